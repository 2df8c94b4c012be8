"""Walls with openings, black-framed windows and the street behind them."""

import math
import random

from . import materials, surfaces
from .nodes import Shader, srgb
from .shapes import box, group

THICK = 0.14


def wall(start, end, height, material, openings=(), skirting=None):
    """Wall between two (x, y) points; its face is on the left hand of start to end.

    openings: (from, to, sill, head) in metres along the wall. skirting: material of a 10 cm board at its foot.
    """
    length = math.dist(start, end)
    heading = math.atan2(end[1] - start[1], end[0] - start[0])
    body = group((*start, 0), (0, 0, heading))
    cuts = sorted(openings)
    edges = [0.0, *(edge for cut in cuts for edge in cut[:2]), length]
    for low, high in zip(edges[::2], edges[1::2]):
        _piece(low, high, 0, height, material, body)
        if skirting and high - low > 0.01:
            box((high - low, 0.02, 0.1), skirting, ((low + high) / 2, 0.01, 0.05), parent=body, bevel=0.003)
    for low, high, sill, head in cuts:
        _piece(low, high, 0, sill, material, body)
        _piece(low, high, head, height, material, body)
    return body


def _piece(low, high, bottom, top, material, parent):
    if high - low > 0.005 and top - bottom > 0.005:
        size = (high - low, THICK, top - bottom)
        box(size, material, ((low + high) / 2, -THICK / 2, (bottom + top) / 2), parent=parent, bevel=0)


def window(wall_group, low, high, sill, head, columns=2, rows=(0.7,), pane=True, bar=0.045):
    """Black frame with thin bars in a wall's opening; rows: heights of cross bars as parts of the opening."""
    black = materials.black_steel()
    middle, tall, wide = (sill + head) / 2, head - sill, high - low
    for x in (low + bar / 2, high - bar / 2):
        box((bar, 0.07, tall), black, (x, -THICK / 2, middle), parent=wall_group, bevel=0.003)
    for z in (sill + bar / 2, head - bar / 2, *(sill + tall * row for row in rows)):
        box((wide, 0.065, bar), black, ((low + high) / 2, -THICK / 2, z), parent=wall_group, bevel=0.003)
    for k in range(1, columns):
        box(
            (bar * 0.7, 0.06, tall),
            black,
            (low + wide * k / columns, -THICK / 2, middle),
            parent=wall_group,
            bevel=0.003,
        )
    if pane:
        box(
            (wide, 0.006, tall),
            materials.pane(0.06),
            ((low + high) / 2, -THICK / 2, middle),
            parent=wall_group,
            bevel=0,
        )


def floor_and_ceiling(left, right, front, back, height, floor, ceiling):
    size, middle = (right - left, back - front), ((left + right) / 2, (front + back) / 2)
    if floor:
        box((*size, 0.1), floor, (*middle, -0.05), bevel=0)
    box((*size, 0.1), ceiling, (*middle, height + 0.05), bevel=0)


def street_view(at, turn=0.0, width=24, ground=-0.3, seed=4, sky=('#0E1738', '#3A4C8C'), strength=0.7):
    """Houses across the street before dawn, seen through a window: local x runs along the street, faces -y."""
    chance = random.Random(seed)
    scene = group((*at, ground), (0, 0, turn))
    sky_glow = gradient_sky(*sky, strength)
    box((width * 3, 0.05, 16), sky_glow, (0, 9, 7), parent=scene, bevel=0)
    edge = -width / 2
    while edge < width / 2:
        wide, tall = chance.uniform(2.5, 5), chance.uniform(3.2, 7.5)
        tone = tuple(c * chance.uniform(0.5, 1.1) for c in srgb('#1B2240'))
        house(
            wide,
            tall,
            materials.glow(tuple(round(c, 4) for c in tone), strength * 0.9),
            (edge + wide / 2, chance.uniform(0, 0.6), 0),
            scene,
            chance,
        )
        edge += wide
    box((width, 14, 0.02), materials.plain(srgb('#20263C'), 0.5), (0, -4, 0), parent=scene, bevel=0)


def house(wide, tall, skin, at, parent, chance):
    """Dark front with shutters and window holes, all a little darker or lighter than the wall."""
    x, y, _ = at
    box((wide - 0.03, 2, tall), skin, (x, y + 1, tall / 2), parent=parent, bevel=0)
    dark, pale = materials.glow(srgb('#0A0F22'), 0.8), materials.glow(srgb('#2C355E'), 0.7)
    box((wide * 0.7, 0.04, 2.3), pale, (x, y - 0.02, 1.25), parent=parent, bevel=0)
    for floor_height in (4.0, 6.2):
        for k in range(int(wide // 1.3)):
            if floor_height + 1 < tall and chance.random() < 0.8:
                box(
                    (0.7, 0.04, 1.1),
                    chance.choice((dark, dark, pale)),
                    (x - wide / 2 + 0.9 + 1.3 * k, y - 0.02, floor_height + 0.3),
                    parent=parent,
                    bevel=0,
                )
    box((wide * 0.9, 0.7, 0.08), dark, (x, y - 0.3, 2.9), parent=parent, bevel=0)


@materials.once
def gradient_sky(top, bottom, strength):
    """Luminous backdrop, lighter at the horizon; it covers 16 m of height around the object's middle."""
    shader = Shader('sky', (0, 0, 0), 1.0)
    split = shader.add('SeparateXYZ', vector=shader.place())
    share = shader.add('MapRange', value=split.outputs[2], from_min=-5.0, from_max=2.0)
    shader.to_surface('Emission', shader.ramp(share.outputs[0], (0.0, srgb(bottom)), (1.0, srgb(top))))
    shader.set('Emission Strength', strength)
    return shader.material


def shell_plaster():
    return surfaces.plaster(srgb('#CFC5B4'))
