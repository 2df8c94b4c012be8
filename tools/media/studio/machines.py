"""Treadmill and air bicycle. They stand on the floor at `at`; the person on them looks along +y."""

import math

from . import materials
from .shapes import across, beam, box, cylinder, group, lathe, mesh, tube

SCREEN = (0.16, 0.22, 0.42)


def treadmill(at=(0, 0, 0), turn=(0, 0, 0), parent=None, lit=True):
    whole = group(at, turn, parent)
    frame, grey = materials.black_steel(), materials.plain((0.05, 0.052, 0.06), 0.5)
    box((0.80, 1.78, 0.10), frame, (0, 0, 0.11), parent=whole, bevel=0.03, segments=5)
    box((0.52, 1.70, 0.012), materials.rubber((0.011, 0.0115, 0.013)), (0, -0.03, 0.166), parent=whole, bevel=0)
    cylinder(0.045, 0.52, materials.rubber((0.011, 0.0115, 0.013)), (0, -0.875, 0.13), across(), whole)
    for x in (-0.335, 0.335):
        box((0.13, 1.72, 0.03), grey, (x, -0.02, 0.172), parent=whole, bevel=0.01)
        box(
            (0.006, 1.62, 0.004),
            materials.sodium_paint(),
            (x - 0.055 * (1 if x > 0 else -1), -0.02, 0.188),
            parent=whole,
            bevel=0,
        )
        mast(x, whole)
    box((0.80, 0.36, 0.16), frame, (0, 0.76, 0.20), parent=whole, bevel=0.06, segments=6)
    for x in (-0.34, 0.34):
        for y in (-0.8, 0.8):
            cylinder(0.035, 0.06, materials.rubber(), (x, y, 0.03), parent=whole)
    console(whole, lit)
    return whole


def mast(x, whole):
    frame = materials.black_steel()
    tube([(x, 0.70, 0.16), (x, 0.66, 0.7), (x * 0.98, 0.56, 1.22)], 0.036, frame, parent=whole)
    tube([(x * 0.98, 0.58, 1.10), (x, 0.40, 1.06), (x, 0.02, 1.02), (x, -0.05, 0.99)], 0.024, frame, parent=whole)
    tube([(x, 0.30, 1.045), (x, 0.03, 1.021)], 0.028, materials.rubber(), parent=whole, smooth=False)


def console(whole, lit):
    head = group((0, 0.55, 1.30), (-0.42, 0, 0), whole)
    box((0.80, 0.055, 0.40), materials.black_steel(), (0, 0, 0), parent=head, bevel=0.027, segments=5)
    glass = materials.plain((0.006, 0.007, 0.010), 0.08)
    box((0.52, 0.008, 0.27), glass, (0, -0.027, 0.035), parent=head, bevel=0.003)
    if lit:
        box((0.48, 0.002, 0.23), materials.glow(SCREEN, 0.55), (0, -0.0318, 0.035), parent=head, bevel=0)
        bars = materials.glow((0.75, 0.83, 1.0), 1.1)
        for i in range(9):
            high = 0.02 + 0.012 * abs(math.sin(1.7 * i + 0.4)) * 8
            box((0.024, 0.001, high), bars, (-0.19 + 0.036 * i, -0.0335, -0.045 + high / 2), parent=head, bevel=0)
        box((0.10, 0.001, 0.03), bars, (0.17, -0.0335, 0.10), parent=head, bevel=0)
    for x in (-0.2, -0.1, 0.1, 0.2):
        cylinder(
            0.018,
            0.006,
            materials.plain((0.08, 0.08, 0.09), 0.5),
            (x, -0.03, -0.145),
            (math.pi / 2, 0, 0),
            head,
            sides=24,
        )
    box((0.07, 0.012, 0.035), materials.plain((0.5, 0.05, 0.02), 0.5), (0, -0.032, -0.145), parent=head, bevel=0.008)
    for x in (-0.33, 0.33):
        lathe(
            [(0, 0), (0.042, 0), (0.05, 0.004), (0.05, 0.012), (0.044, 0.014), (0.040, 0.004)],
            materials.rubber(),
            (x, -0.028, 0.0),
            (math.pi / 2, 0, 0),
            head,
        )


def air_bike(at=(0, 0, 0), turn=(0, 0, 0), parent=None):
    """Fan bicycle with moving arms; the wheel at +y."""
    whole = group(at, turn, parent)
    frame = materials.black_steel()
    for y, width in ((-0.55, 0.5), (0.62, 0.56)):
        box((width, 0.07, 0.06), frame, (0, y, 0.05), parent=whole, bevel=0.012)
    beam((0, -0.55, 0.06), (0, 0.62, 0.06), 0.07, frame, whole, 0.01)
    fan(whole)
    beam((0, -0.30, 0.08), (0, -0.36, 0.66), 0.07, frame, whole, 0.01)
    beam((0, -0.36, 0.64), (0, -0.385, 0.86), 0.042, materials.steel(), whole, 0.004)
    beam((0, -0.32, 0.40), (0, 0.18, 0.46), 0.06, frame, whole, 0.01)
    saddle(whole)
    for side in (-1, 1):
        swing = 0.10 * side
        tube(
            [(side * 0.20, 0.30, 0.34), (side * 0.22, 0.22 + swing, 0.85), (side * 0.25, 0.02 + swing, 1.22)],
            0.021,
            frame,
            parent=whole,
        )
        tube(
            [(side * 0.25, 0.03 + swing, 1.20), (side * 0.25, -0.09 + swing, 1.26)],
            0.020,
            materials.rubber(),
            parent=whole,
            smooth=False,
        )
        crank = side * 0.15
        beam(
            (side * 0.13, -0.02, 0.36),
            (side * 0.13, -0.02 + crank * 0.8, 0.36 + crank * 0.7),
            0.024,
            materials.steel(),
            whole,
        )
        box(
            (0.10, 0.09, 0.025),
            materials.rubber(),
            (side * 0.19, -0.02 + crank * 0.8, 0.36 + crank * 0.7),
            parent=whole,
            bevel=0.008,
        )
    lathe([(0, -0.07), (0.13, -0.07), (0.135, 0), (0.13, 0.07), (0, 0.07)], frame, (0, -0.02, 0.36), across(), whole)
    tube([(0, 0.22, 0.6), (0, 0.16, 1.0), (0, 0.10, 1.08)], 0.02, frame, parent=whole)
    box((0.22, 0.04, 0.16), frame, (0, 0.08, 1.12), (-0.4, 0, 0), whole, 0.012)
    box((0.16, 0.004, 0.10), materials.glow(SCREEN, 0.35), (0, 0.0595, 1.126), (-0.4, 0, 0), whole, 0)
    return whole


def fan(whole):
    wheel = group((0, 0.36, 0.46), across(), whole)
    wire = materials.black_steel()
    for side in (-1, 1):
        for radius in (0.09, 0.15, 0.21, 0.27, 0.325):
            ring = [
                (radius * math.cos(a), radius * math.sin(a), side * (0.075 - 0.09 * (radius - 0.09) ** 2))
                for a in (2 * math.pi * i / 16 for i in range(16))
            ]
            tube(ring, 0.0032, wire, parent=wheel, closed=True)
        for i in range(12):
            a = 2 * math.pi * i / 12
            tube(
                [
                    (0.05 * math.cos(a), 0.05 * math.sin(a), side * 0.077),
                    (0.33 * math.cos(a), 0.33 * math.sin(a), side * 0.066),
                ],
                0.0032,
                wire,
                parent=wheel,
                smooth=False,
            )
        cylinder(0.055, 0.015, materials.sodium_paint(), (0, 0, side * 0.079), parent=wheel, bevel=0.004)
    lathe(
        [(0.335, -0.07), (0.345, -0.06), (0.345, 0.06), (0.335, 0.07), (0.325, 0.06), (0.325, -0.06)],
        wire,
        parent=wheel,
    )
    for i in range(9):
        a = 2 * math.pi * i / 9
        box(
            (0.22, 0.004, 0.09),
            materials.plain((0.10, 0.10, 0.11), 0.45),
            (0.18 * math.cos(a), 0.18 * math.sin(a), 0),
            (0.5, 0, a),
            wheel,
            0,
        )


def saddle(whole):
    sections = [
        (-0.13, 0.105, 0.03),
        (-0.08, 0.125, 0.042),
        (0.0, 0.09, 0.036),
        (0.08, 0.045, 0.030),
        (0.15, 0.022, 0.016),
    ]
    vertices, faces, sides = [], [], 16
    for y, half_width, half_height in sections:
        for i in range(sides):
            a = 2 * math.pi * i / sides
            vertices.append((half_width * math.cos(a), y, half_height * math.sin(a)))
    for k in range(len(sections) - 1):
        for i in range(sides):
            j = (i + 1) % sides
            faces.append((k * sides + i, k * sides + j, (k + 1) * sides + j, (k + 1) * sides + i))
    faces += [tuple(range(sides)), tuple(range((len(sections) - 1) * sides, len(sections) * sides))]
    return mesh(vertices, faces, materials.leather(), (0, -0.38, 0.90), parent=whole, subdivide=2)
