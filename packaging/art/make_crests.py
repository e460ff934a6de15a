"""Write the crests of human players.

Run it from anywhere: ``python packaging/art/make_crests.py``; it writes to ``resources/portraits``.
"""

from __future__ import annotations

from pathlib import Path

from shapes import INK, LILY, circle, ellipse, flat, group, line, num, polar, shape, star_path, svg

OUT = Path(__file__).resolve().parents[2] / "resources" / "portraits"
HEATER = "M14 12H86V44C86 66 70 82 50 92C30 82 14 66 14 44Z"
ROUND = circle(50, 51, 40)
KITE = "M50 8C62 14 76 15 88 12C86 30 90 44 84 60C78 76 62 84 50 94C38 84 22 76 16 60C10 44 14 30 12 12C24 15 38 14 50 8Z"
SQUARE = "M15 11H85V66C85 78 76 82 66 83C58 84 54 87 50 93C46 87 42 84 34 83C24 82 15 78 15 66Z"


HORSE = (
    "M50 9C58 9 62 14 70 12C78 10 84 14 86 22C80 26 78 34 82 44C86 56 82 72 70 82C64 87 56 88 50 94"
    "C44 88 36 87 30 82C18 72 14 56 18 44C22 34 20 26 14 22C16 14 22 10 30 12C38 14 42 9 50 9Z"
)


LOZENGE = "M50 4L92 50L50 96L8 50Z"
OVAL = ellipse(50, 51, 36, 43)


def crest(number: int) -> str:
    """One of the ten shields."""
    gold, silver, red, blue, green, black, violet = (
        "#e3b94f",
        "#f3ead6",
        "#a8323c",
        "#2c5d97",
        "#2f7d4f",
        "#2d2a32",
        "#5b3a8c",
    )
    match number:
        case 1:
            ground, outline, field = "#c9b48a", HEATER, red
            charge = (
                shape(
                    "M32 24H40V31H46V24H54V31H60V24H68V40L63 46V66L68 74H32L37 66V46L32 40Z", gold
                )
                + line("M32 40H68M37 46H63M37 66H63M44 52H49M54 58H59M41 60H46", "#7d5a18", 1.4)
                + shape("M45 74V63C45 57 55 57 55 63V74Z", INK, 1.2)
                + shape("M47.5 52V47H52.5V52Z", INK, 1)
            )
        case 2:
            ground, outline, field = "#8aa0ae", ROUND, blue
            charge = (
                "".join(
                    group(
                        f"rotate({i * 22.5} 50 51)",
                        shape(
                            "M46 34L50 16L54 34Z"
                            if i % 2 == 0
                            else "M47 33C44 28 53 26 49.5 20C56 26 56 29 53 33Z",
                            gold,
                            1.5,
                        ),
                    )
                    for i in range(16)
                )
                + shape(circle(50, 51, 17.5), gold)
                + line(
                    "M42 47C43.5 45.5 46 45.5 47.5 47M52.5 47C54 45.5 56.5 45.5 58 47M50 48V54L48 55.5M44 59C47 61.5 53 61.5 56 59",
                    INK,
                    1.6,
                )
            )
        case 3:
            ground, outline, field = "#b7a27c", SQUARE, "#7fb6d8"
            charge = (
                flat(
                    "M16 63C22 58 28 58 34 63C40 68 46 68 51 63C57 58 62 58 67 63C73 68 79 67 84 63V67C84 77 76 81 66 82C58 83 54 86 50 92C46 86 42 83 34 82C24 81 16 77 16 67Z",
                    blue,
                )
                + line(
                    "M20 71C26 67 31 67 36 71M44 75C48 71 53 71 57 75M64 72C69 69 74 69 79 72",
                    silver,
                    1.5,
                )
                + shape("M26 54H75L69 67C60 71 40 71 31 67Z", "#8a5a2b")
                + line("M30 59H72", "#e3b94f", 1.6)
                + line("M50 18V54", INK, 3)
                + shape(
                    "M34 24C40 27 60 27 66 24C70 33 70 41 66 49C60 46 40 46 34 49C38 41 38 33 34 24Z",
                    silver,
                )
                + flat("M48.3 26.2H51.7V46.7H48.3ZM37 34H68.5V38H37Z", red)
                + shape("M50 18V12L62 15L50 19Z", red, 1.5)
            )
        case 4:
            ground, outline, field = "#7f9078", KITE, silver
            charge = group("translate(50 53) scale(2.75)", shape(LILY, red, 0.8))
        case 5:
            ground, outline, field = "#9c8266", HORSE, gold
            charge = (
                shape("M46.5 50H53.5C53 62 55 70 60 75H40C45 70 47 62 46.5 50Z", "#7a4c20")
                + shape(
                    "M50 18C58 16 64 21 64 27C72 28 75 36 71 42C73 50 66 56 59 54C55 58 45 58 41 54C34 56 27 50 29 42C25 36 28 28 36 27C36 21 42 16 50 18Z",
                    green,
                )
                + line(
                    "M42 30C44 27 48 26 51 27M56 36C59 34 62 34 65 36M36 42C39 40 42 40 45 42M53 47C56 45 59 45 62 47",
                    "#a9d8b4",
                    1.5,
                )
                + "".join(
                    flat(circle(x, y, 2.3), red)
                    for x, y in ((38, 35), (52, 33), (62, 29), (48, 50), (60, 41), (33, 46))
                )
                + line("M34 79C42 75 58 75 66 79", "#7d5a18", 1.6)
            )
        case 6:
            ground, outline, field = "#b89fb8", OVAL, violet
            key = (
                shape("M52.4 19H62V25H58.6V29H62V34.5H52.4Z", gold, 1.7)
                + shape("M47.6 63V18H52.4V63Z", gold, 1.7)
                + shape("M45.5 58H54.5V62.5H45.5Z", gold, 1.5)
                + shape(circle(50, 72, 10.5), gold, 1.7)
                + shape(circle(50, 72, 5), field, 1.5)
            )
            charge = group(
                "translate(4 4.5) scale(0.92)",
                group("rotate(-38 50 51) translate(100 0) scale(-1 1)", key),
                group("rotate(38 50 51)", key),
            )
        case 7:
            ground, outline, field = "#9aa39c", LOZENGE, black
            charge = (
                flat("M50 6L90 50L50 94Z", "#a98d3f", 0.55)
                + shape(star_path(50, 50, 31, 12, 8), silver)
                + "".join(
                    flat(
                        f"M50 50L{num(polar(50, 50, 30, i * 45)[0])} {num(polar(50, 50, 30, i * 45)[1])}L{num(polar(50, 50, 12, i * 45 + 22.5)[0])} {num(polar(50, 50, 12, i * 45 + 22.5)[1])}Z",
                        "#a59670",
                        0.6,
                    )
                    for i in range(8)
                )
            )
        case 8:
            ground, outline, field = "#6b7d96", HEATER, "#1c2a4a"
            charge = (
                shape(
                    "M62 22C42 22 28 34 28 50C28 66 42 76 58 74C46 70 41 60 42 50C43 38 50 28 62 22Z",
                    silver,
                )
                + shape(star_path(62, 46, 9.5, 3.9), gold, 1.5)
                + shape(star_path(71, 26, 5.5, 2.3), gold, 1.2)
            )
        case 9:
            ground, outline, field = "#a7b58f", SQUARE, silver
            charge = flat("M16 12H34L84 62V66C84 72 81 76 77 79L16 26Z", green) + line(
                "M16 26.5L77.5 80M34 12L84 61.5", INK, 2
            )
            for x, y in ((31, 25.5), (50, 44.5), (69, 62)):
                charge += "".join(
                    flat(circle(*polar(x, y, 4, a), 3.3), "#f0c6c2") for a in (0, 72, 144, 216, 288)
                ) + flat(circle(x, y, 2.4), "#b3313a")
            charge += group(
                "translate(68 28) scale(0.8)", shape(star_path(0, 0, 11, 4.5, 6), red, 1.8)
            ) + group("translate(32 66) scale(0.8)", shape(star_path(0, 0, 11, 4.5, 6), red, 1.8))
        case 10:
            ground, outline, field = "#c58f6a", KITE, gold
            charge = shape(
                "M50 36L83 64C80 69 76 73 72 76L50 57L28 76C24 73 20 69 17 64Z", black
            ) + "".join(
                shape(circle(x, y, 7), red, 1.8)
                + line(
                    f"M{x - 3} {y - 2.5}C{x - 2} {y - 4.5} {x} {y - 4.8} {x + 1} {y - 4.5}",
                    "#f0b8ac",
                    1.3,
                )
                for x, y in ((30, 32), (70, 32), (50, 77))
            )
        case _:
            raise ValueError(number)
    body = f'<rect id="ground" x="0" y="0" width="100" height="100" fill="{ground}"/>\n' + group(
        "translate(8 7.5) scale(0.84)",
        shape(outline, field, 5),
        charge,
        line(outline, INK, 5.5),
        line(outline, "#d9b55c", 2.4),
    )
    return svg(100, 100, body)


def main() -> None:
    """Write every crest."""
    OUT.mkdir(parents=True, exist_ok=True)
    for number in range(1, 11):
        text = crest(number).replace("<path", "\n<path").replace("\n\n", "\n")
        (OUT / f"crest-{number}.svg").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
