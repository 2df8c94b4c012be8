"""Lamps. Power in watts; colours linear."""

import math

import bpy

from . import materials
from .materials import BLUE_LIGHT, SODIUM_LIGHT, WARM_LIGHT
from .shapes import aim, box, put


def area(location, target, width, power, color=WARM_LIGHT, height=None, visible=False, shine=False):
    """A soft light pointing at target; it does not show to the camera unless visible.

    shine: metal and gloss reflect it; off where a mirror or a wet floor would show the panel.
    """
    lamp = bpy.data.lights.new('area', 'AREA')
    lamp.energy, lamp.color, lamp.size = power, color, width
    if height:
        lamp.shape, lamp.size_y = 'RECTANGLE', height
    thing = put(bpy.data.objects.new('area', lamp), location)
    aim(thing, target)
    thing.visible_camera = visible
    if not (visible or shine):
        thing.visible_glossy = False
    return thing


def spot(location, target, power, color=WARM_LIGHT, angle=60, softness=0.08, blend=0.6):
    """Cone of `angle` degrees; softness is the lamp's radius in metres."""
    lamp = bpy.data.lights.new('spot', 'SPOT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = power, color, softness
    lamp.spot_size, lamp.spot_blend = math.radians(angle), blend
    thing = put(bpy.data.objects.new('spot', lamp), location)
    aim(thing, target)
    return thing


def point(location, power, color=WARM_LIGHT, radius=0.06):
    lamp = bpy.data.lights.new('point', 'POINT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = power, color, radius
    return put(bpy.data.objects.new('point', lamp), location)


def sun(direction, strength=3.0, color=(1.0, 0.78, 0.55), softness=1.2):
    """direction: the way the light travels; softness: the disc's width in degrees."""
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.color, lamp.angle = strength, color, math.radians(softness)
    thing = put(bpy.data.objects.new('sun', lamp), (0, 0, 10))
    aim(thing, tuple(p + d for p, d in zip((0, 0, 10), direction)))
    return thing


def linear(start, end, power, color=WARM_LIGHT, width=0.07, glow=14.0):
    """A ceiling light along x or y: a black profile with a luminous underside."""
    centre = tuple((a + b) / 2 for a, b in zip(start, end))
    along_x = abs(end[0] - start[0]) > abs(end[1] - start[1])
    length = abs(end[0] - start[0]) if along_x else abs(end[1] - start[1])
    size = (length, width + 0.03) if along_x else (width + 0.03, length)
    shine = (length - 0.04, width) if along_x else (width, length - 0.04)
    box((*size, 0.07), materials.black_steel(), (centre[0], centre[1], centre[2] + 0.04))
    box((*shine, 0.012), materials.glow(color, glow), centre, bevel=0)
    below = (centre[0], centre[1], centre[2] - 0.03)
    return area(below, (below[0], below[1], 0), shine[0], power, color, shine[1])


def led_line(start, end, strength=9.0, color=SODIUM_LIGHT, thickness=0.022):
    """A thin luminous line, by default in sodium orange."""
    from .shapes import beam

    return beam(start, end, thickness, materials.glow(color, strength))


def window_light(centre, facing, width, height, power, color=BLUE_LIGHT):
    """The sky's light through a window: a panel at the window looking along `facing`."""
    target = tuple(c + f for c, f in zip(centre, facing))
    return area(centre, target, width, power, color, height)
