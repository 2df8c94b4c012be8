"""Pot plants of the studio: snake plant, rubber plant, trailing pothos."""

import math
import random

from mathutils import Vector

from .materials import leaf, plain
from .patterns import sheet
from .shapes import group, lathe, tube

SOIL = (0.02, 0.013, 0.009)
STEM = (0.05, 0.06, 0.02)
LEAF = (0.028, 0.085, 0.03)


def pot(radius, height, material, parent=None):
    wall = 0.012
    profile = [(0, 0), (radius * 0.72, 0), (radius * 0.76, 0.01), (radius, height), (radius - wall, height)]
    lathe(profile + [(radius - wall * 2, height * 0.9), (0, height * 0.9)], material, parent=parent)
    lathe([(radius - wall * 1.8, height * 0.9), (0, height * 0.93)], plain(SOIL, 0.95), parent=parent)


def leaf_of(chance):
    share = chance.choice((0.7, 1.0, 1.35))
    return leaf(tuple(round(share * channel, 4) for channel in LEAF))


def snake_plant(pot_material, at=(0, 0, 0), scale=1.0, seed=1, blades=13, parent=None):
    """Upright blades that twist a little, about 0.9 m high at scale 1."""
    chance = random.Random(seed)
    plant = group(at, parent=parent, scale=scale)
    pot(0.15, 0.26, pot_material, plant)
    for _ in range(blades):
        angle, distance = chance.uniform(0, 6.28), chance.uniform(0.01, 0.08)
        blade(chance, angle, distance, plant)
    return plant


def blade(chance, angle, distance, parent):
    length, lean, wide = chance.uniform(0.4, 0.75), chance.uniform(0.03, 0.3), chance.uniform(0.024, 0.036)
    twist, start = chance.uniform(-1.3, 1.3), chance.uniform(0, 3.14)
    out = Vector((math.cos(angle), math.sin(angle), 0))

    def point(u, v):
        turn = start + twist * v
        side = Vector((math.cos(turn), math.sin(turn), 0))
        width = wide * (0.55 + 1.3 * v) * (1 - v**4) if v < 1 else 0
        hollow = Vector((-side.y, side.x, 0)) * (abs(u - 0.5) * 0.5 * width)
        spot = out * (distance + lean * v * v * length) + Vector((0, 0, 0.2 + v * length))
        return tuple(spot + side * (u - 0.5) * 2 * width + hollow)

    sheet(point, 4, 14, leaf_of(chance), parent=parent, thickness=0.003)


def rubber_plant(pot_material, at=(0, 0, 0), scale=1.0, seed=1, stems=3, parent=None):
    """Big oval leaves on a few stems, about 1.6 m high at scale 1."""
    chance = random.Random(seed)
    plant = group(at, parent=parent, scale=scale)
    pot(0.19, 0.34, pot_material, plant)
    for number in range(stems):
        heading = 6.28 * number / stems + chance.uniform(-0.5, 0.5)
        lean, height = chance.uniform(0.08, 0.28), chance.uniform(0.8, 1.3)
        base = Vector((0.05 * math.cos(heading), 0.05 * math.sin(heading), 0.28))
        top = base + Vector((lean * math.cos(heading), lean * math.sin(heading), height))
        middle = base.lerp(top, 0.5) + Vector((0.04 * math.sin(heading), 0.03, 0))
        tube([tuple(base), tuple(middle), tuple(top)], 0.009, plain(STEM, 0.7), parent=plant)
        count = int(height * 11)
        for k in range(count):
            share = 0.25 + 0.75 * k / (count - 1)
            spot = base.lerp(middle, share * 2) if share < 0.5 else middle.lerp(top, share * 2 - 1)
            oval_leaf(chance, spot, heading + 2.4 * k, 0.2 + 1.0 * share**2, plant)
    return plant


def oval_leaf(chance, spot, heading, upward, parent, length=None, plump=0.27, heart=0.0):
    """Leaf with a fold along its middle that starts flat or `upward` (radians) and bends down at the tip."""
    length = length or chance.uniform(0.17, 0.27)
    tilt, droop = upward + chance.uniform(-0.25, 0.2), chance.uniform(0.5, 1.1)
    heading += chance.uniform(-0.3, 0.3)
    forward = Vector((math.cos(heading), math.sin(heading), 0))
    side = Vector((-forward.y, forward.x, 0))
    stalk = 0.18

    def point(u, v):
        bend = tilt - droop * v * v
        reach = Vector((forward.x * math.cos(bend), forward.y * math.cos(bend), math.sin(bend))) * length * v
        inner = max(0.0, (v - stalk) / (1 - stalk))
        width = plump * length * (
            math.sin(math.pi * inner ** (0.8 - 0.35 * heart)) ** 0.75 if 0 < inner < 1 else 0
        ) + 0.0025 * (v < 0.98)
        across = u - 0.5
        lift = Vector((0, 0, abs(across) * width * 0.55 + 0.006 * math.sin(9 * v + heading) * across))
        return tuple(spot + reach + side * across * 2 * width + lift)

    sheet(point, 4, 12, leaf_of(chance), parent=parent)


def pothos(pot_material, at=(0, 0, 0), scale=1.0, seed=1, vines=6, drop=0.6, parent=None):
    """Trailing plant for shelves: vines hang over the pot's edge in the -y half."""
    chance = random.Random(seed)
    plant = group(at, parent=parent, scale=scale)
    pot(0.075, 0.12, pot_material, plant)
    for number in range(vines):
        heading = math.pi + math.pi * (number + 0.5) / vines + chance.uniform(-0.2, 0.2)
        out = Vector((math.cos(heading), math.sin(heading), 0))
        fall = drop * chance.uniform(0.35, 1.0)
        line = [Vector((0, 0, 0.11)), out * 0.07 + Vector((0, 0, 0.15)), out * 0.11 + Vector((0, 0, 0.09))]
        line += [
            out * (0.115 + chance.uniform(-0.01, 0.02)) + Vector((chance.uniform(-0.02, 0.02), 0, 0.09 - fall * k / 4))
            for k in range(1, 5)
        ]
        tube([tuple(spot) for spot in line], 0.0022, plain(STEM, 0.7), parent=plant)
        for k in range(int(5 + fall * 22)):
            share = k / (4 + fall * 22) * (len(line) - 1)
            low = min(int(share), len(line) - 2)
            spot = line[low].lerp(line[low + 1], share - low)
            oval_leaf(
                chance, spot, heading + chance.choice((-1, 1)) * 0.9, 0.5, plant, chance.uniform(0.06, 0.1), 0.36, 0.8
            )
    return plant
