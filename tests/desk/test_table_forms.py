"""The forms of the table open as Qt Designer opens them, and hold what they should."""

from pathlib import Path

import pytest
from PySide6.QtCore import QFile, QIODevice
from PySide6.QtUiTools import QUiLoader
from PySide6.QtWidgets import QApplication, QWidget

from coup_desktop.desk.card import Card
from coup_desktop.desk.card_face import CardFace
from coup_desktop.desk.claim_mark import ClaimMark
from coup_desktop.desk.coin_heap import CoinHeap
from coup_desktop.desk.coin_pile import CoinPile
from coup_desktop.desk.court_stack import CourtStack
from coup_desktop.desk.drawn_cards import DrawnCards
from coup_desktop.desk.elided_label import ElidedLabel
from coup_desktop.desk.portrait import Portrait
from coup_desktop.desk.pots import Pots
from coup_desktop.desk.team_sign import TeamSign

UI = Path(__file__).resolve().parents[2] / "ui"
CUSTOM: tuple[type[QWidget], ...] = (
    Card, CardFace, ClaimMark, CoinHeap, CoinPile, CourtStack, DrawnCards, ElidedLabel, Portrait,
    Pots, TeamSign,
)  # fmt: skip
PARTS: dict[str, dict[str, type[QWidget]]] = {
    "card": {"face": CardFace},
    "coin_pile": {"heap": CoinHeap},
    "seat": {
        "portrait": Portrait,
        "name": ElidedLabel,
        "status": ElidedLabel,
        "first": Card,
        "second": Card,
        "drawn": DrawnCards,
        "coins": CoinPile,
        "claim": ClaimMark,
        "team": TeamSign,
    },
    "own_seat": {
        "portrait": Portrait,
        "name": ElidedLabel,
        "status": ElidedLabel,
        "first": Card,
        "second": Card,
        "drawn": DrawnCards,
        "coins": CoinPile,
        "claim": ClaimMark,
        "team": TeamSign,
    },
    "pots": {"court": CourtStack, "treasury": CoinHeap, "reserve": CoinHeap},
    "table": {"pots": Pots},
}


def opened(name: str) -> QWidget:
    loader = QUiLoader()
    for custom in CUSTOM:
        loader.registerCustomWidget(custom)
    file = QFile(str(UI / f"{name}.ui"))
    assert file.open(QIODevice.OpenModeFlag.ReadOnly)
    widget = loader.load(file)
    file.close()
    assert widget is not None, loader.errorString()
    return widget


@pytest.mark.parametrize("name", PARTS)
def test_a_form_opens_in_designer(qapp: QApplication, name: str) -> None:
    form = opened(name)
    for part, kind in PARTS[name].items():
        assert isinstance(form.findChild(QWidget, part), kind), part
    form.deleteLater()


def test_designer_sees_the_properties(qapp: QApplication) -> None:
    card = Card()
    card.setProperty("character", "duke")
    card.setProperty("faceUp", True)
    card.setProperty("lost", True)
    assert (card.getCharacter(), card.isFaceUp(), card.isLost()) == ("duke", True, True)
    pile = CoinPile()
    pile.setProperty("coins", 7)
    assert pile.getCoins() == 7
    mark = ClaimMark()
    mark.setProperty("character", "captain")
    assert mark.property("character") == "captain"
    portrait = Portrait()
    portrait.setProperty("bust", "lia")
    portrait.setProperty("human", True)
    assert (portrait.getBust(), portrait.isHuman()) == ("lia", True)
