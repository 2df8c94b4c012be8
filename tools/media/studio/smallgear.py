"""Small training gear: loop band, jump rope, tape, scale."""

import math
import random

from . import materials
from .masses import block, blocks
from .patterns import sheet
from .shapes import box, group, lathe, tube


def loop_band(at=(0, 0, 0), turn=0.0, color=(0.36, 0.085, 0.02), parent=None, wide=0.032, seed=2):
    """Rubber loop lying loosely on its edge, as it falls."""
    whole, chance = group(at, (0, 0, turn), parent), random.Random(seed)
    waves = [(k, chance.uniform(0, 6.28), chance.uniform(0.2, 1.0) / k) for k in (2, 3, 5)]

    def point(u, v):
        angle = 2 * math.pi * u
        reach = 0.115 + 0.032 * sum(size * math.cos(rate * angle + phase) for rate, phase, size in waves)
        lean = 0.4 * math.sin(2 * angle + seed)
        return (
            1.7 * reach * math.cos(angle) + lean * wide * v * math.cos(angle),
            reach * math.sin(angle) + lean * wide * v * math.sin(angle),
            0.002 + wide * v * math.cos(lean),
        )

    sheet(
        point,
        140,
        3,
        materials.plain(color, 0.62, specular=0.35),
        parent=whole,
        thickness=0.0042,
        closed=True,
        rounds=1,
    )
    return whole


def jump_rope(at=(0, 0, 0), turn=0.0, parent=None, color=(0.02, 0.021, 0.024)):
    """Coiled rope with two oak handles."""
    whole, points = group(at, (0, 0, turn), parent), []
    for k in range(76):
        angle, ring = k * 0.42, 0.105 + 0.018 * math.sin(k * 0.31)
        points.append(
            (ring * math.cos(angle), 0.82 * ring * math.sin(angle), 0.0035 + 0.0016 * (k // 15) + 0.003 * (k % 7 == 0))
        )
    points = [(0.20, -0.10, 0.012), (0.155, -0.07, 0.006)] + points + [(0.13, 0.07, 0.006), (0.18, 0.10, 0.012)]
    tube(points, 0.0032, materials.plain(color, 0.5), parent=whole)
    from . import surfaces

    for x, y, yaw in ((0.255, -0.135, -0.56), (0.235, 0.135, 0.55)):
        handle = group((x, y, 0.0135), (0, math.pi / 2, yaw), whole)
        lathe(
            [(0, -0.065), (0.010, -0.065), (0.0125, -0.055), (0.0105, 0.0), (0.0135, 0.05), (0.012, 0.064), (0, 0.066)],
            surfaces.oak(along='z'),
            parent=handle,
        )
    return whole


def tape_measure(at=(0, 0, 0), turn=0.0, parent=None):
    """Tailor's tape, coiled, its end running out; ticks but no figures."""
    whole = group(at, (0, 0, turn), parent)
    ribbon, ink = materials.plain((0.58, 0.40, 0.08), 0.55), materials.plain((0.02, 0.02, 0.025), 0.6)

    def path(v):
        if v < 0.75:
            angle = v / 0.75 * 6.283 * 4
            return (0.018 + 0.0022 * angle / 6.283 * 2.2) * math.cos(angle), (
                0.018 + 0.0022 * angle / 6.283 * 2.2
            ) * math.sin(angle)
        k = (v - 0.75) / 0.25
        return 0.0374 + 0.05 * math.sin(1.8 * k), 0.16 * k

    sheet(lambda u, v: (*path(v), 0.0005 + 0.016 * u), 1, 320, ribbon, parent=whole, thickness=0.0006, rounds=0)
    ticks = []
    for k in range(1, 30):
        x, y = path(0.75 + 0.25 * k / 30)
        ticks.append(
            block((0.0016, 0.0006, 0.009 if k % 5 == 0 else 0.005), (x, y, 0.0135 if k % 5 else 0.0115), (0, 0, -0.4))
        )
    blocks('ticks', ticks, ink).parent = whole
    return whole


def bathroom_scale(at=(0, 0, 0), turn=0.0, parent=None):
    """Flat scale with a round dial, the needle near seventy."""
    whole = group(at, (0, 0, turn), parent)
    box(
        (0.29, 0.27, 0.03),
        materials.plain((0.50, 0.48, 0.44), 0.4),
        (0, 0, 0.03),
        parent=whole,
        bevel=0.014,
        segments=5,
    )
    box(
        (0.26, 0.24, 0.004),
        materials.plain((0.022, 0.026, 0.05), 0.8, bump=0.4, bump_scale=300),
        (0, 0, 0.0465),
        parent=whole,
        bevel=0.002,
    )
    dial = group((0, 0.075, 0.049), parent=whole)
    lathe([(0, 0), (0.042, 0)], materials.plain((0.62, 0.59, 0.52), 0.6), parent=dial)
    lathe([(0.042, -0.001), (0.044, 0.003), (0.047, 0.003), (0.048, -0.001)], materials.steel(0.2), parent=dial)
    ticks = [
        block(
            (0.0008, 0.006 if k % 5 == 0 else 0.003, 0.0003),
            (0.037 * math.sin(a), 0.037 * math.cos(a), 0.0004),
            (0, 0, -a),
        )
        for k, a in ((k, -2.2 + k * 0.11) for k in range(41))
    ]
    blocks('ticks', ticks, materials.plain((0.02, 0.02, 0.03), 0.6)).parent = dial
    box((0.0016, 0.036, 0.0006), materials.sodium_paint(), (0.008, 0.014, 0.0012), (0, 0, -0.5), dial, 0)
    return whole
