"""Food and drinks, in metres; `at` is the point where an object touches its plate or table."""

import math
import random

from . import asphalt, materials
from .masses import leaves
from .nodes import Shader
from .patterns import sheet
from .shapes import mesh


@materials.once
def flesh(color, second, scale=30.0, rough=0.45, bump=0.1, sheen=0.0):
    """Natural surface of two tones."""
    shader = Shader('food', color, rough, specular=0.4, sheen=sheen)
    tone = shader.noise(scale, 5, per_object=True)
    shader.to_surface('Base Color', shader.ramp(tone, (0.36, second), (0.62, color)))
    shader.bump(shader.noise(scale * 4, 4, per_object=True), bump, 0.004)
    shader.set('Subsurface', 0.06)
    shader.set('Subsurface Radius', (0.004, 0.002, 0.001))
    return shader.material


def pieces(shape, places, material, parent=None, seed=1, spread=1.0):
    """Many copies of a small round thing; shape: (radius x, y, z)."""
    chance, vertices, faces = random.Random(seed), [], []
    rings, sides = 7, 10
    for place in places:
        turn, tilt = chance.uniform(0, 6.28), chance.uniform(-0.5, 0.5) * spread
        size = chance.uniform(0.85, 1.12)
        start = len(vertices)
        for r in range(rings):
            polar = math.pi * r / (rings - 1)
            for s in range(sides):
                a = 2 * math.pi * s / sides
                x, y, z = (
                    shape[0] * math.sin(polar) * math.cos(a),
                    shape[1] * math.sin(polar) * math.sin(a),
                    shape[2] * math.cos(polar),
                )
                x, z = x * math.cos(tilt) - z * math.sin(tilt), x * math.sin(tilt) + z * math.cos(tilt)
                vertices.append(
                    (
                        place[0] + size * (x * math.cos(turn) - y * math.sin(turn)),
                        place[1] + size * (x * math.sin(turn) + y * math.cos(turn)),
                        place[2] + size * z,
                    )
                )
        faces += [
            (
                start + r * sides + s,
                start + r * sides + (s + 1) % sides,
                start + (r + 1) * sides + (s + 1) % sides,
                start + (r + 1) * sides + s,
            )
            for r in range(rings - 1)
            for s in range(sides)
        ]
    return mesh(vertices, faces, material, parent=parent)


def heap(at, radius, high, count, chance, flat=1.6):
    """Places for pieces in a mound."""
    spots = []
    for _ in range(count):
        reach, angle = radius * math.sqrt(chance.random()), chance.uniform(0, 6.28)
        top = high * (1 - (reach / radius) ** flat)
        spots.append(
            (at[0] + reach * math.cos(angle), at[1] + reach * math.sin(angle), at[2] + top * chance.uniform(0.75, 1.0))
        )
    return spots


DATE = ((0.075, 0.022, 0.009), (0.03, 0.008, 0.004))


ALMOND = ((0.22, 0.095, 0.04), (0.13, 0.05, 0.02))


def dates(at, count=9, radius=0.045, seed=1, parent=None):
    chance = random.Random(seed)
    return pieces(
        (0.019, 0.0105, 0.010),
        heap((at[0], at[1], at[2] + 0.009), radius, 0.022, count, chance),
        flesh(*DATE, 60, 0.28, 0.5),
        parent,
        seed,
    )


def almonds(at, count=14, radius=0.035, seed=2, parent=None):
    chance = random.Random(seed)
    return pieces(
        (0.012, 0.0075, 0.005),
        heap((at[0], at[1], at[2] + 0.005), radius, 0.012, count, chance),
        flesh(*ALMOND, 90, 0.55, 0.35),
        parent,
        seed,
    )


def pulses(at, radius, color, second, grain=0.0042, high=0.008, count=500, seed=3, parent=None, flat=1.0):
    """Bowl full of chickpeas, beans, lentils or rice (flat < 1 makes them discs)."""
    chance = random.Random(seed)
    return pieces(
        (grain, grain * 0.92, grain * 0.88 * flat),
        heap(at, radius, high, count, chance, 2.2),
        flesh(color, second, 120, 0.5, 0.15),
        parent,
        seed,
    )


def curry(at, radius, color, second, parent=None, seed=1):
    """Surface of dal or gravy in a bowl, with a shine of ghee."""

    def point(u, v):
        reach, angle = radius * v, 2 * math.pi * u
        wave = 0.0012 * math.sin(5 * angle + seed) * v + 0.0015 * math.sin(19 * v + seed) * (1 - v)
        return reach * math.cos(angle), reach * math.sin(angle), wave - 0.002 * v**8

    gravy = flesh(color, second, 45, 0.14, 0.25)
    return sheet(point, 40, 12, gravy, at, parent=parent, closed=True)


def flatbread(at, radius=0.075, seed=1, parent=None, turn=(0, 0, 0)):
    """Roti with brown blisters."""
    shader = Shader('flatbread', (0.50, 0.33, 0.16), 0.85, specular=0.2)
    spots = shader.noise(32, 4, per_object=True)
    shader.to_surface('Base Color', shader.ramp(spots, (0.56, (0.48, 0.32, 0.16)), (0.70, (0.14, 0.06, 0.022))))
    shader.bump(shader.noise(40, 4), 0.35, 0.006)

    def point(u, v):
        angle, reach = 2 * math.pi * u, radius * v * (1 + 0.025 * math.sin(3 * 2 * math.pi * u + seed))
        puff = 0.004 * math.sin(4 * angle + seed) * v**2 + 0.003 * math.cos(7 * v + 2 * angle + seed)
        return reach * math.cos(angle), reach * math.sin(angle), 0.004 + puff

    return sheet(point, 48, 16, shader.material, at, turn, parent, 0.0025, closed=True)


def herb(at, reach=0.03, count=30, seed=1, parent=None):
    """Chopped coriander or mint on top of a dish."""
    chance = random.Random(seed)
    spots = [
        (at[0] + chance.gauss(0, reach / 2), at[1] + chance.gauss(0, reach / 2), at[2] + 0.002) for _ in range(count)
    ]
    green = leaves('herb', spots, 0.011, asphalt.foliage((0.05, 0.16, 0.02)), seed, 0.1)
    green.parent = parent
    return green
