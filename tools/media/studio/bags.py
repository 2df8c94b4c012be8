"""Sports bags."""

from . import materials
from .materials import CHARCOAL
from .shapes import group, tube
from .textiles import soft_box


def duffel(color, at=(0, 0, 0), turn=(0, 0, 0), size=(0.52, 0.27, 0.26), parent=None):
    """Sports bag along x, standing on the ground."""
    bag = group(at, turn, parent)
    cloth, dark, metal = materials.cloth(color, 700.0), materials.cloth(CHARCOAL), materials.steel()
    soft_box(size, cloth, (0, 0, size[2] / 2), bag, 0.05, 3, 3.6)
    half_x, half_y, tall = size[0] / 2, size[1] / 2, size[2]
    tube(
        [
            (-half_x * 0.8, 0, tall * 0.93),
            (-half_x * 0.3, 0.004, tall + 0.001),
            (half_x * 0.3, -0.004, tall + 0.001),
            (half_x * 0.8, 0, tall * 0.93),
        ],
        0.005,
        metal,
        parent=bag,
    )
    for side in (-1, 1):
        for x in (-0.11, 0.11):
            tube(
                [
                    (x, side * half_y * 0.55, 0.006),
                    (x, side * half_y * 1.03, tall * 0.25),
                    (x, side * half_y * 1.02, tall * 0.62),
                    (x, side * half_y * 0.72, tall * 0.93),
                ],
                0.012,
                dark,
                parent=bag,
            )
        tube(
            [
                (-0.11, side * half_y * 0.7, tall * 0.93),
                (-0.08, side * half_y * 0.55, tall + 0.07),
                (0, side * half_y * 0.3, tall + 0.105),
                (0.08, side * half_y * 0.55, tall + 0.07),
                (0.11, side * half_y * 0.7, tall * 0.93),
            ],
            0.011,
            dark,
            parent=bag,
        )
    return bag


def backpack(color, at=(0, 0, 0), turn=(0, 0, 0), parent=None):
    """Hangs by its loop from `at`, front towards -y."""
    bag = group(at, turn, parent)
    cloth, dark = materials.cloth(color, 700.0), materials.cloth(CHARCOAL)
    soft_box((0.3, 0.16, 0.44), cloth, (0, -0.1, -0.28), bag, 0.03, 5, 4.0)
    soft_box((0.24, 0.08, 0.2), cloth, (0, -0.175, -0.38), bag, 0.02, 2, 4.0)
    tube([(-0.1, -0.212, -0.3), (0, -0.219, -0.295), (0.1, -0.212, -0.3)], 0.004, dark, parent=bag)
    tube([(-0.03, -0.08, -0.07), (0, -0.08, 0.0), (0.03, -0.08, -0.07)], 0.008, dark, parent=bag)
    tube([(0.12, -0.06, -0.12), (0.2, -0.05, -0.3), (0.13, -0.07, -0.5)], 0.014, dark, parent=bag)
    return bag
