"""Who sits here: a bust or a crest in a round frame, with small badges."""

from functools import partial
from typing import Final

from PySide6.QtCore import Property, QEvent, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from coup_desktop.desk import art, fonts
from coup_desktop.desk.badges import paint_automaton, paint_medal, paint_person
from coup_desktop.desk.match_words import won_words
from coup_desktop.desk.sitter import HUMAN, level_name
from coup_desktop.desk.team_sign import PLAIN, TEAM_COLOURS
from coup_desktop.desk.theme import Colours, colours_of

BADGE: Final = 0.4
"""Diameter of a badge, in portraits."""
SMALLEST_BADGE: Final = 16.0
FADED: Final = 0.45
STARTER: Final = "icons/starter.svg"
WINNER: Final = "icons/winner.svg"
CROWN: Final = 0.44
"""Width of the winner's crown, in portraits."""
TILT: Final = -35.0
"""Degrees by which the crown leans, for it sits on the edge and leaves the face free."""
SEATED: Final = 0.52
"""From the upper left corner to the crown's middle, in crowns, across and down."""


class Portrait(QLabel):
    """A face with a badge for a person, and one for the seat that began."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bust = ""
        self._owner = ""
        self._human = False
        self._bot = ""
        self._badged = True
        self._starter = False
        self._on_turn = False
        self._winner = False
        self._faded = False
        self._team = ""
        self._team_name = ""
        self._won = 0
        self._away = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._name()

    def sizeHint(self) -> QSize:
        """A small portrait; seats give theirs a fixed size."""
        return QSize(40, 40)

    def getBust(self) -> str:
        """The name of a file in `resources/portraits`, without its ending."""
        return self._bust

    def setBust(self, bust: str) -> None:
        """Show a bust or crest; where there is none such, the owner's first letter."""
        self._change("_bust", bust)

    def getOwner(self) -> str:
        """Whose portrait it is."""
        return self._owner

    def setOwner(self, owner: str) -> None:
        """Say whose portrait it is."""
        self._change("_owner", owner)

    def isHuman(self) -> bool:
        """Whether a person sits here."""
        return self._human

    def setHuman(self, human: bool) -> None:
        """Say whether a person or a bot sits here."""
        self._change("_human", human)

    def setKind(self, kind: str) -> None:
        """Say who sits here: `human`, or a bot's word, whose level is named."""
        self._change("_bot", "" if kind == HUMAN else kind)
        self.setHuman(kind == HUMAN)

    def setBadged(self, badged: bool) -> None:
        """Let it bear the badge of a person, or not: one knows one's own seat without."""
        self._change("_badged", badged)

    def isStarter(self) -> bool:
        """Whether this seat began the game."""
        return self._starter

    def setStarter(self, starter: bool) -> None:
        """Mark the seat that began."""
        self._change("_starter", starter)

    def isOnTurn(self) -> bool:
        """Whether it is this seat's turn."""
        return self._on_turn

    def setOnTurn(self, on_turn: bool) -> None:
        """Give the frame of the seat whose turn it is."""
        self._change("_on_turn", on_turn)

    def isWinner(self) -> bool:
        """Whether this seat has won the game."""
        return self._winner

    def setWinner(self, winner: bool) -> None:
        """Crown the seat that has won."""
        self._change("_winner", winner)

    def isFaded(self) -> bool:
        """Whether the seat is exiled."""
        return self._faded

    def setFaded(self, faded: bool) -> None:
        """Fade it."""
        self._change("_faded", faded)

    def tip(self) -> str:
        """Who it is, for the pointer; the table shows it."""
        return self._tip

    def getTeam(self) -> str:
        """The word of the team whose sign it bears, or nothing."""
        return self._team

    def setTeam(self, word: str) -> None:
        """Bear the sign of a team, where the seat has no line for it."""
        self._change("_team", word)

    def setTeamName(self, name: str) -> None:
        """What the team is called, for the tooltip."""
        self._change("_team_name", name)

    def getWon(self) -> int:
        """How many games of the match were won from here."""
        return self._won

    def setWon(self, won: int) -> None:
        """Bear a medal with a number, or none for 0."""
        self._change("_won", won)

    def isAway(self) -> bool:
        """Whether a bot plays for the person."""
        return self._away

    def setAway(self, away: bool) -> None:
        """Bear the sign of a bot that plays for the person."""
        self._change("_away", away)

    bust = Property(str, getBust, setBust)
    owner = Property(str, getOwner, setOwner)
    human = Property(bool, isHuman, setHuman)
    starter = Property(bool, isStarter, setStarter)
    onTurn = Property(bool, isOnTurn, setOnTurn)
    winner = Property(bool, isWinner, setWinner)
    faded = Property(bool, isFaded, setFaded)
    team = Property(str, getTeam, setTeam)
    won = Property(int, getWon, setWon)
    away = Property(bool, isAway, setAway)

    def changeEvent(self, event: QEvent) -> None:
        """Name the badges again in a new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint portrait, frame and badges."""
        colours = colours_of(self)
        side = float(min(self.width(), self.height()))
        person = self._human and self._badged
        marks = (person, self._starter, self._on_turn, self._faded, self._team, self._winner)
        also = (self._won, self._away)
        key = f"portrait:{self._bust}:{self._owner[:1]}:{colours.name}:{marks}:{also}"
        paint = partial(self._paint, side, colours)
        pixmap = art.cached(key, QSizeF(side, side), self.devicePixelRatioF(), paint)
        art.put(QPainter(self), pixmap, QPointF(0, 0))

    def _paint(self, side: float, colours: Colours, painter: QPainter) -> None:
        bright = self._on_turn or self._winner
        frame = side * (0.075 if bright else 0.05)
        disc = QRectF(frame, frame, side - 2 * frame, side - 2 * frame)
        painter.setOpacity(FADED if self._faded else 1)
        file = f"portraits/{self._bust}.svg"
        if self._bust and art.exists(file):
            painter.save()
            clip = QPainterPath()
            clip.addEllipse(disc)
            painter.setClipPath(clip)
            art.renderer(file).render(painter, disc)
            painter.restore()
        else:
            self._paint_initial(painter, disc)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colours.bright if bright else colours.gold), frame))
        painter.drawEllipse(disc.adjusted(-frame / 2, -frame / 2, frame / 2, frame / 2))
        painter.setOpacity(1)
        self._paint_badges(painter, side)

    def _paint_initial(self, painter: QPainter, disc: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#3c5a6e"))
        painter.drawEllipse(disc)
        painter.setPen(QColor("#fff7e2"))
        painter.setFont(fonts.display(disc.height() * 0.5, bold=True, drawn=True))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, self._owner[:1].upper())

    def _paint_badges(self, painter: QPainter, side: float) -> None:
        size = max(SMALLEST_BADGE, side * BADGE)
        corner = QRectF(side - size, side - size, size, size)
        if self._won and not (self._team and self._winner):
            left = 0 if self._team else side - size
            paint_medal(painter, QRectF(left, 0, size, size), self._won)
        if self._team:
            spot = QRectF(side - size, 0, size, size)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(TEAM_COLOURS.get(self._team, PLAIN)))
            painter.drawEllipse(spot)
            art.draw(painter, f"icons/team-{self._team}.svg", spot.adjusted(2, 2, -2, -2))
        if self._starter:
            art.draw(painter, STARTER, QRectF(0, side - size, size, size))
        if self._winner:
            _paint_crown(painter, side)
        if self._away:
            paint_automaton(painter, corner)
        elif self._human and self._badged:
            paint_person(painter, corner)

    def _change(self, attribute: str, value: object) -> None:
        if getattr(self, attribute) != value:
            setattr(self, attribute, value)
            self._name()
            self.update()

    def _name(self) -> None:
        kind = self.tr("person") if self._human else self.tr("bot")
        if self._bot:
            kind = self.tr("bot, {level}").format(level=level_name(self._bot))
        if self._away:
            kind = self.tr("a bot plays for the person")
        text = self.tr("Portrait of {name}, {kind}").format(name=self._owner, kind=kind)
        tip = kind
        if self._starter:
            text = self.tr("{portrait}, began the game").format(portrait=text)
            tip = self.tr("{kind}, began the game").format(kind=kind)
        if self._winner:
            text = self.tr("{portrait}, wins").format(portrait=text)
            tip = self.tr("{kind}, wins").format(kind=tip)
        won = won_words(self._won)
        self.setAccessibleName(f"{text}, {won}" if won else text)
        self._tip = " · ".join(part for part in (tip, self._team_name, won) if part)


def _paint_crown(painter: QPainter, side: float) -> None:
    """On the disc's edge to the upper left, where no badge is and no face."""
    crown = max(SMALLEST_BADGE, side * CROWN)
    painter.save()
    painter.translate(crown * SEATED, crown * SEATED)
    painter.rotate(TILT)
    art.renderer(WINNER).render(painter, QRectF(-crown / 2, -crown / 2, crown, crown))
    painter.restore()
