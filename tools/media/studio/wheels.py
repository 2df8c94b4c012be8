"""Parts that scooter, bicycle and taxi share: wheels and lofted skins."""

import math

from . import materials
from .masses import rods, sheet
from .shapes import cylinder, group, lathe

SIDEWAYS = (math.pi / 2, 0, 0)


def loft(sections, material, parent, square=2.6, sides=28):
    """Skin over rings: (centre x, centre z, half width, half height, lean) from back to front."""
    rows = []
    for x, z, wide, high, lean in sections:
        ring = []
        for k in range(sides + 1):
            angle = 2 * math.pi * k / sides
            across = math.copysign(abs(math.cos(angle)) ** (2 / square), math.cos(angle))
            up = math.copysign(abs(math.sin(angle)) ** (2 / square), math.sin(angle))
            ring.append((x + lean * up * high, across * wide, z + up * high))
        rows.append(ring)
    skin = sheet('loft', rows, material)
    skin.parent = parent
    return skin


def wheel(radius, tyre, at, parent, spokes=0, rim=None):
    """Wheel in the x-z plane: tyre, rim, hub, and spokes or a solid disc."""
    hub = group(at, SIDEWAYS, parent)
    rubber, metal = materials.rubber(), rim or materials.steel(0.35)
    ring = [
        (radius - tyre + tyre * math.cos(a), tyre * 1.05 * math.sin(a)) for a in (k * math.pi / 6 for k in range(13))
    ]
    lathe(ring, rubber, parent=hub, sides=40)
    lathe(
        [(radius - 2 * tyre, -tyre * 0.7), (radius - 1.7 * tyre, 0), (radius - 2 * tyre, tyre * 0.7)],
        metal,
        parent=hub,
        sides=40,
    )
    if spokes:
        ends = [(2 * math.pi * k / spokes, 0.03 if k % 2 else -0.03) for k in range(spokes)]
        rods(
            'spokes',
            [
                (
                    (0.02 * math.cos(a + 1.2), 0.02 * math.sin(a + 1.2), z),
                    ((radius - 2 * tyre) * math.cos(a), (radius - 2 * tyre) * math.sin(a), 0),
                )
                for a, z in ends
            ],
            0.0016,
            metal,
            4,
        ).parent = hub
        cylinder(0.022, 0.10, metal, parent=hub, sides=20)
    else:
        lathe(
            [(radius - 2 * tyre, tyre * 0.5), (radius * 0.42, tyre * 0.3), (0.04, tyre * 0.8), (0, tyre * 0.8)],
            metal,
            parent=hub,
            sides=40,
        )
        lathe(
            [(radius - 2 * tyre, -tyre * 0.5), (radius * 0.42, -tyre * 0.3), (0.04, -tyre * 0.8), (0, -tyre * 0.8)],
            metal,
            parent=hub,
            sides=40,
        )
