"""Steel and clay of an Indian kitchen: bowls, plates, tiffin boxes, water pot, flask."""

from . import materials
from .nodes import Shader
from .shapes import box, group, lathe, tube


@materials.once
def kitchen_steel():
    """Hand-polished stainless steel with fine rings from the lathe and finger marks."""
    shader = Shader('kitchen steel', (0.62, 0.61, 0.60), 0.2, 1.0)
    marks = shader.noise(18, 6, per_object=True)
    shader.to_surface('Roughness', shader.ramp(marks, (0.35, (0.13,) * 3), (0.7, (0.30,) * 3)))
    shader.bump(shader.noise(160, 1, (0.05, 0.05, 1)), 0.05, 0.004)
    return shader.material


@materials.once
def terracotta():
    shader = Shader('terracotta', (0.30, 0.105, 0.05), 0.85, specular=0.2)
    damp = shader.noise(5, 6, (1, 1, 0.5), distortion=0.4)
    shader.to_surface('Base Color', shader.ramp(damp, (0.38, (0.15, 0.05, 0.026)), (0.6, (0.34, 0.125, 0.06))))
    shader.bump(shader.noise(240, 2, (0.1, 0.1, 1)), 0.25, 0.004)
    return shader.material


def steel_glass(at=(0, 0, 0), high=0.115, parent=None):
    wall = [
        (0, 0.002),
        (0.027, 0),
        (0.029, 0.003),
        (0.0355, high - 0.004),
        (0.0375, high - 0.002),
        (0.037, high),
        (0.035, high - 0.003),
        (0.028, 0.008),
        (0, 0.007),
    ]
    return lathe(wall, kitchen_steel(), at, parent=parent)


def bowl(at=(0, 0, 0), radius=0.055, high=0.042, parent=None, material=None):
    """Katori: small straight-sided bowl with a rolled rim."""
    inner = radius - 0.002
    wall = [
        (0, 0.0015),
        (radius * 0.72, 0),
        (radius * 0.84, 0.004),
        (radius, high - 0.003),
        (radius + 0.002, high),
        (radius - 0.001, high + 0.0005),
        (inner - 0.001, high - 0.004),
        (radius * 0.82, 0.006),
        (0, 0.004),
    ]
    return lathe(wall, material or kitchen_steel(), at, parent=parent)


def plate(at=(0, 0, 0), radius=0.16, rim=0.020, parent=None):
    """Thali: flat plate with an upright rim."""
    wall = [
        (0, 0),
        (radius - 0.012, 0),
        (radius - 0.003, 0.006),
        (radius, rim - 0.002),
        (radius + 0.003, rim),
        (radius + 0.001, rim + 0.001),
        (radius - 0.003, rim - 0.003),
        (radius - 0.010, 0.0045),
        (radius - 0.02, 0.002),
        (0, 0.002),
    ]
    return lathe(wall, kitchen_steel(), at, parent=parent, sides=120)


def tiffin(at=(0, 0, 0), tiers=3, radius=0.068, parent=None, turn=0.0, open_top=False):
    """Stack of round boxes held by a side clip, with a handle on top."""
    whole, high = group(at, (0, 0, turn), parent), 0.062
    for tier in range(tiers):
        z = tier * high
        lathe(
            [
                (0, z),
                (radius - 0.006, z),
                (radius - 0.002, z + 0.004),
                (radius - 0.002, z + high - 0.014),
                (radius + 0.002, z + high - 0.013),
                (radius + 0.002, z + high - 0.004),
                (radius - 0.001, z + high - 0.002),
                (radius - 0.004, z + high),
                (radius - 0.004, z + 0.006),
                (0, z + 0.005),
            ],
            kitchen_steel(),
            parent=whole,
            sides=96,
        )
    top = tiers * high
    if not open_top:
        lathe(
            [
                (radius + 0.003, top - 0.010),
                (radius + 0.003, top - 0.002),
                (radius - 0.004, top + 0.004),
                (radius * 0.6, top + 0.006),
                (0, top + 0.007),
            ],
            kitchen_steel(),
            parent=whole,
            sides=96,
        )
        for side in (-1, 1):
            box(
                (0.006, 0.022, top + 0.03),
                kitchen_steel(),
                (side * (radius + 0.008), 0, top / 2 + 0.012),
                parent=whole,
                bevel=0.002,
            )
        arc = [
            (-(radius + 0.008), 0, top + 0.026),
            (-radius * 0.8, 0, top + 0.046),
            (0, 0, top + 0.052),
            (radius * 0.8, 0, top + 0.046),
            (radius + 0.008, 0, top + 0.026),
        ]
        tube(arc, 0.0045, kitchen_steel(), parent=whole)
    return whole


def smooth_profile(points, steps=5):
    """Catmull-Rom curve through a turned profile."""
    ends, curve = [points[0], *points, points[-1]], []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
        for k in range(steps):
            t = k / steps
            curve.append(
                tuple(
                    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t**3)
                    for p, q, r, s in zip(a, b, c, d)
                )
            )
    return curve + [points[-1]]


def water_pot(at=(0, 0, 0), size=1.0, parent=None):
    """Matka: round clay pot that keeps water cool, with a lid."""
    whole = group(at, parent=parent, scale=size)
    belly = [
        (0, 0),
        (0.06, 0.002),
        (0.115, 0.04),
        (0.15, 0.10),
        (0.155, 0.15),
        (0.13, 0.205),
        (0.085, 0.235),
        (0.068, 0.245),
        (0.070, 0.262),
        (0.088, 0.276),
        (0.092, 0.282),
        (0.086, 0.284),
        (0.06, 0.26),
        (0.058, 0.235),
    ]
    lathe(smooth_profile(belly), terracotta(), parent=whole, sides=96)
    lathe(
        [(0.094, 0.284), (0.096, 0.292), (0.05, 0.302), (0.018, 0.305), (0.016, 0.318), (0.020, 0.328), (0, 0.332)],
        terracotta(),
        parent=whole,
    )
    return whole


def flask(at=(0, 0, 0), color=(0.012, 0.02, 0.07), parent=None):
    """Vacuum flask with its cup as a cap."""
    whole = group(at, parent=parent)
    lathe(
        [(0, 0), (0.034, 0), (0.036, 0.004), (0.036, 0.19), (0.031, 0.205), (0.030, 0.212)],
        materials.plain(color, 0.35, coat=0.3),
        parent=whole,
    )
    lathe([(0.033, 0.210), (0.034, 0.213), (0.033, 0.262), (0.030, 0.268), (0, 0.269)], kitchen_steel(), parent=whole)
    return whole
