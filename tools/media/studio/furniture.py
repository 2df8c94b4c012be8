"""Oak and black steel: counter, bench, stool, hooks, shelf, books."""

import math
import random

from . import finishes, materials, surfaces
from .nodes import srgb
from .shapes import box, cylinder, group, lathe, tube


def slatted_counter(width, depth=0.7, height=1.06, at=(0, 0, 0), top=None, parent=None):
    """Counter with a front of upright oak slats facing -y; `at` is the middle of its foot."""
    body = group(at, parent=parent)
    dark, oak = materials.plain(srgb('#15192A'), 0.6), surfaces.oak(along='z')
    box((width - 0.06, depth - 0.08, height - 0.05), dark, (0, 0.02, (height - 0.05) / 2), parent=body)
    box((width - 0.1, 0.03, 0.09), materials.black_steel(), (0, -depth / 2 + 0.06, 0.045), parent=body)
    pitch = 0.048
    for k in range(int(width / pitch)):
        box(
            (0.034, 0.03, height - 0.15),
            oak,
            (-width / 2 + pitch * (k + 0.5), -depth / 2 + 0.035, height / 2 + 0.02),
            parent=body,
            bevel=0.004,
        )
    for side in (-1, 1):
        for k in range(int(depth / pitch)):
            box(
                (0.03, 0.034, height - 0.15),
                oak,
                (side * (width / 2 - 0.02), -depth / 2 + pitch * (k + 0.5), height / 2 + 0.02),
                parent=body,
                bevel=0.004,
            )
    box(
        (width + 0.08, depth + 0.08, 0.045), top or finishes.terrazzo(), (0, 0, height - 0.02), parent=body, bevel=0.008
    )
    return body


def bench(width, at=(0, 0, 0), turn=(0, 0, 0), depth=0.36, height=0.45, slats=3):
    """Changing-room bench along x."""
    body = group(at, turn)
    oak, black = surfaces.oak(along='x'), materials.black_steel()
    board = depth / slats
    for k in range(slats):
        box(
            (width, board - 0.012, 0.032),
            oak,
            (0, -depth / 2 + board * (k + 0.5), height - 0.016),
            parent=body,
            bevel=0.006,
        )
    for x in (-width / 2 + 0.25, width / 2 - 0.25):
        for y in (-depth / 2 + 0.04, depth / 2 - 0.04):
            box((0.035, 0.035, height - 0.03), black, (x, y, (height - 0.03) / 2), parent=body)
        box((0.035, depth - 0.06, 0.035), black, (x, 0, height - 0.05), parent=body)
        box((0.035, depth - 0.06, 0.03), black, (x, 0, 0.1), parent=body)
    return body


def stool(at=(0, 0, 0), turn=0.0, height=0.66):
    """Round oak seat on four black legs with a foot ring."""
    body = group(at, (0, 0, turn))
    black = materials.black_steel()
    lathe(
        [(0, -0.012), (0.15, -0.014), (0.165, -0.006), (0.168, 0.006), (0.158, 0.017), (0.1, 0.012), (0, 0.008)],
        surfaces.oak(along='x'),
        (0, 0, height),
        parent=body,
    )
    for k in range(4):
        angle = math.pi / 4 + math.pi / 2 * k
        out = (math.cos(angle), math.sin(angle))
        tube(
            [(0.11 * out[0], 0.11 * out[1], height - 0.015), (0.185 * out[0], 0.185 * out[1], 0.012)],
            0.0105,
            black,
            parent=body,
            smooth=False,
        )
    ring = [(0.163 * math.cos(a * math.pi / 6), 0.163 * math.sin(a * math.pi / 6), 0.2) for a in range(12)]
    tube(ring, 0.008, black, parent=body, closed=True)
    return body


def hook_rail(width, count, at=(0, 0, 0), turn=(0, 0, 0)):
    """Oak board with black pegs on a wall, facing -y; hooks stand at the returned x positions."""
    body = group(at, turn)
    box((width, 0.025, 0.12), surfaces.oak(along='x'), (0, -0.0125, 0), parent=body, bevel=0.004)
    places = [-width / 2 + width * (k + 0.5) / count for k in range(count)]
    for x in places:
        cylinder(
            0.011,
            0.07,
            materials.black_steel(),
            (x, -0.055, 0),
            (math.pi / 2 - 0.25, 0, 0),
            body,
            bevel=0.002,
            sides=20,
        )
        cylinder(
            0.019,
            0.012,
            materials.black_steel(),
            (x, -0.092, 0.009),
            (math.pi / 2 - 0.25, 0, 0),
            body,
            bevel=0.003,
            sides=24,
        )
    return body, places


def shelf_unit(columns, rows, cell, depth, at=(0, 0, 0), board=0.028, back=None):
    """Open oak shelf facing -y, corner at `at`; cell: (width, height) inside. Returns the cells' floor middles."""
    unit = group(at)
    across, upright = surfaces.oak(along='x'), surfaces.oak(along='z')
    wide = columns * cell[0] + (columns + 1) * board
    tall = rows * cell[1] + (rows + 1) * board
    for row in range(rows + 1):
        box(
            (wide, depth, board),
            across,
            (wide / 2, depth / 2, row * (cell[1] + board) + board / 2),
            parent=unit,
            bevel=0.002,
        )
    for column in range(columns + 1):
        for row in range(rows):
            box(
                (board, depth - 0.004, cell[1]),
                upright,
                (column * (cell[0] + board) + board / 2, depth / 2, row * (cell[1] + board) + board + cell[1] / 2),
                parent=unit,
                bevel=0.001,
            )
    if back:
        box((wide, 0.012, tall), back, (wide / 2, depth + 0.006, tall / 2), parent=unit, bevel=0)
    return {
        (column, row): (
            at[0] + board + cell[0] / 2 + column * (cell[0] + board),
            at[1] + depth / 2,
            at[2] + board + row * (cell[1] + board),
        )
        for column in range(columns)
        for row in range(rows)
    }


def books(colors, at, seed=1, heights=(0.2, 0.26)):
    """A few notebooks standing side by side along x, backs to -y."""
    chance, x = random.Random(seed), at[0]
    for color in colors:
        thick, tall = chance.uniform(0.014, 0.03), chance.uniform(*heights)
        box(
            (thick, 0.16, tall),
            materials.plain(color, 0.7),
            (x + thick / 2, at[1], at[2] + tall / 2),
            (0, chance.uniform(-0.02, 0.05), 0),
            bevel=0.002,
        )
        x += thick + 0.003
