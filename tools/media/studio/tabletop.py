"""Three places for still lifes: a counter before the dark window, the training floor, an oak table in early sun."""

import math

from . import asphalt, camera, lights, materials, scene, surfaces
from .materials import SODIUM_LIGHT
from .nodes import Shader
from .shapes import ball, box

BLUE, WARM = (0.40, 0.52, 1.0), (1.0, 0.80, 0.58)


@materials.once
def granite():
    """Polished black granite, the worktop of most kitchens here; a film of old wiping."""
    shader = Shader('granite', (0.012, 0.013, 0.016), 0.16)
    flecks = shader.ramp(shader.noise(420, 2), (0.60, (0.010, 0.011, 0.014)), (0.72, (0.075, 0.08, 0.095)))
    shader.to_surface('Base Color', flecks)
    shader.to_surface(
        'Roughness', shader.ramp(shader.noise(6, 6, distortion=0.5), (0.35, (0.12,) * 3), (0.7, (0.30,) * 3))
    )
    return shader.material


def reflected(light):
    """Makes a lamp visible in reflections of steel and glass."""
    light.visible_glossy = True
    return light


def street_window(width=2.4, sill=0.0, far=1.0, lamp=(0.9, 0.45)):
    """Black-framed window with the street before dawn behind it; lamp: x and z of the sodium lamp.

    The lamp stands 4.6 m behind the table's front, out of focus.
    """
    frame = materials.plain((0.010, 0.011, 0.014), 0.5)
    for x in (-1.0, -0.24, 0.52, 1.28):
        box((0.045, 0.05, 1.6), frame, (x, far, sill + 0.8))
    box((width + 1, 0.05, 0.05), frame, (0, far, sill + 1.02))
    box((width + 1, 0.16, 0.03), asphalt.old_wall((0.24, 0.23, 0.21), 0.2), (0, far + 0.02, sill + 0.01))
    box((14, 0.02, 5), materials.glow((0.016, 0.026, 0.085), 1.0), (0, 7, 2.4), bevel=0)
    for x, wide, high in ((-3.4, 2.2, 2.3), (-0.9, 1.7, 1.5), (1.6, 2.6, 2.0), (4.4, 2.0, 2.8)):
        box((wide, 0.3, high), materials.glow((0.004, 0.007, 0.026), 1.0), (x, 6.6, high / 2 - 0.5), bevel=0)
    ball(0.06, materials.glow((1.0, 0.30, 0.045), 3.6), (lamp[0], 4.6, lamp[1]))


def counter(top=None, lamp=(0.9, 0.45), key=16.0):
    """Kitchen counter at night: blue from the window, one warm lamp from the left front."""
    scene.world((0.010, 0.015, 0.045), 1.0)
    box((3.4, 1.3, 0.05), top or granite(), (0, 0.35, -0.025), bevel=0.004)
    street_window(lamp=lamp)
    reflected(lights.area((-0.95, -0.35, 0.95), (0, 0.1, 0), 0.45, 2.1 * key, WARM, 0.6))
    reflected(lights.area((0.5, 0.92, 0.75), (0, 0, 0.02), 1.6, 4, BLUE, 0.7))
    reflected(lights.area((0.62, 0.80, 0.30), (0, 0.05, 0.03), 0.10, 1.5, SODIUM_LIGHT, 0.16))
    lights.area((1.3, -0.3, 0.7), (0, 0.1, 0), 0.5, 1.6, (0.5, 0.6, 1.0))


def training_floor(key=26.0, wall=2.4):
    """Rubber floor before the indigo wall with the sodium line at its foot."""
    scene.world((0.014, 0.020, 0.055), 1.0)
    box((9, 7, 0.1), surfaces.rubber_floor(), (0, 1, -0.05), bevel=0)
    box((9, 0.1, 3), surfaces.limewash(), (0, wall, 1.5), bevel=0)
    lights.led_line((-4, wall - 0.07, 0.06), (4, wall - 0.07, 0.06), 4.5)
    lights.area((0, wall - 0.12, 0.08), (0, wall - 1.2, 0.0), 6.0, 9, SODIUM_LIGHT, 0.05)
    reflected(lights.area((-1.1, 0.7, 1.3), (0, 0.1, 0), 0.8, key, WARM, 0.5))
    reflected(lights.area((1.5, -0.2, 1.1), (0, 0.1, 0), 0.9, 7, (0.55, 0.66, 1.0), 0.6))


def oak_table(sun=(0.9, -0.35, -0.42), strength=9.0, wall_color=None):
    """Oak table at a plastered wall; the first sun through a window is the picture's warm light."""
    scene.world((0.20, 0.24, 0.36), 1.0)
    for k in range(9):
        box((0.138, 2.6, 0.04), surfaces.oak(along='y'), (-0.56 + 0.14 * k, 0.5, -0.02), bevel=0.0015)
    box(
        (6, 0.1, 3), surfaces.plaster() if wall_color is None else surfaces.limewash(wall_color), (0, 1.5, 1.2), bevel=0
    )
    blind = materials.plain((0.05, 0.05, 0.06), 0.8)
    for z in (0.30, 0.95, 1.6):
        box((0.04, 3.0, 0.07), blind, (-1.8, 0.6, z + 0.35), bevel=0)
    for y in (-0.5, 0.15, 0.8, 1.45):
        box((0.04, 0.07, 3.0), blind, (-1.8, y, 1.0), bevel=0)
    lights.sun(sun, strength, (1.0, 0.60, 0.28), 0.9)
    reflected(lights.area((0.9, -0.7, 1.1), (0, 0.2, 0), 1.2, 5, (0.72, 0.80, 1.0), 0.8))


def view(distance=0.75, height=0.30, target=(0, 0.05, 0.045), lens=60, stop=2.8, side=0.0, focus=None):
    return camera.close((side, -distance, height), target, lens, focus, stop)


def overhead(height=0.9, centre=(0, 0.1), lens=50, lean=0.12):
    """From above, tilted a little."""
    return camera.close((centre[0], centre[1] - lean, height), (*centre, 0), lens, stop=8)


RADIANS = math.radians
