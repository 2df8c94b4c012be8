"""Many small parts as one mesh: rows of slats, stones, bars and leaves."""

import math
import random

import bpy
from mathutils import Euler, Matrix, Vector

CUBE_FACES = ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3))


def mesh_object(name, vertices, faces, material, smooth=False):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.materials.append(material)
    for polygon in mesh.polygons:
        polygon.use_smooth = smooth
    item = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(item)
    return item


def block(size, loc, rot=(0, 0, 0)):
    """Eight corners of one box; feed a list of these to `blocks`."""
    turn = Euler(rot).to_matrix()
    half = Vector(size) / 2
    signs = [(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
    return [tuple(turn @ Vector((s[0] * half.x, s[1] * half.y, s[2] * half.z)) + Vector(loc)) for s in signs]


def blocks(name, corners, material, bevel=0.0):
    """One object from many boxes."""
    vertices, faces = [], []
    for eight in corners:
        start = len(vertices)
        vertices += eight
        faces += [tuple(start + index for index in face) for face in CUBE_FACES]
    item = mesh_object(name, vertices, faces, material)
    if bevel:
        edge = item.modifiers.new("bevel", "BEVEL")
        edge.width, edge.segments = bevel, 2
    return item


def rods(name, pairs, radius, material, sides=6):
    """One object from many straight round bars, each given by its two ends."""
    vertices, faces = [], []
    for first, last in pairs:
        first, last = Vector(first), Vector(last)
        turn = (last - first).to_track_quat("Z", "Y").to_matrix()
        start = len(vertices)
        for end in (first, last):
            for k in range(sides):
                angle = 2 * math.pi * k / sides
                vertices.append(tuple(end + turn @ Vector((radius * math.cos(angle), radius * math.sin(angle), 0))))
        faces += [
            (start + k, start + (k + 1) % sides, start + sides + (k + 1) % sides, start + sides + k)
            for k in range(sides)
        ]
    return mesh_object(name, vertices, faces, material, smooth=True)


def leaves(name, places, length, material, seed=1, droop=0.5):
    """Folded leaf blades at the given points, rotated at random."""
    chance = random.Random(seed)
    vertices, faces = [], []
    for place in places:
        turn = Euler((chance.gauss(droop, 0.6), chance.gauss(0, 0.5), chance.uniform(0, 6.3))).to_matrix()
        size = length * chance.uniform(0.6, 1.25)
        outline = ((0, 0, 0), (-0.26, 0.45, 0.05), (0, 0.5, -0.03), (0.26, 0.45, 0.05), (0, 1, -0.08))
        start = len(vertices)
        vertices += [tuple(Vector(place) + turn @ (size * Vector(point))) for point in outline]
        faces += [
            (start, start + 2, start + 1),
            (start, start + 3, start + 2),
            (start + 1, start + 2, start + 4),
            (start + 2, start + 3, start + 4),
        ]
    return mesh_object(name, vertices, faces, material)


def cloud_points(centre, radii, count, chance):
    """Points in the outer shell of an ellipsoid, as foliage grows."""
    points = []
    while len(points) < count:
        direction = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1))).normalized()
        depth = chance.uniform(0.45, 1) ** 0.6
        points.append(tuple(c + r * d * depth for c, r, d in zip(centre, radii, direction)))
    return points


def sheet(name, rows, material, thickness=0.0):
    """A smooth surface through a grid of points (rows of equal length)."""
    width = len(rows[0])
    faces = [
        (r * width + c, r * width + c + 1, (r + 1) * width + c + 1, (r + 1) * width + c)
        for r in range(len(rows) - 1)
        for c in range(width - 1)
    ]
    item = mesh_object(name, [tuple(p) for row in rows for p in row], faces, material, smooth=True)
    if thickness:
        item.modifiers.new("solid", "SOLIDIFY").thickness = thickness
    return item


def turned(item, loc, yaw=0.0):
    """Move a group's parent; returns it, so that calls can be chained."""
    item.matrix_world = Matrix.Translation(loc) @ Matrix.Rotation(yaw, 4, "Z")
    return item
