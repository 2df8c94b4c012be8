"""Plants in pots."""

import math
import random

from . import materials
from .shapes import cylinder, group, lathe, mesh, tube


def pot(parent, radius=0.17, height=0.32, color=(0.10, 0.105, 0.13)):
    lathe(
        [
            (0, 0),
            (radius * 0.72, 0),
            (radius * 0.76, 0.008),
            (radius, height),
            (radius * 0.93, height),
            (radius * 0.90, height - 0.03),
            (0, height - 0.04),
        ],
        materials.plain(color, 0.7, bump=0.15, bump_scale=60),
        parent=parent,
    )
    cylinder(
        radius * 0.88,
        0.01,
        materials.plain((0.02, 0.014, 0.01), 1.0, bump=0.8, bump_scale=90),
        (0, 0, height - 0.035),
        parent=parent,
    )
    return height - 0.035


def snake_plant(at=(0, 0, 0), turn=(0, 0, 0), parent=None, height=0.75, blades=14, seed=3):
    whole = group(at, turn, parent)
    base, dice = pot(whole), random.Random(seed)
    for _ in range(blades):
        angle, lean, tall = dice.uniform(0, 6.3), dice.uniform(0.02, 0.22), height * dice.uniform(0.5, 1.0)
        spine = [(0.07 + lean * tall * t**1.5 * 1.2, t * tall) for t in (i / 8 for i in range(9))]
        leaf_blade(spine, 0.034, angle, base, whole, twist=dice.uniform(-0.6, 0.6))
    return whole


def palm(at=(0, 0, 0), turn=(0, 0, 0), parent=None, height=1.5, fronds=13, seed=4):
    """Areca palm: arching fronds with narrow leaflets."""
    whole = group(at, turn, parent)
    base, dice = pot(whole, 0.2, 0.36), random.Random(seed)
    vertices, faces = [], []
    for _ in range(fronds):
        angle, lean, tall = dice.uniform(0, 6.3), dice.uniform(0.15, 0.75), height * dice.uniform(0.6, 1.0)
        spine = [
            (0.03 + lean * tall * t**1.4, base + tall * (t - 0.42 * lean * t**3)) for t in (i / 22 for i in range(23))
        ]
        tube(
            [turned(r, 0, z, angle) for r, z in spine[::2]],
            0.004,
            materials.leaf((0.06, 0.11, 0.03)),
            parent=whole,
            radii=[1.6 - 0.1 * i for i in range(12)],
        )
        for index, (r, z) in enumerate(spine[6:], 6):
            for side in (-1, 1):
                leaflet(vertices, faces, r, z, angle, side, 0.24 * math.sin(math.pi * index / 26) + 0.05, dice)
    mesh(vertices, faces, materials.leaf(), parent=whole)
    return whole


def leaflet(vertices, faces, r, z, angle, side, length, dice):
    droop, forward = dice.uniform(0.25, 0.6), dice.uniform(0.4, 0.8)
    start = len(vertices)
    for t, half in ((0, 0.004), (0.35, 0.014), (0.7, 0.010), (1.0, 0.001)):
        out, ahead, down = side * length * t * 0.85, length * t * forward, length * droop * t * t
        for edge in (-1, 1):
            vertices.append(turned(r + ahead + edge * half, out, z - down, angle))
    for k in range(3):
        faces.append((start + 2 * k, start + 2 * k + 1, start + 2 * k + 3, start + 2 * k + 2))


def turned(r, sideways, z, angle):
    return (r * math.cos(angle) - sideways * math.sin(angle), r * math.sin(angle) + sideways * math.cos(angle), z)


def leaf_blade(spine, half_width, angle, base, parent, twist=0.0):
    vertices, faces = [], []
    for i, (r, z) in enumerate(spine):
        t = i / (len(spine) - 1)
        half = half_width * math.sin(math.pi * min(0.18 + t * 0.82, 1)) ** 0.6
        for s, fold in ((-1, 0.008), (0, 0), (1, 0.008)):
            a = angle + twist * t
            x, y, _ = turned(r + fold, 0, 0, angle)
            vertices.append((x - s * half * math.sin(a), y + s * half * math.cos(a), base + z))
    for i in range(len(spine) - 1):
        for k in (0, 1):
            faces.append((3 * i + k, 3 * i + k + 1, 3 * i + k + 4, 3 * i + k + 3))
    return mesh(vertices, faces, materials.leaf(), parent=parent, subdivide=1)
