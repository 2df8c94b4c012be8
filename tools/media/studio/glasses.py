"""Drinking glasses: the small one for cutting chai and a tumbler."""

import math

from . import materials
from .nodes import Shader
from .patterns import sheet
from .shapes import group, lathe


@materials.once
def thin_glass():
    """Wall of a drinking glass: clear in the middle, bright at the rims; light passes through it."""
    shader = Shader('pane of a glass', (1, 1, 1))
    edge = shader.add('LayerWeight', blend=0.12).outputs['Fresnel']
    clear, shine = shader.add('BsdfTransparent', color=(0.93, 0.95, 0.96, 1)), shader.add('BsdfGlossy', roughness=0.02)
    both = shader.add('MixShader', fac=edge)
    shader.link(clear.outputs[0], both.inputs[1])
    shader.link(shine.outputs[0], both.inputs[2])
    shader.link(both.outputs[0], shader.tree.nodes['Material Output'].inputs['Surface'])
    return shader.material


def ribbed(radii, height, material, ribs=14, depth=0.0016, at=(0, 0, 0), parent=None):
    """Wall of a moulded tea glass: `radii` at foot and rim; ribs fade out below the rim."""
    low, high = radii

    def point(u, v):
        angle = 2 * math.pi * u
        rib = depth * math.cos(ribs * angle) * min(1, 6 * v) * (1 if v < 0.62 else max(0, 1 - (v - 0.62) / 0.12))
        radius = low + (high - low) * v + rib
        return radius * math.cos(angle), radius * math.sin(angle), height * v

    return sheet(point, 112, 24, material, at, parent=parent, closed=True, rounds=0)


def tea_glass(at=(0, 0, 0), filled=0.8, tea=(0.30, 0.115, 0.035), parent=None, turn=0.0):
    """Small glass for cutting chai, 8.5 cm high."""
    whole = group(at, (0, 0, turn), parent)
    clear, high = thin_glass(), 0.085
    ribbed((0.026, 0.034), high, clear, parent=whole)
    lathe([(0.0328, high - 0.0006), (0.0334, high + 0.0008), (0.0342, high)], clear, parent=whole, sides=64)
    lathe([(0, 0.0004), (0.0255, 0.0004), (0.026, 0.008), (0, 0.009)], materials.glass(), parent=whole)
    level = 0.012 + (high - 0.016) * filled
    brim = 0.0245 + 0.0078 * (level - 0.010) / (high - 0.010)
    drink = Shader('tea', tea, 0.12, specular=0.6).material
    lathe(
        [
            (0, 0.0105),
            (0.0245, 0.0105),
            (brim, level - 0.001),
            (brim - 0.001, level),
            (brim - 0.003, level - 0.0006),
            (0, level - 0.0006),
        ],
        drink,
        parent=whole,
        sides=64,
    )
    return whole


def water_glass(at=(0, 0, 0), filled=0.75, high=0.115, radius=0.034, drink=None, parent=None):
    """Plain tumbler with water or another drink."""
    whole = group(at, parent=parent)
    clear = thin_glass()
    lathe(
        [
            (radius * 0.84, 0),
            (radius * 0.87, 0.003),
            (radius, high),
            (radius - 0.0014, high + 0.001),
            (radius - 0.002, high),
        ],
        clear,
        parent=whole,
        sides=72,
    )
    lathe([(0, 0), (radius * 0.84, 0), (radius * 0.86, 0.009), (0, 0.010)], materials.glass(), parent=whole)
    level = 0.011 + (high - 0.011) * filled
    brim = radius * (0.87 + 0.13 * level / high) - 0.0021
    inside = drink or materials.glass((0.96, 0.98, 1.0))
    lathe([(0, 0.0102), (radius * 0.87 - 0.0021, 0.0102), (brim, level), (0, level)], inside, parent=whole, sides=72)
    return whole
