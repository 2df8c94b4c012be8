"""Towels, bottles and bags that people leave lying about, and the jump box."""

import math
import random

from . import materials, surfaces
from .shapes import box, group, lathe, mesh, tube


def towel(at=(0, 0, 0), turn=(0, 0, 0), parent=None, color=materials.OFF_WHITE, size=(0.36, 0.24), layers=3):
    """A folded towel lying on its long side."""
    whole = group(at, turn, parent)
    high = 0.022
    for layer in range(layers):
        shrink = 0.006 * ((layer * 7) % 3)
        box(
            (size[0] - shrink, size[1] - shrink, high),
            materials.terry(color),
            (shrink / 2, -shrink / 3, high * (layer + 0.5)),
            (0, 0, 0.02 * (layer - 1)),
            whole,
            high * 0.46,
            4,
        )
    return whole


def towel_over(
    path,
    width=0.34,
    at=(0, 0, 0),
    turn=(0, 0, 0),
    parent=None,
    color=materials.OFF_WHITE,
    creases=0.008,
    seed=1,
    stripe=True,
):
    """A towel hanging along a path of (y, z) points, its width along x: over a bench, a rail, a bar."""
    rows = resample(path, 36)
    columns, dice = 18, random.Random(seed)
    phases = [dice.uniform(0, 6.3) for _ in range(4)]
    vertices = []
    for r, (y, z) in enumerate(rows):
        spread = r / (len(rows) - 1)
        hang = abs(spread - 0.5) * 2
        for c in range(columns + 1):
            u = c / columns
            wave = math.sin(u * 9 + phases[0] + spread * 2) + 0.6 * math.sin(u * 17 + phases[1] - spread * 5)
            shift = creases * wave * (0.25 + hang)
            x = (u - 0.5) * width * (1 - 0.05 * hang) + 0.012 * math.sin(spread * 5 + phases[2])
            vertices.append((x, y + shift, z + 0.3 * abs(shift)))
    faces = [
        (r * (columns + 1) + c, r * (columns + 1) + c + 1, (r + 1) * (columns + 1) + c + 1, (r + 1) * (columns + 1) + c)
        for r in range(len(rows) - 1)
        for c in range(columns)
    ]
    sheet = mesh(vertices, faces, materials.terry(color), at, turn, parent, thickness=0.006, subdivide=1)
    if stripe:
        sheet.data.materials.append(materials.terry(materials.INDIGO))
        for index, face in enumerate(sheet.data.polygons):
            row = index // columns
            face.material_index = 1 if row in (3, 4, 31, 32) else 0
    return sheet


def resample(path, count):
    """Evenly spaced points along a polyline."""
    lengths = [math.dist(a, b) for a, b in zip(path, path[1:])]
    total, points = sum(lengths), []
    for i in range(count):
        left = total * i / (count - 1)
        for start, end, length in zip(path, path[1:], lengths):
            if left <= length or end is path[-1]:
                t = min(left / length, 1)
                points.append(tuple(a + (b - a) * t for a, b in zip(start, end)))
                break
            left -= length
    return points


def bottle(at=(0, 0, 0), turn=(0, 0, 0), parent=None, color=(0.028, 0.034, 0.075), height=0.24):
    """Steel drinking bottle with painted body, black cap and loop."""
    whole = group(at, turn, parent, height / 0.24)
    paint = materials.plain(color, 0.38, specular=0.5, bump=0.04, bump_scale=600)
    lathe(
        [(0, 0), (0.032, 0), (0.035, 0.003), (0.035, 0.165), (0.033, 0.182), (0.024, 0.198), (0.021, 0.204)],
        paint,
        parent=whole,
    )
    lathe([(0.0215, 0.203), (0.0225, 0.205), (0.0225, 0.210), (0.0205, 0.212)], materials.steel(), parent=whole)
    lathe(
        [(0.021, 0.211), (0.0245, 0.212), (0.0245, 0.236), (0.022, 0.240), (0, 0.240)], materials.rubber(), parent=whole
    )
    tube(
        [(-0.022, 0, 0.224), (-0.026, 0, 0.25), (0, 0, 0.266), (0.026, 0, 0.25), (0.022, 0, 0.224)],
        0.0042,
        materials.rubber(),
        parent=whole,
    )
    return whole


def bag(at=(0, 0, 0), turn=(0, 0, 0), parent=None, color=(0.035, 0.038, 0.05), length=0.52):
    """Sports bag lying along x, a little slumped."""
    whole = group(at, turn, parent)
    rings, sides = 15, 28
    vertices, faces = [], []
    for r in range(rings):
        u = r / (rings - 1) * 2 - 1
        swell = (1 - abs(u) ** 5) ** 0.35 if abs(u) < 1 else 0.0
        for i in range(sides):
            a = 2 * math.pi * i / sides
            flat = lambda v: math.copysign(abs(v) ** 0.72, v)
            sag = 0.02 * math.cos(u * 2.2) * (math.sin(a) > 0) - 0.008 * math.sin(u * 9 + 1) * max(math.sin(a), 0)
            vertices.append(
                (
                    u * length / 2,
                    0.135 * swell * flat(math.cos(a)),
                    0.125 + 0.125 * swell * flat(math.sin(a)) - sag * swell,
                )
            )
    for r in range(rings - 1):
        for i in range(sides):
            j = (i + 1) % sides
            faces.append((r * sides + i, r * sides + j, (r + 1) * sides + j, (r + 1) * sides + i))
    mesh(vertices, faces, materials.cloth(color, 700, 0.5), parent=whole, subdivide=1)
    strap = materials.cloth((0.10, 0.10, 0.11), 500, 0.2)
    for y in (-0.07, 0.07):
        bow = [
            (-0.13, y * 1.85, 0.10),
            (-0.125, y * 1.5, 0.215),
            (-0.07, y * 0.5, 0.30),
            (0.05, y * 0.2, 0.315),
            (0.12, y * 1.3, 0.23),
            (0.13, y * 1.85, 0.10),
        ]
        tube(bow, 0.0085, strap, parent=whole)
    tube(
        [(-length * 0.42, 0, 0.225), (0, 0.004, 0.232), (length * 0.42, 0, 0.225)],
        0.004,
        materials.plain((0.3, 0.3, 0.31), 0.4, 0.8),
        parent=whole,
    )
    return whole


def plyo_box(at=(0, 0, 0), turn=(0, 0, 0), parent=None, size=(0.5, 0.6, 0.75)):
    """Wooden jump box with hand holes."""
    whole = group(at, turn, parent)
    box(size, surfaces.oak(along='z'), (0, 0, size[2] / 2), parent=whole, bevel=0.008)
    box(
        (0.13, size[1] + 0.004, 0.036),
        materials.plain((0.01, 0.008, 0.006), 1.0),
        (0, 0, size[2] * 0.72),
        parent=whole,
        bevel=0.016,
    )
    return whole
