"""Fruit for the bowls of the canteen, and marigolds in a bowl."""

import math
import random

from . import finishes, materials
from .nodes import srgb
from .shapes import ball, cylinder, group, lathe, mesh
from .tableware import bowl


def round_fruit(color, radius, at, seed=1, squash=0.93, rough=0.38):
    """Orange, lime, apple: pitted skin, a dimple and a stalk at the top."""
    chance = random.Random(seed)
    fruit = group(at, (chance.uniform(-0.5, 0.5), chance.uniform(-0.5, 0.5), chance.uniform(0, 6)))
    profile = []
    for k in range(25):
        a = -math.pi / 2 + math.pi * k / 24
        dimple = 0.10 * math.exp(-(((1.5708 - a) / 0.22) ** 2))
        profile.append((radius * math.cos(a), radius * squash * (math.sin(a) - dimple)))
    lathe(profile, materials.plain(color, rough, bump=0.08, bump_scale=240.0), parent=fruit)
    cylinder(0.0025, 0.012, materials.plain(srgb('#4A3A22'), 0.9), (0, 0, radius * squash * 0.9), parent=fruit, sides=8)
    return fruit


def banana_hand(at, turn=(0, 0, 0), count=5, color='#C79A2C'):
    """Bananas joined at the crown, tips fanning towards -y."""
    hand = group(at, turn)
    skin, tip = materials.plain(srgb(color), 0.5, bump=0.05, bump_scale=60.0), materials.plain(srgb('#3B2A16'), 0.9)
    for k in range(count):
        fan = (k - (count - 1) / 2) * 0.23
        one = group((0.012 * (k - count / 2), 0, 0.006 * (k % 2)), (0, 0, fan), hand)
        rows, ring = 14, 7
        vertices = []
        for row in range(rows + 1):
            share = row / rows
            bend = 1.25 * share - 0.35
            centre = (0, -0.13 * math.sin(bend) / 1.0 - 0.045, 0.02 + 0.062 * (1 - math.cos(bend * 1.2)) + 0.012)
            size = 0.0175 * (min(1, 0.32 + share * 5) * min(1, 0.22 + (1 - share) * 6))
            for c in range(ring):
                a = 6.28319 * c / ring
                vertices.append(
                    (
                        centre[0] + size * math.cos(a),
                        centre[1] + size * math.sin(a) * math.sin(bend) * 0.6,
                        centre[2] + size * math.sin(a),
                    )
                )
        faces = [
            (r * ring + c, r * ring + (c + 1) % ring, (r + 1) * ring + (c + 1) % ring, (r + 1) * ring + c)
            for r in range(rows)
            for c in range(ring)
        ]
        faces.append(tuple(range(rows * ring, (rows + 1) * ring)))
        mesh(vertices, faces, skin, parent=one, subdivide=1)
        last = vertices[-ring]
        ball(0.005, tip, (last[0] - 0.003, last[1], last[2]), one)
    ball(0.016, tip, (0, 0.0, 0.035), hand)
    return hand


def flowers_in_bowl(at, radius=0.1, count=14, seed=3):
    """Marigold heads floating in a shallow steel bowl of water, as on a counter on an ordinary morning."""
    chance = random.Random(seed)
    bowl(at, radius, materials.steel(0.25), radius * 0.4)
    x, y, z = at
    cylinder(radius * 0.9, 0.002, finishes.water(), (x, y, z + radius * 0.3))
    for _ in range(count):
        angle, away = chance.uniform(0, 6.28), radius * 0.75 * math.sqrt(chance.random())
        color = chance.choice((srgb('#C98A1E'), srgb('#D9A52E')))
        ball(
            chance.uniform(0.014, 0.021),
            materials.plain(color, 0.9, bump=1.0, bump_scale=260.0),
            (x + away * math.cos(angle), y + away * math.sin(angle), z + radius * 0.34),
            squash=0.6,
        )
