<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="id_ID" sourcelanguage="en">
<context>
    <name>Game</name>
    <message>
        <source>Duke</source>
        <translation>Duke</translation>
    </message>
    <message>
        <source>Assassin</source>
        <translation>Assassin</translation>
    </message>
    <message>
        <source>Contessa</source>
        <translation>Contessa</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Captain</translation>
    </message>
    <message>
        <source>Ambassador</source>
        <translation>Ambassador</translation>
    </message>
    <message>
        <source>Inquisitor</source>
        <translation>Inquisitor</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <translation>Diplomat</translation>
    </message>
    <message>
        <source>Thief</source>
        <translation>Pencuri</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>Pengawal</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Pedagang</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektur</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Pendapatan</translation>
    </message>
    <message>
        <source>Foreign Aid</source>
        <translation>Bantuan Asing</translation>
    </message>
    <message>
        <source>Coup</source>
        <translation>Kudeta</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Pajak</translation>
    </message>
    <message>
        <source>Cooperate</source>
        <translation>Bekerja Sama</translation>
    </message>
    <message>
        <source>Assassinate</source>
        <translation>Membunuh</translation>
    </message>
    <message>
        <source>Steal</source>
        <translation>Mencuri</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Tukar Kartu</translation>
    </message>
    <message>
        <source>Examine</source>
        <translation>Memeriksa</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ganti Kartu</translation>
    </message>
    <message>
        <source>Convert</source>
        <translation>Convert (Mengonversi Faksi)</translation>
    </message>
    <message>
        <source>Embezzle</source>
        <translation>Embezzle (Menggelapkan Dana)</translation>
    </message>
    <message>
        <source>{seat} takes {action}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} asks for {action}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} launches a {action} against {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} claims the {character} to take {coins}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} claims the {character} to cooperate with {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} claims the {character} to assassinate {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} claims the {character} to steal from {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} claims the {character} to exchange cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} claims the {character} to examine a card of {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} claims the {character} to have {target} replace a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} pays to change sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} claims not to hold the {barred}, to take the {reserve}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} chooses {action}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} pays to make {target} change sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action} against {target}!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action} with {target}. I am the {character}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action} {target}! I am the {character}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action} from {target}. I am the {character}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action} {target}. I am the {character}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action}: a new card for {target}. I am the {character}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action}. I hold no {barred}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action}. I am the {character}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action}: {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I challenge that!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocked. I am the {character}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action}: {character}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocked: {character}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Challenge!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 coin</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n coins</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 card</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 influence</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n influences</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{source} pays {coins}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{destination} gets {coins} back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{destination} takes {coins} from the Treasury.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{destination} takes {coins} from {source}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source} gives {coins} to {destination}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{destination} takes {coins} from the {reserve}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source} returns {coins} to the Treasury.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {number}: {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} challenges {other}&apos;s {character}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} challenges {other}&apos;s claim to hold no {barred}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} claims the {character} to block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} shows {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} opens its hand: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} loses {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} is exiled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cooperation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assassination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>theft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>examination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replacement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conversion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>embezzlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>theft of the bribe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {deed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {deed} fails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {deed} is blocked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action} fails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action} is blocked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The block falls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} draws {cards} from the Court.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} shuffles {cards} into the Court.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} lets {other} see {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} lets {other} keep the card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} has {other} replace the card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} belongs to the {team} now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} wins the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} drafts {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} is dealt {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody challenges it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody blocks it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seats} let it pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seats} lets it pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {character}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dukes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assassins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contessas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ambassadors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inquisitors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diplomats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thieves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two {characters}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three {characters}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four {characters}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{others} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{others} or {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Factions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monarchists against Populists until one faction is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Inquisitor instead of the Ambassador.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monarchists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Populists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Official</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two seats: each chooses its first card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Almshouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City-state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Diplomat instead of the Duke.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coup X</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Inspector instead of the Dealer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Dealer and the Inspector both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red against blue until one team is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bribes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get Influence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Street Aid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch Team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steal Bribe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies of each character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins in the box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With two seats, who starts with one coin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cost of a caught action is returned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who may block an action that has a target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Coup is compulsory from so many coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seat that could prove a claim may decline and lose a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seat without coins may be stolen from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn cards that an exchange may keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Contessa blocks an examination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A caught embezzler loses</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
