"""Bottles, bowls, kettle and other small things on counters."""

import math

from . import materials
from .materials import CHARCOAL, INDIGO, SAND
from .nodes import srgb
from .shapes import ball, box, cylinder, group, lathe, mesh, tube


def steel_bottle(at, color=None, tall=0.26, turn=(0, 0, 0)):
    bottle = group(at, turn)
    skin = materials.plain(color, 0.4) if color else materials.steel(0.3)
    lathe(
        [
            (0, 0),
            (0.034, 0),
            (0.036, 0.004),
            (0.036, tall * 0.7),
            (0.033, tall * 0.78),
            (0.023, tall * 0.83),
            (0.022, tall * 0.87),
        ],
        skin,
        parent=bottle,
    )
    lathe(
        [(0.024, tall * 0.87), (0.025, tall * 0.875), (0.025, tall * 0.98), (0.022, tall), (0, tall)],
        materials.black_steel(),
        parent=bottle,
    )
    return bottle


def bowl(at, radius, material, tall=None, wall=0.004):
    tall = tall or radius * 0.55
    outline = [(radius * math.sin(a), tall * (1 - math.cos(a))) for a in (math.pi / 2 * k / 12 for k in range(13))]
    foot = [(0, 0.003), (radius * 0.42, 0), (radius * 0.44, 0.003)]
    outer = [point for point in outline if point[0] > radius * 0.45]
    inner = [(max(0, r - wall), z + wall * 0.6) for r, z in reversed(outline)]
    return lathe(foot + outer + [(radius - wall / 2, tall + wall * 0.5)] + inner, material, at)


def plate(at, radius, material):
    return lathe(
        [
            (0, 0),
            (radius * 0.62, 0),
            (radius * 0.95, 0.012),
            (radius, 0.015),
            (radius * 0.96, 0.0165),
            (radius * 0.62, 0.005),
            (0, 0.004),
        ],
        material,
        at,
    )


def spoon(at, turn=(0, 0, 0), length=0.17):
    steel, one = materials.steel(0.2), group(at, turn)
    rows = 9
    vertices = []
    for k in range(rows):
        y = 0.045 * k / (rows - 1)
        half = 0.0165 * math.sqrt(max(0.0, 1 - ((k - 4) / 4.05) ** 2)) + 0.001
        vertices += [(-half, y, 0.006), (-half * 0.5, y, 0.0015), (half * 0.5, y, 0.0015), (half, y, 0.006)]
    faces = [(4 * k + c, 4 * k + c + 1, 4 * k + c + 5, 4 * k + c + 4) for k in range(rows - 1) for c in range(3)]
    mesh(vertices, faces, steel, parent=one, thickness=0.0012, subdivide=1)
    box(
        (0.006, length - 0.045, 0.0016),
        steel,
        (0, 0.044 + (length - 0.045) / 2, 0.008),
        (-0.02, 0, 0),
        one,
        bevel=0.0006,
    )
    return one


def kettle(at, turn=0.0):
    """Aluminium tea kettle with spout, lid and a black handle."""
    pot = group(at, (0, 0, turn))
    metal, black = materials.steel(0.34), materials.plain(CHARCOAL, 0.5)
    lathe(
        [
            (0, 0),
            (0.085, 0),
            (0.095, 0.008),
            (0.1, 0.05),
            (0.085, 0.1),
            (0.055, 0.125),
            (0.05, 0.13),
            (0.05, 0.136),
            (0.02, 0.146),
            (0, 0.148),
        ],
        metal,
        parent=pot,
    )
    ball(0.012, black, (0, 0, 0.158), pot)
    tube([(0.09, 0, 0.05), (0.125, 0, 0.075), (0.15, 0, 0.115)], 0.013, metal, parent=pot)
    tube(
        [(-0.07, 0, 0.11), (-0.06, 0, 0.19), (0, 0, 0.215), (0.06, 0, 0.19), (0.07, 0, 0.11)], 0.008, black, parent=pot
    )
    return pot


def jar(at, content, level=0.6, tall=0.2, radius=0.06):
    """Storage jar with a steel lid; content: colour of the content."""
    one = group(at)
    lathe(
        [(0, 0), (radius - 0.004, 0), (radius, 0.006), (radius, tall - 0.02), (radius - 0.01, tall)],
        materials.pane(0.12),
        parent=one,
    )
    lathe(
        [
            (0, 0.004),
            (radius - 0.005, 0.004),
            (radius - 0.005, tall * level),
            (radius * 0.4, tall * level + 0.006),
            (0, tall * level + 0.004),
        ],
        materials.plain(content, 0.8, bump=0.6, bump_scale=140.0),
        parent=one,
    )
    lathe(
        [
            (radius - 0.007, tall - 0.004),
            (radius - 0.004, tall),
            (radius - 0.004, tall + 0.022),
            (radius - 0.008, tall + 0.026),
            (0, tall + 0.026),
        ],
        materials.steel(0.3),
        parent=one,
    )
    return one


def notebook(at, turn=0.0, color=INDIGO, pencil=True):
    """Closed notebook with a pencil across it."""
    book = group(at, (0, 0, turn))
    box((0.15, 0.21, 0.012), materials.plain(SAND, 0.9), (0, 0, 0.008), parent=book, bevel=0.001)
    for z in (0.001, 0.0155):
        box((0.155, 0.215, 0.002), materials.plain(color, 0.6), (0, 0, z), parent=book, bevel=0.0008)
    if pencil:
        cylinder(
            0.0036,
            0.16,
            materials.plain(srgb('#8A3A22'), 0.4),
            (0.01, 0.01, 0.0205),
            (0, math.pi / 2, 0.7),
            book,
            sides=6,
        )
    return book
