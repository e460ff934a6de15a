"""Write the portraits of the cast.

Each bust is drawn by hand in a 100 x 100 box; the script only keeps the line weight, the eyes and
the plain ground (``id="ground"``, so that a test can look at the silhouette alone) common.
Each stands a little smaller at the foot of its frame, so that a seat may cut it to a circle.

Run it from anywhere: ``python packaging/art/make_portraits.py``; it writes to
``resources/portraits``.
"""

from __future__ import annotations

from pathlib import Path

from make_cards import circle, num, polar

OUT = Path(__file__).resolve().parents[2] / "resources" / "portraits"

INK = "#2b2118"
WHITE = "#fdf6e6"
GOLD = "#d9b04e"


def shape(d: str, fill: str, width: float = 2.0) -> str:
    """A flat shape with the ink outline."""
    return f'<path d="{d}" fill="{fill}" stroke="{INK}" stroke-width="{num(width)}" stroke-linejoin="round"/>'


def flat(d: str, fill: str, opacity: float = 1.0) -> str:
    """A flat shape without outline."""
    extra = f' opacity="{num(opacity)}"' if opacity != 1 else ""
    return f'<path d="{d}" fill="{fill}"{extra}/>'


def line(d: str, colour: str = INK, width: float = 1.5) -> str:
    """An engraved line."""
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{num(width)}"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )


def group(transform: str, *parts: str) -> str:
    """Parts under a transform."""
    return f'<g transform="{transform}">{"".join(parts)}</g>'


def flip(*parts: str) -> str:
    """Parts mirrored, to face left."""
    return group("translate(100 0) scale(-1 1)", *parts)


def side_eye(x: float, y: float, iris: str = INK) -> str:
    """An eye in profile that looks to the right."""
    return group(
        f"translate({num(x)} {num(y)})",
        flat("M-4.5 0.5C-2.5 -2.5 0.5 -3 2.5 -2.2L2 1.8C0 2.5 -2.5 2 -4.5 0.5Z", WHITE),
        flat(circle(0.9, -0.3, 1.7), iris),
        line("M-5 0.3C-2.5 -3 0.5 -3.5 3 -2.5"),
    )


def eye(x: float, y: float, look: float, size: float = 1.0) -> str:
    """An eye in three-quarter view; look moves the pupil."""
    return group(
        f"translate({num(x)} {num(y)}) scale({num(size)})",
        flat("M-4.2 0.5C-2 -2.8 2 -2.8 4.2 0.5C2 2.6 -2 2.6 -4.2 0.5Z", WHITE),
        flat(circle(look, 0, 1.9), INK),
        line("M-4.5 0.3C-2 -3 2 -3 4.5 0.3"),
    )


def fist(x: float, y: float, angle: float, skin: str, size: float = 1.0) -> str:
    """A closed hand about something upright."""
    return group(
        f"translate({num(x)} {num(y)}) rotate({num(angle)}) scale({num(size)})",
        shape("M-7.5 -4C-7.5 -8 7 -8.5 7.5 -4L8 3C7.5 8.5 -6 8.5 -7.5 3Z", skin),
        line("M-3.8 -6.5V0M0 -7V0.5M3.8 -6.8V0", INK, 1.2),
        shape("M-8 4C-5 -0.5 1 -0.5 3.5 3C3.5 7 -5 8.5 -8 4Z", skin, 1.5),
    )


def orsola() -> str:
    """A matron in a great wreath-like balzo, with a falcon on her glove."""
    skin = "#eec39a"
    return "".join(
        (
            shape("M9 30C4 52 6 72 15 84C24 80 28 68 30 54L26 34Z", "#efe2c4"),
            line("M14 40C11 54 12 66 17 76M20 42C18 54 18 62 21 72", "#a98b56", 1.2),
            shape("M2 99C4 86 14 79 27 76L46 78C56 81 62 90 64 99Z", "#7d2338"),
            shape("M31 56L29 77C35 86 45 86 49 79L48 62Z", skin),
            shape("M26 77C34 90 46 90 51 79L56 82C52 96 32 98 21 80Z", "#d9b04e"),
            flat("M31 60C35 66 41 68 47 67L48 73C41 73 35 69 30.5 65Z", "#b9794f", 0.55),
            shape(
                "M47 27C51 29 52 33 52.5 37C54 41 57 44 58 46.5C58 49 55 49.5 53.5 49.8C54.8 51 55 52.3 54 53.2C55.3 54.5 55 56 54 57"
                "C55.3 60 54 65 49 65.5C42 66 36 63 32 57L28 42L34 26Z",
                skin,
            ),
            flat("M44 48C48 46 51 48 50 52C48 54 44 53 44 48Z", "#d98a6a", 0.6),
            line("M54 53.5C52 53.8 50.5 53.5 49.5 52.8"),
            line("M36 60C40 63 44 63.5 47 62.5", "#8f5a33", 1.2),
            side_eye(48.5, 39.5),
            line("M43 35C46 32.5 49 32.5 51.5 34", INK, 1.8),
            shape("M29 38C27 46 28 54 32 59C37 55 38 46 42 36Z", "#6b3a22"),
            line("M33 42C31 47 31.5 52 33 56", "#3a1d10", 1.2),
            shape(circle(33.5, 61.5, 2.8), WHITE, 1.5),
            group(
                "rotate(-24 31 25)",
                shape(
                    "M3 25C3 12 16 7 31 7C46 7 58 13 58 25C58 36 46 39 31 39C16 39 3 37 3 25Z",
                    "#a8323c",
                ),
                line(
                    "M8 33L20 8M19 38L33 7M31 39L46 9M43 38L56 18M6 17L20 38M14 10L32 39M27 7L45 38M41 8L55 32",
                    "#e6c878",
                    1.3,
                ),
                *(
                    flat(circle(x, y, 1.6), WHITE)
                    for x, y in ((16, 19), (26, 23), (38, 24), (47, 22), (22, 31), (37, 33))
                ),
            ),
            group(
                "translate(-2 -1)",
                line("M73 82V89M79 82V89", "#d9b04e", 3),
                shape(
                    "M62 45C62 38 67 33 74 34C81 35 85 41 85 48C89 56 90 66 87 75L91 92L82 84C75 84 68 79 66 71C64 63 66 55 67 50C65 49.5 63 48 62 45Z",
                    "#d8c7a4",
                ),
                shape("M80 48C88 56 90 66 87 75L91 92L80 82C75 73 75 59 80 48Z", "#6c5a44"),
                shape(
                    "M64 42C63 36 68 33 74 34C80 35 83 39 83.5 44C77 47 72 46 69 43Z",
                    "#6c5a44",
                    1.6,
                ),
                shape("M66 42C61 42 59.5 45.5 61 50C63 48 66 48 68 46.5Z", "#d9b04e", 1.5),
                flat(circle(71.5, 41, 2.6), "#e9c24e"),
                flat(circle(71.3, 41, 1.5), INK),
                line("M70 57L71.5 60M74 62L75.5 65M69.5 66L71 69M73.5 72L75 75", "#6c5a44", 1.7),
            ),
            shape("M55 88C62 82 80 82 86 87C89 91 89 95 86 99H54C51 95 52 91 55 88Z", "#8a5a2b"),
            line("M62 89C66 87 70 87 74 88M64 94C68 92.5 72 92.5 76 93.5", "#4e3014", 1.3),
        )
    )


def baldassare() -> str:
    """A bearded courtier in a broad beret with a plume, a book under his hand."""
    skin = "#e2ae82"
    return "".join(
        (
            shape("M2 99C5 84 20 77 36 75H66C82 77 94 86 97 99Z", "#3a4148"),
            shape("M22 79C30 75 36 74 38 73L51 88L66 72C72 74 78 77 82 80L76 99H28Z", "#8d8c88"),
            line(
                "M32 82L36 87M30 90L34 95M74 80L70 86M76 89L71 94M40 84L43 89M64 83L61 88",
                "#55534f",
                1.4,
            ),
            shape("M39 74L51 86L64 73L66 80L52 94L37 82Z", WHITE),
            shape("M40 60V76C46 84 58 84 64 74V56Z", skin),
            shape("M34 30C32 42 32 50 35 57C38 67 45 71 52 70C61 69 69 58 70 46L69 30Z", skin),
            flat("M62 32C66 44 62 58 54 69C63 66 69 56 70 46L69 32Z", "#b9794f", 0.5),
            shape(
                "M33 49C29 62 33 77 43 82C47 85 49 80 51.5 84C60 83 70 73 73 56C73.5 46 71 42 69 40C68 50 63 55 56 56C52 51.5 40 51.5 38 56.5"
                "C35.5 56 34 53 33 49Z",
                "#3d2a20",
            ),
            line(
                "M38 64C39 70 41 74 44 77M48 70C48.5 74 49.5 77 51 79M58 68C57 73 56 76 54 79M66 60C65 66 63 71 60 74",
                "#8a6a55",
                1.2,
            ),
            flat("M40.5 59C43 57.5 49 57.5 51.5 59C49 61.5 43 61.5 40.5 59Z", "#a84a42"),
            line("M39 58.5C42 57.5 49 57.5 53 58.8", INK, 1.4),
            line("M44.5 40C42.5 46 39.5 49.5 41 51.5C42.5 53 45.5 52.5 47 51.3", INK, 1.6),
            eye(38.8, 42, -0.8, 0.9),
            eye(54, 42, -1),
            line("M34.5 37.5C37 35.5 40 35.5 42 37M48.5 37C52 34.5 57 35 60 37.5", "#3d2a20", 2.2),
            shape(
                "M68 13C74 0 90 -1 95 12C98 21 93 28 88 30C90 24 87 22 84 26C84 22 81 21 78 25C76 21 70 19 68 13Z",
                WHITE,
            ),
            line("M70 13C79 8 88 10 92 20M78 11L80 16M85 11L86 17", "#a98b56", 1.2),
            shape(
                "M15 31C10 18 30 7 53 8C76 8 91 20 86 31C82 39 68 35 51 34C36 33 20 40 15 31Z",
                "#24272c",
            ),
            line(
                "M22 30C32 24 44 26 52 26C62 26 74 27 80 30M28 18C36 13 46 13 54 14", "#6a717b", 1.3
            ),
            shape(circle(66, 18, 4), GOLD, 1.6),
            flat(circle(66, 18, 1.6), "#a3202f"),
            shape("M53 82L80 75.5Q82 75 82.5 77L88 99H56.5Z", "#9b2f38"),
            shape("M53 82L57.5 81L61.5 99H56.5Z", "#6f1826", 1.5),
            line("M63 84.5L78 80.5M72 86.5L76.5 89.5L74 94.5L69.5 91.5Z", "#e6c878", 1.4),
            shape(
                "M44 99C46 91 53 88.5 60 90.5C65 91.5 68 94 66 96.5C62 97.5 58 97.5 56 99Z", skin
            ),
            line("M57 93C60 93.3 62.5 94 64.5 95", INK, 1.2),
        )
    )


def fiammetta() -> str:
    """A young woman with hair like a blaze, behind an open fan."""
    skin = "#f3cfae"
    px, py = 62.0, 95.0
    fan: list[str] = []
    for i in range(6):
        a, b = -46 + i * 19.0, -27 + i * 19.0
        (x1, y1), (xm, ym), (x2, y2) = (
            polar(px, py, 37, a),
            polar(px, py, 42, (a + b) / 2),
            polar(px, py, 37, b),
        )
        fan.append(
            shape(
                f"M{px} {py}L{num(x1)} {num(y1)}Q{num(xm)} {num(ym)} {num(x2)} {num(y2)}Z",
                "#f0c24e" if i % 2 == 0 else "#2f8f8a",
                1.6,
            )
        )
        u, v = polar(px, py, 33, (a + b) / 2)
        fan.append(flat(circle(u, v, 2), "#b3313a" if i % 2 == 0 else "#f0d58a"))
    return flip(
        shape(
            "M56 17C48 3 28 4 20 17C12 18 8 26 10 33C2 40 4 52 8 56C2 64 4 76 12 82C10 76 13 72 17 72C14 80 18 88 27 91C24 84 27 78 32 76"
            "C34 66 34 60 36 54L58 30Z",
            "#cf5a22",
        ),
        shape("M4 99C8 88 18 80 32 78L48 79C58 82 64 90 67 99Z", "#d98a2e"),
        shape("M34 54L32 78C37 85 45 85 49 80L48 64Z", skin),
        flat("M34 60C38 66 43 68 48 67.5V72C42 72 37 69 33 66Z", "#c98a5e", 0.55),
        shape("M30 79C36 90 47 90 51 80L53 83C49 95 33 96 27 81Z", WHITE, 1.6),
        shape(
            "M54 22C58 25 59 30 59 34C59.5 37 63.5 42 64.5 45C64.5 47 61.5 47.5 60.3 48C61.3 49.5 61.5 50.5 60.5 51.5C61.5 52.5 61.5 54 60.3 55"
            "C61 58.5 60 62 56 63.5C49 65 42 61 37 55L34 38Z",
            skin,
        ),
        flat("M50 48C53.5 46 57 47 57 50.5C55 53.5 50 53 50 48Z", "#e08a6a", 0.65),
        flat(
            "M57 51C59 50 60.5 50.5 61 51.3C60.8 52.3 61.5 53 60.5 54.5C59 54.3 58 53 57 51Z",
            "#b3404a",
        ),
        side_eye(55, 38.5, "#2d5a3c"),
        line("M50.5 33.5C53 31 56 31 58.5 32.5", "#8a3a14", 1.8),
        shape(
            "M57 18C50 20 46 26 46 33C44 42 40 46 39 54C36 58 31 57 30 51C22 44 24 28 34 20C42 14 52 12 57 18Z",
            "#e3742c",
        ),
        line(
            "M52 19C43 23 40 32 38 42M44 18C35 23 31 32 31 44M16 24C11 32 12 38 15 42M11 46C9 52 10 56 14 60M22 62C18 68 20 76 24 82",
            "#8a2f10",
            1.4,
        ),
        shape("M28 20C36 14 47 12 58 22L55.5 26C47 18 38 19 31 25Z", "#2f6b57", 1.6),
        flat(circle(49, 18.5, 2.3), "#f0d58a"),
        flat(circle(39, 18.3, 1.7), WHITE),
        shape(circle(38.5, 58, 2.5), "#2f8f8a", 1.5),
        *fan,
        line(
            f"M{px} {py}L{num(polar(px, py, 37, -46)[0])} {num(polar(px, py, 37, -46)[1])}",
            "#5b3811",
            2.6,
        ),
        line(
            f"M{px} {py}L{num(polar(px, py, 37, 68)[0])} {num(polar(px, py, 37, 68)[1])}",
            "#5b3811",
            2.6,
        ),
        fist(px, 91.5, 8, skin, 0.9),
    )


def corvino() -> str:
    """A gaunt man in a pointed black hood, a beaked mask in his hand."""
    skin = "#ecd3ba"
    return "".join(
        (
            shape(
                "M1 99L5 86L11 90L14 79L21 84L26 74H48L54 83L60 79L63 87L69 85L73 99Z", "#2b2d3c"
            ),
            line("M12 96L17 88M24 92L28 83M36 96L40 86M48 94L50 87M58 96L60 89", "#6f7490", 1.4),
            shape("M33 56L33 78C38 84 46 83 49 78L48 66Z", skin),
            shape(
                "M53 24C56 26 57 30 57 33C58 35 62 37 65.5 44C66.8 47.5 66.5 50 65 50.5C63 49.5 60.5 49.5 59 50C60.3 51.3 60.3 52.2 59.3 53"
                "C60 54 60 55 58.8 56C60.5 58.5 62 62.5 60 66C57 69 52 67 47 63L38 58L36 40Z",
                skin,
            ),
            flat("M44 52C48 53 50 58 50 64L40 58Z", "#b38f78", 0.6),
            line("M59.3 53.3C57 53.8 55 53.3 53.5 52.3M59 46C58.3 47.5 57.5 48 56.5 48"),
            side_eye(54.5, 38.8),
            line("M48.5 36.5C51 33 54.5 33.3 57 35", INK, 2.3),
            line("M50 43.5C52 44.5 54 44.5 55.5 43.8", "#a07a64", 1.1),
            shape(
                "M59 26C56 12 42 6 30 11C21 16 13 14 8 7C5 18 9 28 16 33C13 46 14 62 22 74L46 80C39 68 38 54 43 44C45 36 52 33 59 26Z",
                "#23242f",
            ),
            line(
                "M53 21C45 16 36 17 30 23C23 31 22 44 25 58M12 15C15 19 19 21 25 21M31 34C29 46 31 60 37 70",
                "#6f7490",
                1.4,
            ),
            flat(
                "M43 44C45 37 51 33 57 28L58.5 29.5C55 35 48 38 46.5 46C44.5 52 45 58 44.5 62C41.5 56 41 50 43 44Z",
                "#11121a",
            ),
            line("M75.5 57L70 96", INK, 4.6),
            line("M75.5 57L70 96", "#d9b04e", 2),
            shape(
                "M69 47C66 37 72 30 79 31C86 32 89 38 89.5 44C94 50 97 60 96 71C91 64 85 61 78 60C72 59 70 53 69 47Z",
                "#efe4c9",
            ),
            shape(circle(79, 43, 5), "#8f9dab", 1.8),
            flat(circle(77.6, 41.5, 1.4), WHITE),
            line(
                "M87 48C91 54 93 60 94 65M72 51C74 55 78 57 82 57M72 36C75 34 79 34 82 35",
                "#9a8350",
                1.3,
            ),
            flat(circle(88, 52, 1), INK),
            flat(circle(90.5, 57, 1), INK),
            shape("M60 99C60 92 62 88 65 86L78 88C80 92 80 96 79 99Z", "#2b2d3c"),
            fist(71.5, 84.5, 9, "#4a4d66", 0.95),
        )
    )


def lia() -> str:
    """A girl with braids coiled over her ears, a sealed letter before her."""
    skin = "#d9a273"
    coil = "#3f2618"
    return "".join(
        (
            shape("M8 99C8 84 20 77 36 75H64C80 77 92 84 92 99Z", "#2f6aa8"),
            shape("M32 76C38 87 62 87 68 76L63 73C58 80 42 80 37 73Z", WHITE, 1.8),
            shape("M42 62V75C46 80 54 80 58 75V62Z", skin),
            flat("M42 68C46 72 52 73 58 70V75C52 77 46 75 42 72Z", "#9d6438", 0.55),
            shape("M29 42C27 22 38 14 51 14C64 14 73 22 71 42Z", coil),
            shape(
                "M32 36C30 48 34 58 40 64C45 69 52 70 57 66C64 61 69 50 68 36C62 24 42 22 32 36Z",
                skin,
            ),
            flat("M33 44C32 52 36 60 42 65.5C38 58 36 50 37 42Z", "#9d6438", 0.45),
            flat(circle(60.5, 52.5, 3.6), "#d0704f", 0.5),
            flat(circle(41.5, 52.5, 3.4), "#d0704f", 0.4),
            eye(44, 44.5, 0.9, 1.05),
            eye(60, 44.5, 0.9),
            line("M39 39C42 36.5 46 37 48.5 38.5M56 38.5C58.5 36.8 62 36.8 64.5 38.8", coil, 1.7),
            line("M54 45C55.5 49 57 51.5 56 53C54.8 54 53 53.8 52 53", INK, 1.4),
            flat(
                "M47.5 58.5C50 57.3 52 57.6 53 58C54.5 57.6 56 57.6 57.5 58.5C55.5 61.5 50 62 47.5 58.5Z",
                "#a8433f",
            ),
            line("M47 58.5C50 59.5 55 59.5 58.2 58.3", INK, 1.2),
            shape(
                "M52 15C42 16 33 24 31 40C28 38 27 30 31 23C36 14 44 11 52 12C62 11 70 16 73 24C74 31 72 38 69 40C68 26 62 17 52 15Z",
                coil,
            ),
            line(
                "M52 15V11.5M44 14.5C37 18 33 24 31.5 32M60 14.5C67 18 70 24 71 31", "#8a6247", 1.2
            ),
            *(
                shape(circle(x, 47, 10.5), coil)
                + line(circle(x, 47, 6.3), "#8a6247", 1.3)
                + flat(circle(x, 47, 2.6), "#d9b04e")
                + line(
                    "".join(
                        f"M{num(polar(x, 47, 7, a)[0])} {num(polar(x, 47, 7, a)[1])}L{num(polar(x, 47, 10, a + 16)[0])} {num(polar(x, 47, 10, a + 16)[1])}"
                        for a in range(0, 360, 36)
                    ),
                    "#8a6247",
                    1.1,
                )
                for x in (26.5, 74.0)
            ),
            line("M20 92C20 87 22 84 26 82M80 92C80 87 78 84 74 82", "#143f6e"),
            shape("M31 80L70 75L72.5 97H34Z", "#f5ead0"),
            line("M31 80L53 89L70 75", INK, 1.6),
            shape(circle(53, 88.5, 5), "#a3202f", 1.7),
            line("M50.7 88.5H55.3M53 86.2V90.8", "#f0b8ac", 1.2),
            shape(
                "M16 99C17 92 22 88 29 87C34 86 40 88 39 90.5C38 92 35 92 33 92.5C35 94 34 97 32 99Z",
                skin,
            ),
            shape("M12 99C12 93 15 89 19 87L25 97L24 99Z", "#2f6aa8"),
            shape(
                "M86 99C85 91 80 86 73 85C68 84 63 85 63.5 87.5C64 89.5 68 89 70.5 90C69 92 70 96 72 99Z",
                skin,
            ),
            shape("M89 99C89 92 86 87 82 85L76 95L77 99Z", "#2f6aa8"),
        )
    )


def ser_piero() -> str:
    """An old notary under a violet padded hood, with spectacles and a quill."""
    skin = "#ecbf98"
    return flip(
        shape("M2 99C4 84 16 76 30 73L46 76C58 79 64 87 67 99Z", "#5d3f86"),
        line("M12 98C14 90 18 84 24 80M50 82C56 86 59 92 60 98", "#c3a9e0", 1.4),
        shape("M32 54L28 76C34 84 44 84 48 78L47 64Z", skin),
        shape("M27 74C33 84 44 85 50 77L51 83C44 92 30 90 24 79Z", WHITE, 1.8),
        shape(
            "M52 28C55 30 56 34 56 37C60 39 65 44 66 48C66.5 51.5 62.5 52 59 51.5C60 52.7 60 53.5 59 54.3C60 55.3 60 56.7 58.5 57.5"
            "C60 60 60 64.5 56 66.5C52 68.5 47 67 44 64L32 58L29 42L36 26Z",
            skin,
        ),
        flat("M42 62C46 60 49 62 50 66C47 66.5 44 65.5 42 62Z", "#c98a5e", 0.6),
        shape("M31 40C27 46 28 56 34 62C38 58 38 48 42 40Z", "#e6e1d6"),
        line("M34 44C32 49 33 54 35 58", "#9b968c", 1.2),
        shape("M37 46C34 44 32.5 48 34.5 52C36 55 39.5 54 39.5 50Z", skin, 1.6),
        line("M59 54.5C56.5 55 54.5 54.5 53 53.5"),
        line("M47 58C50 56 51.5 53.5 52 51M44.5 42.5C46 44 46.5 45.5 46.5 47", "#9d6a44", 1.2),
        side_eye(52.5, 41.5),
        line("M46 36.5C49 33.5 53 33.5 57 36", "#f2eee2", 3),
        line("M46 36.5C49 34.5 53 34.5 57 36", "#8b867c", 1),
        line(circle(55, 42.5, 5.6), INK, 1.8),
        line("M49.5 42L40 45.5", INK, 1.4),
        shape("M16 24C8 36 6 54 12 74C16 78 24 76 26 70C21 56 22 42 30 33Z", "#4a2f70"),
        line("M16 36C13 48 14 60 18 71", "#c3a9e0", 1.3),
        shape("M24 22C20 8 38 0 50 6C60 9 62 18 58 26Z", "#6b4a98"),
        line("M34 20C32 12 38 7 46 8M44 21C44 15 48 12 53 13", "#33205a", 1.4),
        group(
            "rotate(8 40 26)",
            shape(
                "M13 27C13 18 26 17 40 17C54 17 67 18 67 27C67 36 54 36 40 36C26 36 13 36 13 27Z",
                "#7a57aa",
            ),
            line(
                "M22 19.5C20 24 20 30 23 34.5M33 17.5C31 23 31 30 34 36M45 17.5C43.5 23 43.5 30 46 36M57 19C55.5 24 55.5 30 58 34.5",
                "#3b2668",
                1.4,
            ),
        ),
        shape("M78 88C77 73 79 55 91 42C95 55 93 68 83 80L80 88Z", WHITE),
        line("M79 84C80 74 84 60 90 47M82 75L89 69M84 67L91 61M81 64L84 56", "#9b8a64", 1.2),
        shape("M64 99C65 93 68 90 70 89L84 89C87 92 88 96 88 99Z", "#5d3f86"),
        line("M69 95C73 93.5 80 93.5 84 95", "#c3a9e0", 1.4),
        fist(77, 85, -6, skin, 0.95),
    )


def isotta() -> str:
    """A lady with a high forehead, her hair bound in a tall horn, a rose in her fingers."""
    skin = "#f4d8bd"
    return flip(
        shape("M10 99C12 90 22 85 34 83L48 84C57 86 63 92 65 99Z", "#2f8057"),
        shape("M38 54C38 66 37 76 33 84C38 90 46 90 50 85C47 79 46 72 47 65Z", skin),
        flat("M38 58C41 64 44 66 47 66.5L46.5 71C42 70 39 67 38 64Z", "#c98f68", 0.5),
        shape("M31 83C37 92 47 92 52 85L54 88C49 97 35 97 28 85Z", "#e6c878", 1.6),
        *(flat(circle(x, y, 1.5), WHITE) for x, y in ((36, 79), (39, 81.3), (42.5, 82), (46, 81))),
        shape(
            "M46 18C54 19 58 26 58 33C58 36 58.5 38 60 41C61.5 43.5 62.5 45 62 46.3C61 47.5 59.5 47.5 58.5 48C59.3 49.3 59.3 50.2 58.5 51"
            "C59.3 52 59.3 53.2 58.3 54C59 57.5 58 61.5 54 62.5C48 63.5 42 60 38 55L35 38L38 20Z",
            skin,
        ),
        flat("M48 47C51.5 45.5 54.5 46.5 54.5 50C52.5 52.5 48.5 52 48 47Z", "#e39a82", 0.6),
        flat(
            "M55.5 50.5C57 49.8 58.3 50 58.8 50.7C58.5 51.7 59 52.5 58.3 53.5C57 53.5 56 52.3 55.5 50.5Z",
            "#b0404c",
        ),
        side_eye(54, 38.5, "#3b5d8a"),
        line("M50 34.5C52 33 54.5 33 57 34", "#a5783c", 1.3),
        shape(
            "M50 17C44 18 42 24 42 32C43 40 42 48 38.5 54C32 54 27 48 27 40C21 37 14 30 10 20C6 9 14 1 24 3C36 5 46 10 50 17Z",
            "#c99a45",
        ),
        line("M40 52C37 48 35 44 34 40M40 26C36 31 35 38 36 46", "#7d5818", 1.3),
        shape("M25 42C29 32 38 22 49 16L51.5 19.5C42 25 33 35 30 47Z", WHITE, 1.6),
        shape("M12 25C18 18 27 10 34 5.5L38.5 7.5C30 13 21 21 15.5 30.5Z", WHITE, 1.6),
        line(
            "M18 33C24 24 33 15 42 10.5M11 16C14 11 19 6.5 24 4.5M20 8C26 10 32 15 36 22",
            "#7d5818",
            1.4,
        ),
        shape(circle(43, 22, 2.6), "#b3313a", 1.4),
        shape("M11 22C4 34 4 54 12 74C16 68 22 62 25 52C20 46 14 34 14 26Z", "#e9eef2"),
        line("M10 36C9 48 11 58 14 66M15 40C15 48 17 52 19 56", "#97a5b3", 1.2),
        line("M76 86C77 78 77 72 76.5 60", "#1f5836", 3),
        shape("M77 74C82 68 88 68 91 71C88 77 82 78 77 76Z", "#3f8a5a", 1.6),
        group(
            "translate(0 -4)",
            shape("M76 70C66 69 63 60 67 54C70 50 82 50 85 54C89 60 86 69 76 70Z", "#c93a48"),
            line(
                "M71 58C72 54 80 54 81 58C81 63 73 63.5 73 59.5C73.5 57 78 57 78 59.5M67.5 61C69 66 73 68 76 68C80 68 83 66 84.5 61",
                "#6d1019",
                1.5,
            ),
        ),
        shape("M62 99C64 93 67 90 70 89H81C84 92 86 96 86 99Z", "#2f8057"),
        line("M67 95C71 93.5 79 93.5 83 95", "#a9dcc0", 1.4),
        fist(75.5, 86, -4, skin, 0.85),
    )


def galeazzo() -> str:
    """A soldier with a broken nose and a round red cap, in steel, his dagger raised."""
    skin = "#c98f63"
    return "".join(
        (
            shape("M1 99C1 84 9 74 22 72L52 74C64 76 70 86 71 99Z", "#a9b3bf"),
            shape("M1 99C1 84 9 74 22 72C30 78 32 90 30 99Z", "#c3ccd6"),
            line(
                "M4 92C8 84 14 79 23 78M9 98C11 91 16 86 25 85M38 82C46 84 52 90 54 98",
                "#5a6572",
                1.5,
            ),
            flat(circle(48, 82, 1.5), INK),
            flat(circle(27, 94, 1.5), INK),
            shape("M30 56L29 74C35 82 46 82 51 76L50 64Z", skin),
            shape("M25 70C34 80 46 81 53 73L55 80C46 90 30 88 22 77Z", "#dfe5ec"),
            line("M27 76C35 83 46 83.5 53 77", "#5a6572", 1.3),
            shape(
                "M51 27C55 29 56 33 56 36L54.5 39.5C58 39 62 42 63.5 46.5C64 49 61.5 50 58.8 50C60 51.3 60 52.3 59 53C60.5 54 60.5 55.5 59.3 56.5"
                "C61.5 59 62 64 58.5 67C53 69.5 46 67 42 62L32 56L30 40L36 26Z",
                skin,
            ),
            flat("M36 56C42 60 48 65 52 68C46 68 40 64 34 58Z", "#7d4a2a", 0.6),
            line("M59 53.3C56.5 53.5 54.5 52.8 53 51.5M54 58C52 58.5 50.5 60 50 62"),
            line("M49 46.5L52.5 51M47 50L50.5 48", "#7d3a28", 1.2),
            side_eye(52.5, 39.5),
            line("M47 36C50 33.5 53 34 56 36.5", INK, 2.6),
            shape(
                "M49 26C46 32 46 38 44 42C42 48 42 52 38 55C40 62 34 68 27 67C21 69 16 64 17 58C13 54 13 47 17 43C16 36 20 29 27 26Z",
                "#2a211d",
            ),
            line(
                "M38 32C35 36 38 40 35 43C38 46 36 50 33 51M27 33C23 37 27 41 23 45C27 48 25 53 21 55M32 58C30 62 26 63 23 61",
                "#7d6a5c",
                1.4,
            ),
            shape(
                "M21 29C19 20 20 12 22 6C32 0 46 1 55 6C57 12 57 20 55 28C44 24 31 24 21 29Z",
                "#a3202f",
            ),
            flat(
                "M44 2.5C49 3.5 53 5 55 6.5C57 12 57 20 55 27.5L46 25C48 18 47 10 44 2.5Z",
                "#6f1222",
                0.65,
            ),
            line("M22.5 8.5C32 4 45 4.5 54.5 8.5", "#e89a96", 1.4),
            shape("M79 84L75 46L80.5 12L86 46L83 84Z", "#e4e9ee"),
            line("M80.5 20V70", "#6c7681", 1.4),
            shape(
                "M66 71C72 68 89 68 95 71C97 73 96 76 94 76C87 73 74 73 68 76C65 76 64.5 73 66 71Z",
                "#d9b04e",
                1.8,
            ),
            shape("M70 99L72 89H89L92 99Z", "#a9b3bf"),
            line("M73.5 93.5H88.5", "#5a6572"),
            fist(80.5, 84, 0, "#8b96a3", 1.1),
        )
    )


def bianca() -> str:
    """A fair musician crowned with her own braid, a lute in her arms."""
    skin = "#f6dcc4"
    fair = "#e9c768"
    return "".join(
        (
            shape("M32 34C24 46 22 66 26 84L44 90H62L76 84C80 64 77 46 69 34Z", fair),
            line(
                "M30 48C27 60 28 72 31 80M72 48C75 60 74 72 71 80M68 52C70 62 70 72 67 80",
                "#9a7420",
                1.3,
            ),
            shape("M4 99C8 88 20 82 36 79H64C78 82 90 88 94 99Z", "#f3ead6"),
            line("M18 98C20 92 24 88 30 85M82 98C80 92 76 88 71 85", "#b9a476", 1.4),
            shape("M42 60V80C46 87 56 87 60 80V60Z", skin),
            shape("M34 80C40 92 62 92 67 80L63 78.5C58 86 44 86 38 78.5Z", "#7fb5b0", 1.6),
            flat("M43 66C48 71 54 71 60 66V72C54 75 48 75 43 71Z", "#cf9d78", 0.5),
            shape(
                "M33 34C31 46 33 56 39 63C44 69 51 69 56 65C64 60 69 48 68 34C60 22 42 22 33 34Z",
                skin,
            ),
            flat("M66 38C68 48 62 59 54 66C62 62 68 50 68 38Z", "#cf9d78", 0.5),
            flat(circle(41, 53, 3.4), "#e88f80", 0.5),
            flat(circle(57.5, 53, 3.6), "#e88f80", 0.5),
            eye(41.5, 45, -0.9),
            eye(57, 45, -0.9, 1.05),
            line(
                "M37 40C39.5 38 43 38 45 39.5M52.5 39.5C55.5 37.5 59.5 37.8 62 40", "#9a7420", 1.5
            ),
            line("M47.5 46C46.5 49.5 44.8 52 45.5 53.5C46.7 54.5 48.5 54.2 49.5 53.5", INK, 1.4),
            flat(
                "M43.5 59C45.5 58 47 58.2 48.3 58.6C49.8 58 51.5 58.2 53 59.3C50.5 62 46 62 43.5 59Z",
                "#c04a52",
            ),
            line("M43.5 59.2C46.5 60 50 60 53.2 59.2", INK, 1.1),
            shape(
                "M32 40C29 28 36 20 50 19C64 19 72 28 69.5 40C65 33 58 29 50 29C42 29 36 33 32 40Z",
                fair,
            ),
            line(
                "M50 20V28M42 21.5C37 25 34.5 29 33.5 34M58 21.5C63 25 66 29 67.5 34",
                "#9a7420",
                1.2,
            ),
            *(
                group(
                    f"translate({num(polar(50.5, 40, 24, a)[0])} {num(polar(50.5, 40, 24, a)[1])}) rotate({num(a)})",
                    shape("M-6 3C-6 -4 1 -6 6 -3C6 4 0 6 -6 3Z", "#d9ad45", 1.7),
                )
                for a in (-74, -52, -31, -10, 11, 32, 53, 74)
            ),
            *(flat(circle(*polar(50.5, 40, 24.5, a), 1.5), WHITE) for a in (-41, 0.5, 43)),
            group(
                "translate(9.6 1.4) scale(0.9) rotate(-28 40 92) translate(2 -6.5)",
                shape("M44 88H86V94H44Z", "#5b3811", 1.7),
                shape("M84 87L90 70L95 72L90 95L84 95Z", "#7a4c20", 1.7),
                line("M87 79L84 77M89.5 73.5L86 72M92 84L96 85M93 78L97.5 79", INK, 1.6),
                shape("M52 91C50 78 34 70 20 76C8 82 6 100 20 107C34 112 50 104 52 91Z", "#c98a3f"),
                line("M47 91C45 82 33 76 22 81", "#f0c98a", 1.3),
                shape(circle(36, 91, 6), "#3a2413", 1.5),
                line(circle(36, 91, 3.6), "#d9b04e", 1),
                shape("M17 85H20V98H17Z", "#3a2413", 1.2),
                line("M19 89.5H86M19 92.5H86", "#fdf6e6", 0.9),
            ),
            shape(
                "M38 85C36 81 40 79 44 81C49 82 51 85 49 87C47 89 43 89 40 90L31 94L27 88Z",
                skin,
                1.8,
            ),
            shape("M93 99C94 88 91 76 86 68L75 71C78 79 77 88 74 95Z", "#f3ead6"),
            line("M86 78C88 84 88.5 90 88 96", "#b9a476", 1.4),
            fist(78.5, 64, 60, skin, 0.8),
        )
    )


def taddeo() -> str:
    """A stout innkeeper with a bowl cut and a small cap, who raises his goblet."""
    skin = "#f0bd92"
    return "".join(
        (
            shape("M1 99C3 82 14 72 30 71H60C76 73 84 84 86 99Z", "#6b3560"),
            line("M45 80V98M12 96C13 88 17 82 22 79M72 84C76 88 78 93 79 98", "#b58aae", 1.5),
            *(flat(circle(45, y, 2), "#e6c878") for y in (84, 92)),
            shape("M20 40C14 54 16 66 26 70C40 82 56 78 66 68C74 62 74 50 70 40Z", skin),
            shape("M24 66C32 80 58 80 66 66L70 72C60 88 30 88 19 72Z", WHITE, 1.8),
            line("M28 74L30 79M36 78L37 82.5M45 79.5V84M54 78L53 82.5M62 74L60 79", "#b9a476", 1.3),
            shape(
                "M21 38C17 50 19 62 29 67C38 74 52 74 61 67C71 61 72 50 69 38C62 28 28 28 21 38Z",
                skin,
            ),
            line("M31 67.5C38 72 52 72 59 67.5", "#b06a42", 1.3),
            flat(circle(29, 55, 5.5), "#e0705a", 0.6),
            flat(circle(60, 55, 5.5), "#e0705a", 0.6),
            eye(35, 46.5, 1.1),
            eye(54, 46.5, 1.1),
            line("M29.5 41C33 38.5 37 38.5 40 40M49 40C52 38.5 56 38.5 59.5 41", "#6b3f1d", 2),
            shape(
                "M45 47C49 50 51.5 53 49.5 55.5C47.5 57.5 42.5 57 40.5 55.5C39.5 53 41.5 52 42 50",
                "#e79f78",
                1.5,
            ),
            shape("M34.5 60C40 62 50 62 55.5 59.5C54 66 38 67.5 34.5 60Z", "#8f2f2f", 1.5),
            flat("M37.5 61.3C42 62.5 49 62.5 53 61C52 63 39 63.5 37.5 61.3Z", WHITE),
            shape(
                "M14 58C8 40 16 20 45 19C74 20 82 40 76 58C70 60 67 54 67 44C58 38 52 36 45 36C38 36 30 38 23 44C23 54 20 60 14 58Z",
                "#7a4a22",
            ),
            line(
                "M45 24V35M34 25C31 29 29 33 29 38M56 25C59 29 61 33 61 38M22 31C18 38 16 46 17 55M68 31C72 38 74 46 73 55",
                "#c08a4e",
                1.4,
            ),
            shape("M24 24C25 12 34 7 45 7C56 7 65 12 66 24C58 20 32 20 24 24Z", "#3f6f4a"),
            line("M28 19C36 15.5 54 15.5 62 19", "#a9d0ae", 1.4),
            shape(circle(45, 6.5, 3), "#e6c878", 1.6),
            shape("M74 54H97C98 66 94 74 88 76V84L93 88H78L83 84V76C77 74 73 66 74 54Z", "#d9b04e"),
            flat("M90 58H95C95 66 92 71 88 73C90 68 90.5 64 90 58Z", "#fff0b8", 0.9),
            shape("M74 54C74 50 97 50 97 54C97 57.5 74 57.5 74 54Z", "#8a1f33", 1.8),
            flat(circle(80, 64, 1.8), "#a3202f"),
            flat(circle(86, 66, 1.8), "#2f6b57"),
            fist(85, 86, -8, skin, 1.05),
            shape("M76 91H94L97 99H74Z", "#6b3560", 1.8),
        )
    )


def lucrezia() -> str:
    """A dark-haired lady before a great standing collar of lace, a key in her hand."""
    skin = "#f2d2b6"
    hair = "#241a20"
    lace: list[str] = []
    for i in range(11):
        a = -100 + i * 20.0
        x, y = polar(50, 58, 41.5, a)
        lace.append(shape(circle(x, y, 6.6), WHITE, 1.7))
    return "".join(
        (
            *lace,
            shape("M10 66C6 40 24 16 50 16C76 16 94 40 90 66L66 84H34Z", "#f7efdc"),
            line(
                "".join(
                    f"M{num(polar(50, 62, 27, a)[0])} {num(polar(50, 62, 27, a)[1])}L{num(polar(50, 60, 41, a)[0])} {num(polar(50, 60, 41, a)[1])}"
                    for a in range(-90, 91, 15)
                ),
                "#b39a6a",
                1.3,
            ),
            line("M17 64C15 44 28 24 50 24C72 24 85 44 83 64", "#b39a6a", 1.2),
            shape("M8 99C10 84 22 76 38 74L50 84L62 74C78 76 90 84 92 99Z", "#4b2a66"),
            line("M50 87V97M24 96C25 90 29 84 34 81M76 96C75 90 71 84 66 81", "#a98ac4", 1.5),
            shape("M42 58V74L50 84L58 74V58Z", skin),
            shape("M34 76L50 88L66 76L62 72L50 82L38 72Z", "#d9b04e", 1.6),
            flat("M42 63C47 68 53 69 58 65V71C53 73 47 72 42 68Z", "#c48f6a", 0.55),
            shape(
                "M26 40C24 26 36 16 50 16C64 16 76 26 74 40C75 48 72 54 67 56H33C28 54 25 48 26 40Z",
                hair,
            ),
            shape(
                "M34 38C33 46 35 55 41 61C46 66.5 52 67 56.5 63C63 58 67 48 66 38C62 30 56 27 51 26C45 27 38 31 34 38Z",
                skin,
            ),
            flat("M35 42C34 50 38 58 44 63.5C40 57 38.5 50 39.5 42Z", "#c48f6a", 0.45),
            shape(
                "M51 24C42 24 36 31 34.5 44C33 50 30 53 27 51C23 44 25 30 33 23C40 17 47 17 51 18C55 17 62 17 68 23C76 30 77 44 73 51C70 53 67 50 66 44C65 31 60 25 51 24Z",
                hair,
            ),
            line("M45 20.5C37 24 32 32 30.5 42M56 20.5C64 24 69 32 70 42", "#75606c", 1.3),
            line("M37 31.5C44 28.5 57 28.5 64 31.5", "#d9b04e", 1.5),
            shape(circle(52, 30.5, 2.7), "#a3202f", 1.3),
            eye(44, 43, 1, 1.02),
            eye(59, 43, 0.9, 0.95),
            line("M39 39C42 36 46 36.3 48 37.5M55.5 37.5C58 36 61.5 36 63.5 38.3", hair, 1.8),
            line("M53 44C54.5 48 56 50 55.2 51.5C54 52.5 52.5 52.3 51.5 51.6", INK, 1.4),
            flat(
                "M47 56.5C49.5 55 51.5 55.3 52.5 56C53.8 55.3 55 55.3 57 56.5C55 60 49.5 60 47 56.5Z",
                "#a3202f",
            ),
            line("M46.5 56.7C49.5 57.3 54.5 57.3 57.5 56.2", INK, 1.1),
            shape("M33.5 54L36 59.5L33.5 64L31 59.5Z", "#6fb3a8", 1.4),
            shape("M67 54L69.5 59.5L67 64L64.5 59.5Z", "#6fb3a8", 1.4),
            group(
                "translate(24 80) rotate(18)",
                shape("M-2.3 2V-26H2.3V2Z", "#c9962f", 1.7),
                shape("M2.3 -24.5H10V-20.5H7.5V-18H10V-14H2.3Z", "#c9962f", 1.7),
                shape(
                    "M0 0C-8 0 -11 6 -8 11C-5 16 5 16 8 11C11 6 8 0 0 0ZM0 4C-4 4 -5 7 -3.5 9C-2 11 2 11 3.5 9C5 7 4 4 0 4Z",
                    "#c9962f",
                    1.7,
                ),
            ),
            fist(22, 86, 20, skin, 0.95),
        )
    )


def niccolo() -> str:
    """A lean secretary with cropped hair and a thin smile, two dice above his palm."""
    skin = "#e5b68c"
    return "".join(
        (
            shape("M22 99C24 86 34 80 46 77L70 78C84 81 92 88 95 99Z", "#26303a"),
            shape(
                "M42 70C42 80 48 88 60 91C70 86 74 80 73 70L77 74C78 84 74 93 60 98.5C46 93 38 84 39 73Z",
                "#a3202f",
            ),
            line("M80 88C84 91 86 95 87 99M34 99C35 94 37 90 40 87", "#7f8c99", 1.5),
            shape("M47 58L46 76C50 86 64 87 69 76L70 54Z", skin),
            flat("M48 62C54 70 62 70 70 60V68C62 76 53 75 47.5 69Z", "#a8703f", 0.5),
            shape(
                "M43 28C40 38 40 46 41.5 52C43 60 48 69 54 71.5C60 71 70 60 74 46C76 34 72 24 60 20C52 18 46 20 43 28Z",
                skin,
            ),
            flat("M70 44C69 54 62 64 54 71.5C63 69 72 56 74 46Z", "#a8703f", 0.45),
            shape("M74 42C78 39 81 43 78.5 48.5C77 52 73.5 53 72.5 50Z", skin, 1.7),
            flat("M43 55C46 56 47 60 48.5 63.5C45.5 61 43.5 58 43 55Z", "#a8703f", 0.45),
            eye(46.5, 41.5, -1.3, 0.88),
            eye(61, 41.5, -1.2),
            line("M42 37.5C44.5 34.5 48 35.5 50 37.5M56 37C59 33 64 33 67.5 36.5", "#1f1712", 2),
            line("M52 40C49.5 46 46 50.5 47.2 53C48.8 54.5 51.5 54 53 52.8", INK, 1.6),
            line("M46.5 60C50 60.5 56 60 60.5 56.3", INK, 1.7),
            line("M50 63.5C52 64.2 54 64 55.5 63.2", "#a8703f", 1.2),
            line(
                "M61 54C62.5 55.5 63 57.5 62.5 59.5M57 46.5C59.5 47.8 62.5 47.8 65 46.8",
                "#9d6438",
                1.1,
            ),
            shape(
                "M44 30C42 26 44 20 49 17C54 10 66 9 74 15C83 20 85 34 79 42C77 40 75 41 74 43C72 42 72 38 71 34C69 34 67 31 68 27C62 27 58 25 56 20C50 21 47 25 44 30Z",
                "#1f1a1a",
            ),
            line(
                "M60 15C66 14 72 17 75 23M72 27C76 29 78 33 78 37M54 17C56 16 57 15.5 58 15.3",
                "#6f625c",
                1.4,
            ),
            group(
                "translate(9 -6)",
                shape(
                    "M8 88C12 82 20 80 28 82C34 82 40 85 39 88.5C37 91.5 31 91 27 90.5C29 93 28 96 26 99H8C6 95 6 91 8 88Z",
                    skin,
                ),
                shape("M7 88C4 82 6 78 9 78C12 80 13 84 16 88C14 91 10 91 7 88Z", skin, 1.7),
                line("M22 86C27 85.5 32 86 36 87.5", INK, 1.2),
                shape("M3 105C4 97 7 94 12 93.5C20 93 27 94.5 31 97L33 105Z", "#26303a", 1.8),
            ),
            group(
                "translate(27 61) rotate(-14)",
                shape("M-8 -8H8V8H-8Z", WHITE),
                *(
                    flat(circle(x, y, 1.7), INK)
                    for x, y in ((-4.2, -4.2), (4.2, 4.2), (0, 0), (4.2, -4.2), (-4.2, 4.2))
                ),
            ),
            group(
                "translate(31 39) rotate(24)",
                shape("M-7.5 -7.5H7.5V7.5H-7.5Z", WHITE),
                *(flat(circle(x, y, 1.6), "#a3202f") for x, y in ((-3.7, -3.7), (3.7, 3.7))),
            ),
        )
    )


CAST = {
    "orsola": ("#93a361", orsola),
    "baldassare": ("#6f97a6", baldassare),
    "fiammetta": ("#3f6b52", fiammetta),
    "corvino": ("#b9abc6", corvino),
    "lia": ("#e8c096", lia),
    "ser-piero": ("#86a58e", ser_piero),
    "isotta": ("#42578a", isotta),
    "galeazzo": ("#a5cbe0", galeazzo),
    "bianca": ("#2f7f86", bianca),
    "taddeo": ("#d3ac4a", taddeo),
    "lucrezia": ("#d58f93", lucrezia),
    "niccolo": ("#a08c74", niccolo),
}


FOOT = "translate(6 12) scale(0.88)"
"""Where a bust stands in its frame: inside the circle that a seat cuts out."""
STANCE = {
    "orsola": "translate(8 12) scale(0.88)",
    "corvino": "translate(7 12.4) scale(0.875)",
    "lia": "translate(2 4) scale(0.96)",
    "bianca": "translate(4 6) scale(0.94)",
    "lucrezia": "translate(4 8) scale(0.92)",
    "niccolo": "translate(5 10) scale(0.9)",
}


def main() -> None:
    """Write every portrait."""
    OUT.mkdir(parents=True, exist_ok=True)
    for name, (ground, bust) in CAST.items():
        text = (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">\n'
            f'<rect id="ground" x="0" y="0" width="100" height="100" fill="{ground}"/>\n'
            f"{group(STANCE.get(name, FOOT), bust()).replace('<path', chr(10) + '<path')}\n</svg>\n"
        )
        (OUT / f"{name}.svg").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
