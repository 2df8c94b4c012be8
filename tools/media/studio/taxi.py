"""Three-wheeled taxi. Stands on the ground at `at`; its nose points to local +x."""

from . import materials
from .shapes import ball, box, group, tube
from .wheels import loft, wheel


def taxi(at=(0, 0, 0), yaw=0.0):
    """Three-wheeled taxi, black below and yellow above, parked."""
    whole = group(at, (0, 0, yaw))
    black, yellow = materials.plain((0.012, 0.013, 0.015), 0.25, coat=0.5), materials.plain((0.50, 0.27, 0.015), 0.5)
    dark = materials.plain((0.01, 0.01, 0.012), 0.6)
    for x, y in ((-0.75, -0.55), (-0.75, 0.55), (1.02, 0)):
        wheel(0.21, 0.05, (x, y, 0.21), whole)
    loft(
        [
            (-1.18, 0.60, 0.52, 0.22, 0),
            (-1.12, 0.62, 0.62, 0.32, 0),
            (-0.5, 0.62, 0.65, 0.34, 0),
            (-0.38, 0.60, 0.65, 0.32, 0),
        ],
        black,
        whole,
        5,
    )
    box((1.1, 1.24, 0.10), black, (0.15, 0, 0.36), parent=whole, bevel=0.03)
    loft(
        [
            (0.55, 0.55, 0.60, 0.20, 0),
            (0.80, 0.66, 0.52, 0.34, 0.1),
            (1.02, 0.70, 0.34, 0.34, -0.2),
            (1.18, 0.70, 0.18, 0.22, -0.3),
            (1.22, 0.70, 0.04, 0.06, 0),
        ],
        black,
        whole,
        3,
    )
    loft(
        [
            (-1.16, 1.36, 0.52, 0.10, 0),
            (-1.10, 1.40, 0.62, 0.25, 0),
            (-0.6, 1.45, 0.65, 0.26, 0),
            (0.1, 1.50, 0.64, 0.20, 0),
            (0.62, 1.52, 0.58, 0.14, 0),
            (0.70, 1.50, 0.52, 0.08, 0),
        ],
        yellow,
        whole,
        4,
    )
    box((0.05, 1.2, 0.55), yellow, (-1.10, 0, 1.12), parent=whole, bevel=0.02)
    box((0.03, 0.62, 0.26), dark, (-1.135, 0, 1.22), parent=whole, bevel=0.01)
    box((1.3, 1.26, 0.05), yellow, (-0.45, 0, 0.955), parent=whole, bevel=0.01)
    for side in (-1, 1):
        tube([(0.86, side * 0.50, 0.95), (0.62, side * 0.57, 1.45)], 0.022, black, parent=whole, smooth=False)
        tube([(0.02, side * 0.63, 0.4), (0.02, side * 0.63, 1.45)], 0.018, black, parent=whole, smooth=False)
        box(
            (0.02, 0.09, 0.07),
            materials.plain((0.30, 0.01, 0.008), 0.15, coat=0.5),
            (-1.17, side * 0.46, 0.58),
            parent=whole,
        )
        tube([(0.8, side * 0.55, 1.05), (0.86, side * 0.72, 1.18)], 0.007, dark, parent=whole, smooth=False)
        box((0.02, 0.12, 0.09), dark, (0.86, side * 0.74, 1.22), parent=whole)
    windscreen = box((0.012, 1.04, 0.5), materials.pane(0.12), (0.75, 0, 1.2), (0, -0.45, 0), whole, 0)
    windscreen.visible_shadow = False
    box((0.35, 1.1, 0.12), dark, (-0.42, 0, 0.72), parent=whole, bevel=0.04)
    box((0.12, 1.1, 0.5), dark, (-0.66, 0, 0.98), (0, -0.15, 0), whole, 0.04)
    ball(0.085, materials.plain((0.3, 0.3, 0.3), 0.1, coat=0.5), (1.2, 0, 0.80), whole)
    box((0.012, 0.42, 0.10), materials.plain((0.42, 0.36, 0.06), 0.5), (-1.2, 0, 0.42), parent=whole)
    return whole
