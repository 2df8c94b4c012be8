"""Covers of articles about habits at home: bed, window sill, desk, scale."""

import math
import random

from studio import bedding
from studio import camera, equipment, lights, materials, scene, surfaces
from studio import deskthings
from studio import smallgear
from studio import tabletop as place
from studio.food import pieces
from studio.glasses import tea_glass, water_glass
from studio.nodes import srgb
from studio.patterns import sheet
from studio.shapes import box, cylinder, tube
from studio.shot import Shot


def pillow():
    """A bed after a good night's sleep: pillow with a hollow, clock, glass of water, blue window."""
    scene.world((0.012, 0.018, 0.055), 1.0)
    place.street_window(sill=0.10, far=1.25, lamp=(0.15, 0.62))
    linen, cover = materials.cloth(srgb('#C9C2B4'), 1200.0, 0.2), materials.cloth(srgb('#232F66'), 900.0, 0.3)
    creases = [(random.Random(k).uniform(3, 9), random.Random(k + 9).uniform(0, 6)) for k in range(5)]

    def bed(u, v):
        x, y = -1.5 + 2.0 * u, -0.9 + 1.9 * v
        wave = sum(math.sin(rate * x + 0.7 * rate * y + phase) for rate, phase in creases) * 0.004
        return x, y, -0.05 + wave - 0.25 * max(0, u - 0.93) / 0.07

    sheet(bed, 60, 60, linen)
    bedding.pillow((-0.22, 0.42, -0.05), (0, 0, 0.12))
    bedding.pillow((-0.62, 0.62, -0.05), (0, 0, -0.1), seed=5, dent=0.1)

    def blanket(u, v):
        x, y = -1.5 + 1.98 * u, -0.9 + 0.92 * v
        fold = 0.05 * math.exp(-(((v - 1) / 0.06) ** 2)) + 0.02 * math.sin(5 * x + 9 * v) * math.sin(6 * v + x)
        return (
            x,
            y + 0.05 * math.sin(3 * x),
            0.0 + fold + 0.012 * math.sin(11 * x + 3 * y) - 0.3 * max(0, u - 0.95) / 0.05,
        )

    sheet(blanket, 70, 40, cover)
    table = surfaces.oak(along='x')
    box((0.46, 0.46, 0.03), table, (0.80, 0.50, 0.055), bevel=0.006)
    box((0.42, 0.42, 0.5), table, (0.80, 0.51, -0.21), bevel=0.004)
    deskthings.alarm_clock((0.73, 0.44, 0.07), -0.45, 4, 45)
    water_glass((0.90, 0.50, 0.07), 0.6)
    place.reflected(lights.area((1.2, 0.9, 1.1), (0.4, 0.4, 0), 0.25, 12, place.WARM, 0.25))
    lights.area((-0.4, 1.2, 0.9), (-0.3, 0.3, 0), 1.8, 10, place.BLUE, 0.8)
    camera.close((0.25, -1.15, 0.55), (0.13, 0.5, 0.12), 40, (0.3, 0.42, 0.1), 4)


def rain():
    """Drops on the window, wet shoes drying on the sill on a sheet of paper."""
    scene.world((0.012, 0.018, 0.05), 1.0)
    place.street_window(far=0.62, lamp=(0.85, 0.78))
    box((3.4, 0.9, 0.05), surfaces.oak(along='x'), (0, 0.2, -0.025), bevel=0.004)
    box((0.46, 0.36, 0.0012), materials.plain((0.42, 0.40, 0.35), 0.9), (-0.05, 0.18, 0.001), (0, 0, 0.1), bevel=0)
    equipment.shoes((0.02, 0.34, 0.002), (0, 0, 2.55), color=(0.10, 0.030, 0.018))
    chance, drops = random.Random(7), []
    while len(drops) < 900:
        drops.append((chance.uniform(-1.0, 1.0), 0.596, chance.uniform(0.05, 1.0)))
    water = materials.glass((1, 1, 1))
    pieces((0.0042, 0.0018, 0.0048), drops, water, seed=5, spread=0.1)
    big = [(chance.uniform(-1, 1), 0.596, chance.uniform(0.08, 1.0)) for _ in range(120)]
    pieces((0.0075, 0.0028, 0.0095), big, water, seed=6, spread=0.1)
    for _ in range(16):
        x, top, long = chance.uniform(-0.9, 0.9), chance.uniform(0.4, 1.0), chance.uniform(0.08, 0.3)
        tube([(x + chance.gauss(0, 0.004), 0.5965, top - long * k / 4) for k in range(5)], 0.0022, water)
    tea_glass((0.26, 0.14, 0), 0.7)
    place.reflected(lights.area((-0.9, -0.5, 0.9), (0, 0.1, 0), 0.5, 24, place.WARM, 0.5))
    lights.area((0.2, 0.58, 0.8), (0, 0, 0), 1.5, 5, place.BLUE, 0.7)
    camera.close((0.05, -0.80, 0.26), (0.03, 0.2, 0.14), 48, (-0.02, 0.2, 0.08), 4)


def desk():
    """A chair pushed back from a desk: laptop shut, a glass, a band waiting on the seat."""
    place.oak_table(strength=9.0)
    shell = materials.plain((0.075, 0.078, 0.085), 0.4, 0.6)
    box((0.31, 0.215, 0.014), shell, (-0.10, 0.22, 0.009), (0, 0, 0.10), bevel=0.005)
    deskthings.notebook((0.24, 0.12, 0), -0.16)
    deskthings.pencil((0.20, 0.08, 0.009), 0.9)
    water_glass((0.10, 0.38, 0), 0.55)
    smallgear.loop_band((-0.20, -0.03, 0), 0.2)
    deskthings.spectacles((-0.10, 0.18, 0.016), 0.3)
    place.view(1.0, 0.46, (0.03, 0.16, 0.04), 45, 4)


def scale():
    """A flat scale and a coiled tape on terrazzo."""
    scene.world((0.02, 0.028, 0.07), 1.0)
    box((6, 6, 0.1), surfaces.oak(along='x'), (0, 1, -0.05), bevel=0)
    box((6, 0.1, 3), surfaces.tiles(), (0, 1.15, 1.5), bevel=0)
    lights.led_line((-2, 1.08, 0.03), (2, 1.08, 0.03), 5.0)
    smallgear.bathroom_scale((-0.08, 0.32, 0), 0.18)
    smallgear.tape_measure((0.23, 0.10, 0), 0.5)
    equipment.towel((-0.42, 0.62, 0), (0, 0, 0.3))
    place.reflected(lights.area((-0.9, 0.1, 1.3), (0, 0.3, 0), 0.6, 30, place.WARM, 0.5))
    lights.area((1.2, 0.0, 0.9), (0, 0.3, 0), 0.7, 5, place.BLUE)
    place.view(0.85, 0.46, (0.0, 0.32, 0.05), 50, 4)


def mask():
    """A filter mask on its hook by the window; outside the street is lost in brown-blue haze."""
    scene.world((0.030, 0.032, 0.05), 1.0)
    place.street_window(far=0.7, lamp=(0.95, 0.55))
    box((14, 0.02, 5), materials.plain((0, 0, 0)), (0, 9, 2), bevel=0)
    wall = surfaces.plaster()
    box((0.9, 0.06, 2.4), wall, (-0.72, 0.55, 0.6), bevel=0)
    box((3.4, 1.0, 0.05), surfaces.oak(along='x'), (0, 0.2, -0.025), bevel=0.004)
    cylinder(0.009, 0.05, materials.black_steel(), (-0.36, 0.505, 0.36), (math.pi / 2, 0, 0))
    bedding.face_mask((-0.36, 0.49, 0.205), (0.10, 0, 0.12))
    equipment.shoes((0.02, 0.16, 0), (0, 0, -0.6))
    place.reflected(lights.area((-0.2, -0.7, 0.9), (-0.3, 0.5, 0.2), 0.5, 16, place.WARM, 0.5))
    lights.area((0.4, 0.66, 0.7), (0, 0, 0.1), 1.2, 5, (0.8, 0.72, 0.7), 0.7)
    camera.close((-0.05, -0.85, 0.30), (-0.06, 0.4, 0.19), 45, (-0.3, 0.45, 0.2), 4)


SHOTS = {
    'articles/sleep-is-a-training-session': Shot(pillow, samples=12, exposure=0.9),
    'articles/monsoon-routines-that-survive-the-rain': Shot(rain, samples=12, exposure=0.9),
    'articles/three-minutes-away-from-the-desk': Shot(desk, samples=12, exposure=0.3),
    'articles/what-bmi-can-and-cannot-tell-you': Shot(scale, samples=12, exposure=0.9),
    'articles/when-the-air-is-bad': Shot(mask, samples=12, exposure=0.9),
}
