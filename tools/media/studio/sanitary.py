"""Shower and basin, with black fittings, glass and moisture-proof lamps."""

import math
import random

import bpy

from . import finishes, materials, surfaces
from .nodes import srgb
from .shapes import ball, box, cylinder, group, lathe, put, tube
from .textiles import soft_box


def rain_shower(at, head_height=2.15, reach=0.42):
    """Exposed black shower: bar mixer, riser, round head and hand shower, on a wall facing -y at `at` (x, y)."""
    x, y = at
    black, body = materials.black_steel(), group((x, y, 0))
    riser = [
        (0, -0.06, 1.08),
        (0, -0.06, head_height - 0.06),
        (0, -0.09, head_height),
        (0, -0.14, head_height + 0.03),
        (0, -reach, head_height + 0.03),
    ]
    tube(riser[:2], 0.011, black, parent=body, smooth=False)
    tube(riser[1:], 0.011, black, parent=body)
    tube([(0, -reach, head_height + 0.03), (0, -reach, head_height - 0.03)], 0.012, black, parent=body, smooth=False)
    lathe(
        [(0, 0.02), (0.03, 0.018), (0.11, 0.008), (0.125, 0.004), (0.125, -0.004), (0.12, -0.007), (0, -0.007)],
        black,
        (0, -reach, head_height - 0.045),
        parent=body,
    )
    cylinder(0.021, 0.28, black, (0, -0.06, 1.06), (0, math.pi / 2, 0), body, bevel=0.003)
    for side in (-1, 1):
        cylinder(0.026, 0.045, black, (side * 0.165, -0.06, 1.06), (0, math.pi / 2, 0), body, bevel=0.004)
        cylinder(0.034, 0.012, black, (side * 0.075, -0.008, 1.06), (math.pi / 2, 0, 0), body, bevel=0.003)
        cylinder(0.013, 0.05, black, (side * 0.075, -0.03, 1.06), (math.pi / 2, 0, 0), body)
    for z in (1.35, head_height - 0.12):
        cylinder(0.009, 0.06, black, (0, -0.03, z), (math.pi / 2, 0, 0), body)
        cylinder(0.02, 0.01, black, (0, -0.006, z), (math.pi / 2, 0, 0), body, bevel=0.002)
    hand_shower(body, black)
    return body


def hand_shower(body, black):
    box((0.03, 0.05, 0.04), black, (0, -0.085, 1.5), parent=body, bevel=0.006)
    tube([(0, -0.1, 1.42), (0, -0.11, 1.53), (0, -0.135, 1.62)], 0.011, black, parent=body)
    lathe(
        [(0, 0.008), (0.035, 0.006), (0.045, 0.0), (0.045, -0.01), (0, -0.012)],
        black,
        (0, -0.145, 1.63),
        (0.9, 0, 0),
        body,
    )
    tube(
        [
            (0, -0.1, 1.42),
            (0.02, -0.12, 1.2),
            (0.12, -0.12, 0.78),
            (0.17, -0.11, 0.72),
            (0.21, -0.1, 0.82),
            (0.16, -0.07, 1.02),
        ],
        0.0065,
        materials.steel(0.35),
        parent=body,
    )


def glass_screen(at, length, height=2.1, turn=0.0):
    """Fixed pane of a shower along x, held by a black channel and a bar to the wall."""
    screen = group(at, (0, 0, turn))
    black = materials.black_steel()
    box((length, 0.009, height), materials.pane(0.07), (length / 2, 0, height / 2), parent=screen, bevel=0)
    box((0.02, 0.022, height), black, (0.008, 0, height / 2), parent=screen)
    box((length, 0.022, 0.016), black, (length / 2, 0, 0.008), parent=screen)
    edge = materials.plain(srgb('#7FA09B'), 0.1)
    box((0.004, 0.009, height), edge, (length, 0, height / 2), parent=screen, bevel=0)
    box((length, 0.009, 0.004), edge, (length / 2, 0, height), parent=screen, bevel=0)
    drops(screen, length, height)
    return screen


def drops(screen, length, height, count=420, seed=4):
    """Water drops on both faces of a pane; all share one mesh."""
    chance = random.Random(seed)
    first = ball(0.0045, finishes.water(), parent=screen, squash=1.0)
    for _ in range(count):
        drop = put(bpy.data.objects.new('drop', first.data), parent=screen)
        drop.location = (
            chance.uniform(0.1, length - 0.02),
            chance.choice((-0.0055, 0.0055)),
            height * chance.random() ** 1.3,
        )
        size = chance.uniform(0.35, 1.0)
        drop.scale = (size, 0.4 * size, size * chance.uniform(1, 1.7))


def line_drain(at, length=0.8, turn=0.0):
    drain = group(at, (0, 0, turn))
    box((length, 0.075, 0.004), materials.black_steel(), (0, 0, 0.001), parent=drain, bevel=0.001)
    for k in range(int(length / 0.022)):
        box(
            (0.009, 0.05, 0.003),
            materials.plain((0.002, 0.002, 0.003), 0.9),
            (-length / 2 + 0.018 + 0.022 * k, 0, 0.0025),
            parent=drain,
            bevel=0,
        )
    return drain


def pump_bottle(at, color, tall=0.15, radius=0.034):
    bottle = group(at)
    lathe(
        [
            (0, 0),
            (radius - 0.003, 0),
            (radius, 0.004),
            (radius, tall),
            (radius - 0.006, tall + 0.008),
            (0.012, tall + 0.012),
            (0.012, tall + 0.03),
            (0, tall + 0.03),
        ],
        materials.plain(color, 0.35),
        parent=bottle,
    )
    tube(
        [(0, 0, tall + 0.03), (0, 0, tall + 0.055), (0, -0.02, tall + 0.06), (0, -0.05, tall + 0.055)],
        0.0045,
        materials.black_steel(),
        parent=bottle,
    )
    cylinder(0.014, 0.018, materials.black_steel(), (0, 0, tall + 0.025), parent=bottle, bevel=0.002)
    return bottle


def soap(at, turn=0.0, color='#C9A57A'):
    dish = group(at, (0, 0, turn))
    box((0.13, 0.09, 0.012), surfaces.dark_oak('x'), (0, 0, 0.006), parent=dish, bevel=0.003)
    soft_box((0.09, 0.058, 0.026), materials.plain(srgb(color), 0.35), (0, 0, 0.026), dish, 0.01, 2, 3.2)
    return dish


def basin(at, radius=0.2):
    """Round terrazzo bowl standing on a counter, with a black wall tap behind it (facing -y)."""
    x, y, z = at
    outer = [(0, 0), (radius * 0.7, 0), (radius * 0.92, 0.05), (radius, 0.12)]
    inner = [(radius - 0.012, 0.121), (radius * 0.9, 0.06), (radius * 0.6, 0.016), (0, 0.012)]
    lathe(outer + inner, finishes.terrazzo(), at)
    black = materials.black_steel()
    tube(
        [(x, y + 0.3, z + 0.24), (x, y + 0.12, z + 0.24), (x, y + 0.07, z + 0.235), (x, y + 0.06, z + 0.2)],
        0.012,
        black,
    )
    cylinder(0.016, 0.05, black, (x + 0.11, y + 0.28, z + 0.24), (math.pi / 2, 0, 0), bevel=0.003)


def round_mirror(at, radius=0.33):
    """Mirror with a thin black rim on a wall facing -y."""
    cylinder(radius, 0.012, materials.mirror(), at, (math.pi / 2, 0, 0), sides=96)
    x, y, z = at
    ring = [
        (x + radius * math.cos(a * math.pi / 16), y - 0.006, z + radius * math.sin(a * math.pi / 16)) for a in range(32)
    ]
    tube(ring, 0.008, materials.black_steel(), closed=True)
