"""Parametric surfaces, and walls or floors of many small boards in one mesh."""

import math
import random

import bpy

from .shapes import group, put


def sheet(
    point, columns, rows, material, at=(0, 0, 0), turn=(0, 0, 0), parent=None, thickness=0.0, closed=False, rounds=1
):
    """Smooth surface through `point(u, v)`, u and v from 0 to 1; `closed` joins the last column to the first."""
    across = columns if closed else columns + 1
    points = [point(column / columns, row / rows) for row in range(rows + 1) for column in range(across)]
    faces = []
    for row in range(rows):
        for column in range(columns):
            here, there = row * across + column, row * across + (column + 1) % across
            faces.append((here, there, there + across, here + across))
    mesh = bpy.data.meshes.new('sheet')
    mesh.from_pydata(points, [], faces)
    mesh.polygons.foreach_set('use_smooth', [True] * len(faces))
    mesh.materials.append(material)
    body = put(bpy.data.objects.new('sheet', mesh), at, turn, parent)
    if thickness:
        solid = body.modifiers.new('thickness', 'SOLIDIFY')
        solid.thickness = thickness
        solid.offset = 0
    if rounds:
        soft = body.modifiers.new('soft', 'SUBSURF')
        soft.levels = soft.render_levels = rounds
    return body


def boards(name, pieces, material, lip=0.0015, at=(0, 0, 0), turn=(0, 0, 0), parent=None):
    """One mesh of flat boards in the x-y plane facing +z: pieces are (x0, y0, x1, y1, rise at the four corners).

    Each board is an island of its own, which lets the material vary from board to board.
    """
    points, faces = [], []
    for left, bottom, right, top, rises in pieces:
        start = len(points)
        outline = ((left, bottom), (right, bottom), (right, top), (left, top))
        points += [(x, y, -0.006) for x, y in outline]
        inward = ((1, 1), (-1, 1), (-1, -1), (1, -1))
        points += [(x + lip * dx, y + lip * dy, rise) for (x, y), (dx, dy), rise in zip(outline, inward, rises)]
        faces.append((start + 4, start + 5, start + 6, start + 7))
        faces += [(start + k, start + (k + 1) % 4, start + 4 + (k + 1) % 4, start + 4 + k) for k in range(4)]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    mesh.materials.append(material)
    return put(bpy.data.objects.new(name, mesh), at, turn, parent)


def planks(width, depth, material, at=(0, 0, 0), plank=0.13, length=1.5, seed=3):
    """Floor of planks along y, centred on `at`."""
    chance = random.Random(seed)
    pieces, left = [], -width / 2
    while left < width / 2 - 0.01:
        right = min(left + plank, width / 2)
        front = -depth / 2 - chance.random() * length
        while front < depth / 2:
            low, high = max(front, -depth / 2), min(front + length, depth / 2)
            if high - low > 0.03:
                tilt = chance.uniform(-0.0004, 0.0004)
                pieces.append((left + 0.0008, low + 0.0008, right - 0.0008, high - 0.0008, (tilt, -tilt, -tilt, tilt)))
            front += length
        left += plank
    return boards('planks', pieces, material, 0.0012, at)


def tiled(
    width,
    height,
    material,
    grout,
    at=(0, 0, 0),
    turn=(0, 0, 0),
    tile=(0.065, 0.26),
    joint=0.003,
    seed=5,
    parent=None,
    skip=None,
):
    """Wall of upright tiles in the local x-z plane facing -y, corner at `at`; `skip(x, z)` leaves tiles out."""
    chance = random.Random(seed)
    wall = group(at, turn, parent)
    pieces = []
    for column in range(math.ceil(width / tile[0])):
        for row in range(math.ceil(height / tile[1])):
            left, low = column * tile[0], row * tile[1]
            right, high = min(left + tile[0], width), min(low + tile[1], height)
            if skip and skip((left + right) / 2, (low + high) / 2):
                continue
            slope = [chance.gauss(0, 0.00035) for _ in range(3)]
            rises = (slope[0], slope[0] + slope[1], slope[0] + slope[1] + slope[2], slope[0] + slope[2])
            pieces.append((left + joint / 2, low + joint / 2, right - joint / 2, high - joint / 2, rises))
    boards('tiles', pieces, material, 0.002, (0, -0.008, 0), (math.pi / 2, 0, 0), wall)
    if grout:
        back = [(0, 0, width, height, (0, 0, 0, 0))] if not skip else []
        boards('grout', back, grout, 0, (0, -0.004, 0), (math.pi / 2, 0, 0), wall)
    return wall


def arc(center, radius, start, end, steps=12):
    """Points (a, b) of an arc, angles in degrees."""
    for step in range(steps + 1):
        angle = math.radians(start + (end - start) * step / steps)
        yield center[0] + radius * math.cos(angle), center[1] + radius * math.sin(angle)
