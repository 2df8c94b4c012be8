"""Covers of the articles about food: still lifes at the counter before dawn or in early sun."""

import random

from studio import food, materials
from studio import fruit
from studio import tabletop as place
from studio.glasses import water_glass
from studio.nodes import srgb
from studio.shapes import box, group, lathe
from studio.shot import Shot
from studio.things import towel
from studio.vessels import bowl, plate, steel_glass, tiffin

CHICKPEA = ((0.50, 0.33, 0.16), (0.38, 0.23, 0.10))


GREEN_GRAM = ((0.10, 0.14, 0.03), (0.06, 0.09, 0.02))


RED_LENTIL = ((0.52, 0.17, 0.06), (0.42, 0.12, 0.04))


BLACK_GRAM = ((0.025, 0.022, 0.02), (0.05, 0.045, 0.04))


KIDNEY = ((0.15, 0.022, 0.018), (0.08, 0.012, 0.010))


def tiffins():
    """Five lunches: two stacks, one box open with chickpeas."""
    place.counter(lamp=(0.9, 0.45), key=20)
    tiffin((-0.17, 0.16, 0), 3, turn=0.5)
    tiffin((0.02, 0.26, 0), 2, turn=1.1)
    tiffin((0.20, 0.19, 0), 2, turn=-0.4)
    tiffin((0.03, 0.02, 0), 1, open_top=True)
    food.curry((0.03, 0.02, 0.040), 0.0625, (0.22, 0.075, 0.02), (0.15, 0.045, 0.012))
    food.pulses((0.03, 0.02, 0.040), 0.058, *CHICKPEA, grain=0.0065, high=0.008, count=70)
    food.herb((0.03, 0.02, 0.052), 0.04, 24)
    towel((-0.20, -0.03, 0.0), (0, 0, 0.2), color=srgb('#26306A'), size=(0.2, 0.13), layers=2)
    place.view(0.95, 0.30, (0.01, 0.12, 0.085), 52, 4)


def whole_day():
    """A thali seen from above: roti, rice, dal, vegetables, curd, salad."""
    place.counter(key=20)
    plate((0, 0.08, 0), 0.165)
    for x, y, colours in (
        (-0.085, 0.155, ((0.50, 0.27, 0.035), (0.40, 0.18, 0.02))),
        (0.0, 0.19, ((0.21, 0.065, 0.018), (0.13, 0.035, 0.01))),
        (0.085, 0.155, ((0.66, 0.63, 0.56), (0.60, 0.56, 0.48))),
    ):
        bowl((x, y, 0.003), 0.041, 0.032)
        food.curry((x, y, 0.027), 0.0375, *colours, seed=int(99 * x))
    food.herb((-0.085, 0.155, 0.029), 0.02, 16)
    food.pulses((0.0, 0.19, 0.027), 0.033, *KIDNEY, grain=0.0055, high=0.006, count=36)
    rice = (0.62, 0.59, 0.52)
    food.pulses((-0.075, 0.045, 0.004), 0.048, rice, (0.52, 0.48, 0.40), grain=0.0032, high=0.026, count=1500, flat=0.6)
    food.flatbread((0.052, 0.042, 0.005), 0.070, 1, turn=(0, 0, 0.3))
    food.flatbread((0.060, 0.035, 0.011), 0.068, 4, turn=(0, 0.02, 1.1))
    fruit.lime((-0.005, -0.035, 0.003), cut=True, turn=(0.2, 0.1, 0.5))
    food.pulses((-0.02, 0.105, 0.004), 0.028, *GREEN_GRAM, grain=0.0042, high=0.012, count=160)
    steel_glass((0.22, 0.20, 0))
    water = materials.plain((0.62, 0.59, 0.53), 0.2)
    lathe([(0, 0.092), (0.0335, 0.092)], water, (0.22, 0.20, 0))
    towel((-0.26, 0.05, 0.0), (0, 0, 1.4), color=srgb('#57291B'), size=(0.22, 0.14), layers=2)
    place.overhead(0.86, (0.0, 0.095), 52, 0.34)


def protein():
    """Bowls of pulses, paneer and nuts."""
    place.counter(lamp=(0.9, 0.45), key=19)
    kinds = (
        ((-0.15, 0.02), CHICKPEA, 0.0060, 180, 1.0),
        ((-0.005, -0.02), GREEN_GRAM, 0.0036, 420, 1.0),
        ((0.14, 0.03), RED_LENTIL, 0.0040, 420, 0.45),
        ((-0.075, 0.16), KIDNEY, 0.0060, 180, 0.9),
        ((0.085, 0.17), BLACK_GRAM, 0.0036, 420, 1.0),
    )
    for number, ((x, y), colours, grain, count, flat) in enumerate(kinds):
        bowl((x, y, 0), 0.060, 0.044)
        food.pulses((x, y, 0.030), 0.054, *colours, grain=grain, high=0.014, count=count, seed=number, flat=flat)
    chance = random.Random(4)
    curd = food.flesh((0.66, 0.63, 0.55), (0.60, 0.56, 0.47), 30, 0.5, 0.15)
    for x, y, z, yaw in (
        (0.215, 0.13, 0, 0.3),
        (0.245, 0.125, 0, 0.9),
        (0.23, 0.155, 0, 0.1),
        (0.232, 0.137, 0.024, 0.6),
    ):
        box((0.028, 0.028, 0.024), curd, (x, y, z + 0.012), (0, 0, yaw), bevel=0.003)
    food.pulses((-0.06, -0.10, 0.004), 0.03, *CHICKPEA, grain=0.0060, high=0.001, count=5, seed=12)
    food.almonds((0.20, -0.04, 0), 9, 0.03)
    chance.random()
    place.view(0.78, 0.36, (0.025, 0.07, 0.03), 60, 4)


def fasting():
    """Dates, almonds, fruit and a full glass of milk, waiting, in the last or first light."""
    place.oak_table()
    plate((0.01, 0.10, 0), 0.135, 0.014)
    food.dates((-0.04, 0.08, 0.003), 12, 0.045)
    food.almonds((0.055, 0.055, 0.003), 16, 0.034)
    fruit.apple((0.035, 0.145, 0.004))
    fruit.banana((-0.03, 0.165, 0.003), (0, 0, 0.1), length=0.15)
    water_glass((0.19, 0.20, 0), 0.85, drink=materials.plain((0.68, 0.65, 0.58), 0.3))
    place.view(0.80, 0.33, (0.03, 0.11, 0.04), 55, 4)


def label():
    """A packet with its table of figures turned to the light; grey bars instead of print."""
    from studio.masses import block, blocks

    place.counter(lamp=(0.95, 0.50), key=16)
    packet = group((-0.05, 0.12, 0), (-0.06, 0, 0.22))
    box((0.17, 0.07, 0.24), materials.plain((0.24, 0.07, 0.03), 0.45), (0, 0, 0.12), parent=packet, bevel=0.006)
    box((0.13, 0.001, 0.165), materials.plain((0.62, 0.59, 0.52), 0.6), (0, -0.0356, 0.115), parent=packet, bevel=0)
    chance, bars, rules = random.Random(3), [], []
    for k in range(12):
        z = 0.185 - 0.0128 * k
        rules.append(block((0.118, 0.0004, 0.0007), (0, -0.0364, z - 0.006)))
        long = chance.uniform(0.025, 0.055)
        bars += [
            block((long, 0.0004, 0.0036), (-0.057 + long / 2, -0.0364, z)),
            block((chance.uniform(0.010, 0.016), 0.0004, 0.0036), (0.048, -0.0364, z)),
        ]
    blocks(
        'rules', rules + [block((0.118, 0.0004, 0.004), (0, -0.0364, 0.193))], materials.plain((0.03, 0.032, 0.05), 0.6)
    ).parent = packet
    blocks('bars', bars, materials.plain((0.10, 0.10, 0.13), 0.6)).parent = packet
    bowl((0.12, 0.09, 0), 0.052, 0.04)
    food.pulses(
        (0.12, 0.09, 0.028),
        0.046,
        (0.46, 0.34, 0.19),
        (0.36, 0.25, 0.13),
        grain=0.0052,
        high=0.012,
        count=240,
        flat=0.4,
    )
    steel_glass((0.21, 0.21, 0))
    place.view(0.86, 0.20, (0.02, 0.10, 0.115), 55, 3.5)


SHOTS = {
    'articles/five-tiffin-boxes-one-hour': Shot(tiffins, samples=14, exposure=0.9),
    'articles/a-two-thousand-calorie-vegetarian-day': Shot(whole_day, samples=14, exposure=0.9),
    'articles/protein-on-a-vegetarian-plate': Shot(protein, samples=14, exposure=0.9),
    'articles/training-on-fasting-days': Shot(fasting, samples=14, exposure=0.3),
    'articles/reading-a-food-label-in-india': Shot(label, samples=14, exposure=0.9),
}
