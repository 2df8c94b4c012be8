"""Covers of the articles about drinking, small bites and sweets: still lifes before dawn or in early sun."""

from studio import food, lights, materials, surfaces
from studio import fruit
from studio import sweets
from studio import tabletop as place
from studio.glasses import tea_glass, water_glass
from studio.nodes import srgb
from studio.shapes import box, group, lathe, tube
from studio.shot import Shot
from studio.things import towel
from studio.vessels import bowl, flask, plate, steel_glass, water_pot


def before_training():
    """Two bananas, a bowl of dates and a small glass of tea, the street lamp outside."""
    place.counter(lamp=(0.95, 0.34))
    fruit.banana((0.02, 0.06, 0), (0, 0, 0.35), length=0.18)
    fruit.banana((0.045, 0.11, 0.004), (0.25, 0, 0.62), length=0.175)
    bowl((-0.15, 0.13, 0), 0.056)
    food.dates((-0.15, 0.13, 0.020), 15, 0.040)
    food.dates((-0.075, -0.01, 0), 2, 0.018, seed=8)
    tea_glass((0.185, 0.16, 0), 0.82)
    place.view(0.80, 0.20, (0.01, 0.09, 0.075), 58, 3.2)


def chai():
    """Three glasses of cutting chai on a steel plate, one half drunk."""
    place.counter(lamp=(0.72, 0.40), key=18)
    plate((0, 0.06, 0), 0.145, 0.012)
    tea_glass((-0.055, 0.05, 0.003), 0.86)
    tea_glass((0.045, 0.015, 0.003), 0.84, turn=0.3)
    tea_glass((0.02, 0.125, 0.003), 0.42, turn=0.8)
    for angle, spot in ((0.4, (0.19, -0.03, 0.006)), (1.5, (0.205, -0.005, 0.006))):
        box(
            (0.052, 0.038, 0.009),
            food.flesh((0.44, 0.27, 0.12), (0.36, 0.20, 0.08), 200, 0.7, 0.4),
            spot,
            (0, 0, angle),
            bevel=0.003,
        )
    place.view(0.66, 0.135, (0.015, 0.055, 0.058), 66, 3.2)


def hydration():
    """A steel bottle, a glass of water and a cut lime."""
    from studio.things import bottle

    place.counter(lamp=(0.75, 0.62), key=15)
    bottle((-0.10, 0.16, 0))
    water_glass((0.03, 0.07, 0), 0.8)
    fruit.lime((0.125, 0.05, 0), cut=True, turn=(0.9, 0.2, 0.4))
    fruit.lime((0.165, 0.12, 0), turn=(0.2, 1.2, 0))
    towel((-0.21, 0.04, 0), (0, 0, 0.5), size=(0.2, 0.13), layers=3)
    place.view(0.80, 0.17, (0.0, 0.09, 0.105), 55, 3.2)


def festival():
    """Steamed and round sweets on a plate, marigolds, one clay lamp."""
    place.counter(lamp=(9, 0.5), key=9)
    plate((-0.03, 0.07, 0), 0.14, 0.014)
    for number, (x, y) in enumerate(((-0.085, 0.10), (-0.025, 0.125), (-0.045, 0.055), (0.02, 0.085), (-0.10, 0.04))):
        sweets.steamed_sweet((x, y, 0.003), 0.026, turn=number * 0.7)
    for x, y, z in ((0.035, 0.03, 0.003), (0.055, 0.065, 0.003), (-0.01, 0.01, 0.003)):
        sweets.ball_sweet((x, y, z))
    for number, (x, y) in enumerate(((0.15, 0.0), (0.19, 0.05), (-0.20, 0.0), (0.125, -0.05))):
        sweets.marigold(
            (x, y, 0.006),
            0.026,
            seed=number,
            tilt=(0.3 * (number % 3 - 1), 0.2, number),
            color=((0.62, 0.20, 0.008), (0.60, 0.33, 0.015))[number % 2],
        )
    clay_lamp((0.15, 0.16, 0))
    place.view(0.74, 0.27, (0.005, 0.065, 0.03), 55, 3.2)


def clay_lamp(at):
    """Diya: a clay saucer with oil and a flame, the picture's one orange light."""
    whole = group(at)
    from studio.vessels import terracotta

    lathe(
        [(0, 0), (0.022, 0), (0.040, 0.018), (0.043, 0.022), (0.040, 0.022), (0.02, 0.007), (0, 0.006)],
        terracotta(),
        parent=whole,
    )
    lathe([(0, 0.016), (0.034, 0.016)], materials.plain((0.20, 0.10, 0.02), 0.05), parent=whole)
    tube(
        [(0.0, 0, 0.016), (0.0, -0.02, 0.018), (0.0, -0.036, 0.026)],
        0.0025,
        materials.cloth((0.4, 0.37, 0.3)),
        parent=whole,
    )
    flame = [(0, 0), (0.0035, 0.003), (0.0052, 0.010), (0.0038, 0.020), (0.0012, 0.030), (0, 0.034)]
    lathe(flame, materials.glow((1.0, 0.50, 0.13), 30.0), (0, -0.036, 0.026), parent=whole)
    lights.point((at[0], at[1] - 0.036, at[2] + 0.050), 1.1, (1.0, 0.45, 0.11), 0.012)


def summer():
    """A clay water pot with a steel glass on its lid, in hard early sun."""
    place.oak_table(strength=11.0)
    water_pot((-0.06, 0.28, 0), 0.86)
    steel_glass((0.135, 0.12, 0))
    fruit.lime((0.06, 0.02, 0), cut=True, turn=(0.7, 0.1, 0.6))
    fruit.lime((0.22, 0.06, 0))
    towel((-0.27, 0.06, 0), (0, 0, 0.4), size=(0.2, 0.13), layers=2, color=srgb('#8F8268'))
    place.view(1.05, 0.30, (0.0, 0.17, 0.125), 55, 4)


def winter():
    """A flask, a steaming cup of tea, a folded shawl before the cold window."""
    place.counter(lamp=(0.9, 0.50), top=surfaces.dark_oak(along='x'), key=14)
    flask((-0.075, 0.15, 0))
    tea_glass((0.03, 0.06, 0), 0.85)
    towel((0.19, 0.17, 0), (0, 0, 0.25), color=srgb('#7C3320'), size=(0.26, 0.19), layers=4)
    place.view(0.80, 0.18, (0.03, 0.10, 0.105), 55, 3.2)


SHOTS = {
    'articles/what-to-eat-before-a-5-am-session': Shot(before_training, samples=14, exposure=0.9),
    'articles/chai-coffee-and-training': Shot(chai, samples=14, exposure=0.9),
    'articles/hydration-without-the-hype': Shot(hydration, samples=14, exposure=0.9),
    'articles/festival-weeks-without-the-guilt': Shot(festival, samples=14, exposure=0.9),
    'articles/training-through-a-pune-summer': Shot(summer, samples=14, exposure=0.2),
    'articles/winter-mornings-warm-up-longer': Shot(winter, samples=14, exposure=0.9),
}
