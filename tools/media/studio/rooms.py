"""The ground floor hall. x runs along the back wall, y into the room, the street lies behind the wall at +x."""

import math

from . import lights, materials, scene, surfaces
from .nodes import srgb
from .shapes import beam, box, cylinder, tube

LEFT, RIGHT, FRONT, BACK, HEIGHT = -6.5, 6.5, -4.0, 9.0, 4.0
WINDOW_SILL, WINDOW_TOP = 0.55, 3.05
WINDOWS = [(-2.6, 0.6), (1.2, 4.4), (5.0, 8.2)]  # from y to y
NIGHT = (0.030, 0.045, 0.115)


def strength_hall(sodium_line=True, ceiling_power=150.0, windows=True, sky=1.0, wash=60.0, dawn=False):
    """Floor, walls, ceiling, lights and the blue street outside. ceiling_power: watts per ceiling line.

    sky: brightness outside; dawn: the sky is already pale and lets a sun through.
    """
    scene.world(NIGHT, 0.25)
    middle_x, middle_y = (LEFT + RIGHT) / 2, (FRONT + BACK) / 2
    wide, deep = RIGHT - LEFT, BACK - FRONT
    box((wide, deep, 0.1), surfaces.rubber_floor(), (middle_x, middle_y, -0.05), bevel=0)
    box((wide, deep, 0.1), surfaces.ceiling(), (middle_x, middle_y, HEIGHT + 0.05), bevel=0)
    box((wide, 0.2, HEIGHT), surfaces.concrete(), (middle_x, BACK + 0.1, HEIGHT / 2), bevel=0)
    box((0.2, deep, HEIGHT), surfaces.limewash(), (LEFT - 0.1, middle_y, HEIGHT / 2), bevel=0)
    box((wide, 0.2, HEIGHT), surfaces.limewash(), (middle_x, FRONT - 0.1, HEIGHT / 2), bevel=0)
    concrete_joints()
    skirting()
    window_wall(windows)
    if windows:
        street(sky, dawn)
    ceiling_services()
    ceiling_lines(ceiling_power)
    if wash:
        wall_wash(wash)
    if sodium_line:
        foot_light()


def concrete_joints():
    """Formwork seams and tie holes of the back wall."""
    seam, hole = materials.plain((0.06, 0.06, 0.06), 1.0), materials.plain((0.03, 0.03, 0.03), 1.0)
    for i in range(1, 10):
        box((0.008, 0.004, HEIGHT), seam, (LEFT + 1.3 * i, BACK, HEIGHT / 2), bevel=0)
    for z in (1.34, 2.68):
        box((RIGHT - LEFT, 0.004, 0.008), seam, ((LEFT + RIGHT) / 2, BACK, z), bevel=0)
    for i in range(10):
        for x in (0.32, 0.98):
            for z in (0.67, 2.01, 3.35):
                cylinder(0.016, 0.006, hole, (LEFT + 1.3 * i + x, BACK, z), (math.pi / 2, 0, 0), sides=16)


def skirting():
    for x, facing in ((LEFT, 1), (RIGHT, -1)):
        box((0.02, BACK - FRONT, 0.10), materials.black_steel(), (x + 0.01 * facing, (FRONT + BACK) / 2, 0.05))


def window_wall(windows):
    wall = surfaces.limewash()
    thick, x = 0.24, RIGHT + 0.12
    if not windows:
        box((thick, BACK - FRONT, HEIGHT), wall, (x, (FRONT + BACK) / 2, HEIGHT / 2), bevel=0)
        return
    for low, high in ((0, WINDOW_SILL), (WINDOW_TOP, HEIGHT)):
        box((thick, BACK - FRONT, high - low), wall, (x, (FRONT + BACK) / 2, (low + high) / 2), bevel=0)
    edges = [FRONT] + [y for window in WINDOWS for y in window] + [BACK]
    for start, end in zip(edges[::2], edges[1::2]):
        box(
            (thick, end - start, WINDOW_TOP - WINDOW_SILL),
            wall,
            (x, (start + end) / 2, (WINDOW_SILL + WINDOW_TOP) / 2),
            bevel=0,
        )
    for start, end in WINDOWS:
        steel_window(start, end)


def steel_window(start, end):
    """Black frame with three lights and a transom."""
    x, frame, high = RIGHT + 0.06, materials.black_steel(), WINDOW_TOP - WINDOW_SILL
    middle = (WINDOW_SILL + WINDOW_TOP) / 2
    for i in range(4):
        y = start + (end - start) * i / 3
        box((0.07, 0.06 if i in (0, 3) else 0.042, high), frame, (x, y, middle))
    for z, thick in ((WINDOW_SILL, 0.06), (WINDOW_TOP, 0.06), (2.35, 0.042)):
        box((0.07, end - start, thick), frame, (x, (start + end) / 2, z))
    box((0.006, end - start, high), materials.pane(), (x, (start + end) / 2, middle), bevel=0)
    box(
        (0.34, end - start + 0.1, 0.04),
        surfaces.oak(),
        (RIGHT - 0.06, (start + end) / 2, WINDOW_SILL - 0.02),
        bevel=0.006,
    )


def street(sky, dawn):
    """The view from the windows: wet road, dark house fronts opposite, the last of the night sky."""
    far = RIGHT + 9.0
    box((14, 60, 0.1), surfaces.wet_street(), (RIGHT + 7.3, 2, -0.35), bevel=0)
    tone = (0.46, 0.36, 0.40) if dawn else (0.085, 0.14, 0.43)
    backdrop = box((0.1, 90, 24), materials.glow(tone, 0.55 * sky), (far + 14, 2, 10), bevel=0)
    backdrop.visible_shadow = False
    fronts = (('#2C3044', 5.6), ('#3A3A42', 7.4), ('#2A2D3C', 6.2), ('#3B3C48', 8.2), ('#33343E', 5.8))
    y = -14.0
    for index, (tone, high) in enumerate(fronts * 2):
        width = 4.6 + 0.9 * (index % 3)
        house(far, y + width / 2, width, high, srgb(tone), index)
        y += width
    lights.area(
        (RIGHT + 2.5, 2.5, 5.5),
        (RIGHT + 8, 2.5, 0),
        10,
        260 * sky,
        (0.85, 0.72, 0.80) if dawn else materials.BLUE_LIGHT,
        4,
    )


def house(x, y, width, high, color, index):
    box((2, width - 0.03, high), materials.plain(color, 0.9, bump=0.2, bump_scale=20), (x + 1, y, high / 2), bevel=0)
    shutter, dark = materials.plain(srgb('#474B5C'), 0.6), materials.plain(srgb('#141828'), 0.5)
    box((0.08, width * 0.62, 2.5), dark, (x - 0.02, y, 1.15), bevel=0)
    for i in range(16):
        box((0.05, width * 0.6, 0.12), shutter, (x - 0.06, y, 0.02 + 0.15 * i), bevel=0.02)
    box((1.1, width * 0.8, 0.08), dark, (x - 0.5, y, 2.7), (0, 0.16, 0))
    for i in (-1, 1):
        for z in (3.9, 6.4):
            if z + 0.8 < high:
                box((0.1, 0.95, 1.3), dark, (x - 0.01, y + i * width * 0.22, z))
    if index % 3 == 1:
        for i in range(9):
            box((0.03, 0.03, 0.8), dark, (x - 0.7, y - width * 0.32 + width * 0.08 * i, 3.45), bevel=0)
        box((0.8, width * 0.7, 0.1), materials.plain(color, 0.9), (x - 0.38, y, 3.05), bevel=0)


def ceiling_services():
    """Beams, an air duct and cable trays under the dark ceiling."""
    dark, duct = surfaces.ceiling(), materials.plain((0.035, 0.037, 0.046), 0.5, 0.4)
    for i in range(4):
        box((RIGHT - LEFT, 0.28, 0.34), dark, ((LEFT + RIGHT) / 2, -1.6 + 3.1 * i, HEIGHT - 0.17), bevel=0.01)
    tube([(-4.6, FRONT, 3.42), (-4.6, BACK, 3.42)], 0.2, duct, smooth=False)
    for i in range(9):
        tube([(-4.6, FRONT + 1.5 * i, 3.42), (-4.6, FRONT + 1.5 * i + 0.03, 3.42)], 0.212, duct, smooth=False)
    for x in (4.4, 4.6):
        beam((x, FRONT, 3.6), (x, BACK, 3.6), 0.03, materials.black_steel())


def ceiling_lines(power, xs=(-3.0, 0.0, 3.0)):
    for x in xs:
        lights.linear((x, -2.4, 3.34), (x, 8.0, 3.34), power, glow=5.0)
        for y in (-2.0, 2.8, 7.6):
            tube([(x, y, 3.4), (x, y, HEIGHT)], 0.004, materials.black_steel(), smooth=False)


def wall_wash(power):
    """Warm light grazing down the concrete from above."""
    lights.area((0, BACK - 0.55, 3.5), (0, BACK + 0.15, 1.6), 12, power, materials.WARM_LIGHT, 0.12)


def foot_light():
    """The sodium line at the foot of the back wall."""
    lights.led_line((LEFT + 0.05, BACK - 0.03, 0.13), (RIGHT - 0.05, BACK - 0.03, 0.13), 10.0, thickness=0.024)
    glow = lights.area((0, BACK - 0.10, 0.2), (0, BACK + 0.2, 1.6), 12.5, 70, materials.SODIUM_LIGHT, 0.05)
    return glow
