"""Training shoes and sandals."""

import math

from .patterns import sheet
from .shapes import group, tube

LENGTH = 0.275


def outline(share):
    """Half widths (inner, outer) of a right foot's sole at `share` of its length, heel 0, toe 1."""
    heel = 0.034 * min(1.0, math.sqrt(max(0.0, share / 0.10))) if share < 0.10 else 0.034
    ball = 0.013 * math.exp(-(((share - 0.70) / 0.22) ** 2))
    waist = 0.006 * math.exp(-(((share - 0.40) / 0.16) ** 2))
    tip = 1.0 if share < 0.78 else math.sqrt(max(0.0, 1 - ((share - 0.78) / 0.22) ** 2))
    return (heel + 0.3 * ball - waist) * tip, (heel + ball + 0.002) * tip


def upper_height(share):
    """Height of the upper above the sole: heel counter, collar, instep, toe box."""
    stops = (
        (0, 0.068),
        (0.06, 0.078),
        (0.2, 0.066),
        (0.32, 0.072),
        (0.42, 0.082),
        (0.6, 0.060),
        (0.8, 0.042),
        (0.93, 0.036),
        (1, 0.004),
    )
    for (a, low), (b, high) in zip(stops, stops[1:]):
        if share <= b:
            k = (share - a) / (b - a)
            return low + (high - low) * (k * k * (3 - 2 * k))
    return stops[-1][1]


def sneaker(upper, sole, lining, lace, at=(0, 0, 0), turn=(0, 0, 0), left=False, parent=None):
    """One shoe, heel at `at`, toe towards +y."""
    shoe = group(at, turn, parent)
    mirror = -1 if left else 1

    def rim(v, grow=0.0):
        share = min(max(v, 0.002), 0.998)
        inner, outer = outline(share)
        return -(inner + grow) * mirror, (outer + grow) * mirror, share

    def sole_point(u, v):
        inner, outer, share = rim(v, 0.003)
        angle = 6.2832 * u
        middle, half = (inner + outer) / 2, (outer - inner) / 2
        lift = 0.016 * max(0.0, (share - 0.74) / 0.26) ** 2
        x = middle + half * math.copysign(abs(math.cos(angle)) ** 0.35, math.cos(angle))
        z = 0.0145 + 0.0145 * math.copysign(abs(math.sin(angle)) ** 0.35, math.sin(angle)) * (1.15 - 0.3 * share)
        return x, share * LENGTH, z + lift

    def upper_point(u, v):
        inner, outer, share = rim(v)
        middle, half = (inner + outer) / 2, (outer - inner) / 2 * 0.97
        angle = math.pi * u
        open_share = max(0.0, 1 - ((share - 0.19) / 0.17) ** 2)
        height = upper_height(share)
        lean = math.cos(angle)
        x = middle + half * math.copysign(abs(lean) ** 0.62, lean) * (1 - 0.12 * math.sin(angle))
        z = height * math.sin(angle) ** 0.75
        if open_share > 0:
            depth = max(0.0, math.sin(angle) - 0.80) / 0.20
            z -= depth**0.6 * open_share**0.5 * height * 0.85
        lift = 0.012 * max(0.0, (share - 0.74) / 0.26) ** 2
        return x, share * LENGTH * 0.985 + 0.002, 0.024 + z + lift

    sheet(sole_point, 24, 36, sole, parent=shoe, closed=True)
    sheet(upper_point, 40, 44, upper, parent=shoe, thickness=0.003)
    for row in range(5):
        share = 0.42 + 0.055 * row
        _, spot, top = upper_point(0.5, share)
        wide = 0.017
        tube(
            [(-wide, spot - 0.004, top - 0.006), (0, spot, top + 0.0035), (wide, spot + 0.004, top - 0.006)],
            0.0028,
            lace,
            parent=shoe,
        )
    tongue = [(0, LENGTH * 0.42, 0.102), (0, LENGTH * 0.36, 0.118)]
    sheet(
        lambda u, v: (
            (u - 0.5) * 0.046,
            tongue[0][1] + (tongue[1][1] - tongue[0][1]) * v,
            tongue[0][2] + 0.016 * v - 0.03 * (u - 0.5) ** 2 * 4 * 0.3,
        ),
        6,
        6,
        lining,
        parent=shoe,
        thickness=0.006,
    )
    for side in (-1, 1):
        loop = [
            (0, 0.118, 0.104),
            (side * 0.02, 0.112, 0.112),
            (side * 0.036, 0.118, 0.09),
            (side * 0.026, 0.128, 0.095),
            (0, 0.12, 0.106),
        ]
        tube(loop, 0.0022, lace, parent=shoe)
    return shoe


def pair(upper, sole, lining, lace, at=(0, 0, 0), turn=(0, 0, 0), apart=0.11, careless=0.18, parent=None):
    """Both shoes, the left one a little turned and behind, as people leave them."""
    both = group(at, turn, parent)
    sneaker(upper, sole, lining, lace, (apart / 2, 0, 0), (0, 0, -careless * 0.3), parent=both)
    sneaker(upper, sole, lining, lace, (-apart / 2, -0.035, 0), (0, 0, careless), left=True, parent=both)
    return both


def sandal(sole, strap, at=(0, 0, 0), turn=(0, 0, 0), left=False, parent=None):
    """Flat sandal with a toe strap."""
    mirror = -1 if left else 1
    one = group(at, turn, parent)

    def point(u, v):
        share = min(max(v, 0.002), 0.998)
        inner, outer = outline(share)
        angle = 6.2832 * u
        middle, half = (outer - inner) / 2 * mirror, (outer + inner) / 2 * 1.06
        return (
            middle + half * math.copysign(abs(math.cos(angle)) ** 0.3, math.cos(angle)),
            share * 0.26,
            0.009 + 0.009 * math.copysign(abs(math.sin(angle)) ** 0.3, math.sin(angle)),
        )

    sheet(point, 20, 30, sole, parent=one, closed=True)
    for side in (-1, 1):
        tube(
            [
                (0.004 * mirror, 0.205, 0.016),
                (side * 0.014, 0.185, 0.034),
                (side * 0.033, 0.145, 0.034),
                (side * 0.037, 0.115, 0.016),
            ],
            0.0052,
            strap,
            parent=one,
        )
    return one
