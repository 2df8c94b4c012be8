"""Textiles: towels, mats, blankets, bolsters, straps, bags, clothes on hooks."""

import math
import random

from .patterns import sheet
from .shapes import box, group, lathe, tube


def along(path, share):
    """Point at `share` (0 to 1) of a polyline's length."""
    lengths = [math.dist(a, b) for a, b in zip(path, path[1:])]
    left = share * sum(lengths)
    for (a, b), length in zip(zip(path, path[1:]), lengths):
        if left <= length or (a, b) == (path[-2], path[-1]):
            k = left / length
            return tuple(p + (q - p) * k for p, q in zip(a, b))
        left -= length


def draped(
    path, width, material, parent=None, at=(0, 0, 0), turn=(0, 0, 0), ripple=0.012, seed=1, thickness=0.006, skew=0.03
):
    """Towel laid over something: `path` is its line in the y-z plane, folds grow towards its free ends."""
    chance = random.Random(seed)
    waves = [(chance.uniform(1.2, 3.6), chance.uniform(0, 6.28), chance.uniform(0.4, 1)) for _ in range(4)]

    def point(u, v):
        y, z = along(path, v)
        free = (2 * abs(v - 0.5)) ** 1.5
        wave = sum(size * math.sin(6.28 * rate * u + phase + 1.4 * v) for rate, phase, size in waves) / 2
        x = (u - 0.5) * width * (1 - 0.05 * free) + skew * math.sin(3 * v + seed) + 0.006 * math.sin(9 * v + 5 * u)
        return x, y + ripple * free * wave, z + ripple * 0.25 * (1 - free) * (wave + 1)

    return sheet(point, 26, 44, material, at, turn, parent, thickness)


def hanging(material, width=0.34, length=0.75, at=(0, 0, 0), turn=(0, 0, 0), parent=None, seed=1, thickness=0.006):
    """Towel on a hook at `at`: gathered at the top, its folds open downwards; it faces -y."""
    chance = random.Random(seed)
    phase, lean = chance.uniform(0, 6.28), chance.uniform(-0.02, 0.02)

    def point(u, v):
        spread = width * (0.10 + 0.90 * (1 - math.exp(-2.6 * v)))
        depth = 0.045 * (0.35 + 0.65 * v)
        fold = math.cos(6.28 * (2.5 * u) + phase + 0.6 * math.sin(2 * v)) * depth * (0.6 + 0.4 * math.sin(5 * u + seed))
        x = (u - 0.5) * spread + lean * v + 0.01 * math.sin(7 * v + 4 * u)
        sag = 0.09 * (2 * abs(u - 0.5)) ** 1.4 * (1 - v * 0.5) + 0.02 * math.sin(4 * u + seed) * v
        return x, -0.05 + fold, -v * length - sag

    return sheet(point, 40, 30, material, at, turn, parent, thickness)


def folded(size, material, at=(0, 0, 0), turn=(0, 0, 0), parent=None, layers=3, seed=1):
    """Folded towel or blanket: soft layers joined by a rounded fold in front; `size` is x, y, z."""
    chance = random.Random(seed)
    pile = group(at, turn, parent)
    thick = size[2] / layers
    for layer in range(layers):
        shift, grow = chance.uniform(-0.006, 0.006), chance.uniform(0.97, 1.0)
        outline = (size[0] * grow, size[1] * grow, thick * 1.04)
        bulge = chance.uniform(0.4, 1.0) * 0.006
        soft_box(outline, material, (shift, shift * 1.5, thick * (layer + 0.5)), pile, bulge, layer + seed)
    return pile


def soft_box(size, material, at, parent, bulge=0.006, seed=0, square=6.0):
    """Box with round edges and slightly uneven sides (a superellipsoid lying on its side)."""
    half = [edge / 2 for edge in size]

    def power(value, exponent):
        return math.copysign(abs(value) ** exponent, value)

    def point(u, v):
        a, b = 6.2832 * u, math.pi * (v - 0.5)
        flat, tall = 2 / square, 2 / 3.2
        ring = power(math.cos(b), tall)
        swell = 1 + bulge / min(half) * 0.12 * math.sin(3 * a + seed) * math.cos(b)
        return (
            half[0] * ring * power(math.cos(a), flat) * swell,
            half[1] * ring * power(math.sin(a), flat) * swell,
            half[2] * power(math.sin(b), tall),
        )

    return sheet(point, 48, 14, material, at, parent=parent, closed=True)


def mat_roll(material, at=(0, 0, 0), turn=(0, 0, 0), parent=None, turns=6, width=0.61, thickness=0.0055, tail=0.0):
    """Rolled mat along x, lying on the ground below `at`; `tail` metres of it lie flat in -y."""
    pitch = thickness * 1.22
    end = 0.016 + pitch * turns

    def point(u, v):
        angle = -1.5708 - 6.2832 * turns * (1 - v)
        radius = 0.016 + pitch * turns * v
        return (u - 0.5) * width + 0.003 * math.sin(20 * v), radius * math.cos(angle), end + radius * math.sin(angle)

    roll = group(at, turn, parent)
    sheet(point, 1, turns * 36, material, (0, 0, thickness / 2), parent=roll, thickness=thickness, rounds=0)
    if tail:
        box((width, tail, thickness), material, (0, -tail / 2, thickness / 2), parent=roll, bevel=0.001)
    return roll


def yoga_mat(material, at=(0, 0, 0), turn=(0, 0, 0), length=1.75, width=0.61, curl=0.02, seed=1):
    """Mat on the floor with its length along y; the ends rise a little, as used mats do."""

    def point(u, v):
        rise = curl * max(0.0, (abs(v - 0.5) - 0.44) / 0.06) ** 2 * (0.4 + 0.6 * abs(math.sin(2 * u + seed)))
        return (
            (u - 0.5) * width,
            (v - 0.5) * length + 0.004 * math.sin(3 * u + seed),
            0.004 + rise + 0.0012 * math.sin(9 * v + 4 * u + seed),
        )

    return sheet(point, 12, 60, material, at, turn, thickness=0.006, rounds=0)


def bolster(material, piping, at=(0, 0, 0), turn=(0, 0, 0), parent=None, radius=0.12, length=0.62):
    """Round cushion along x with a handle on one end, `at` on the ground."""
    body = group(at, turn, parent)
    half, soft = length / 2, 0.025
    profile = [(0, -half), (radius - soft, -half - 0.004), (radius - 0.006, -half + 0.008), (radius, -half + soft)]
    profile += [(radius * 1.015, -half * 0.4), (radius * 1.02, half * 0.2), (radius, half - soft)]
    profile += [(radius - 0.006, half - 0.008), (radius - soft, half + 0.004), (0, half)]
    lathe(profile, material, (0, 0, radius), (0, math.pi / 2, 0), body)
    for side in (-1, 1):
        ring = [
            (
                side * (half - 0.004),
                (radius - 0.004) * math.cos(a / 8 * math.pi),
                radius + (radius - 0.004) * math.sin(a / 8 * math.pi),
            )
            for a in range(16)
        ]
        tube(ring, 0.005, piping, parent=body, closed=True)
    tube(
        [
            (half + 0.002, -0.06, radius),
            (half + 0.03, -0.03, radius - 0.005),
            (half + 0.03, 0.03, radius - 0.005),
            (half + 0.002, 0.06, radius),
        ],
        0.008,
        piping,
        parent=body,
    )
    return body


def coiled_strap(material, metal, at=(0, 0, 0), turn=(0, 0, 0), parent=None, turns=5, width=0.038):
    """Yoga strap rolled up, lying on its edge, with two metal rings at its end."""
    coil = group(at, turn, parent)

    def point(u, v):
        angle, radius = 6.2832 * turns * v, 0.012 + 0.0042 * turns * v
        return radius * math.cos(angle), radius * math.sin(angle), u * width + 0.002 * math.sin(7 * v)

    sheet(point, 1, turns * 30, material, parent=coil, thickness=0.0026, rounds=0)
    outer = 0.012 + 0.0042 * turns
    box((0.003, 0.09, width), material, (outer, 0.045, width / 2), (0, 0, -0.25), parent=coil, bevel=0.001)
    for k in range(2):
        ring = [
            (outer + 0.024 + 0.004 * k, 0.1 + 0.021 * math.cos(a * 0.7854), width / 2 + 0.021 * math.sin(a * 0.7854))
            for a in range(8)
        ]
        tube(ring, 0.0022, metal, parent=coil, closed=True)
    return coil
