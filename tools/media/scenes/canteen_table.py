"""Close on the canteen's window table: tea, sprouts, keys, the first light outside."""

import math
import random

import bpy
from mathutils import Vector

from studio import camera, glassware, greenery, lights, materials, scene, surfaces, tableware, textiles
from studio.materials import WARM_LIGHT
from studio.nodes import Shader, srgb
from studio.shapes import ball, box, cylinder, group, lathe, put, tube

LIME = srgb('#6F8A2C')


def table():
    """Close: tea, sprouts and a towel on the oak table while the street outside turns blue to gold."""
    scene.world((0.25, 0.32, 0.55), 0.35)
    box((1.1, 0.75, 0.035), surfaces.oak(along='x'), (0, 0.1, -0.0175), bevel=0.008)
    view_from_table()
    glassware.tea_glass((-0.075, 0.0, 0))
    glassware.tea_glass((0.06, 0.19, 0), 0.42)
    sprouts((0.095, -0.015, 0.0))
    tableware.spoon((0.0, -0.135, 0.0), (0, 0, -1.15))
    lime_wedges((-0.03, -0.10, 0.0))
    textiles.folded(
        (0.2, 0.15, 0.03), materials.cloth(srgb('#2B3564')), (-0.25, 0.13, 0), (0, 0, 0.25), layers=2, seed=3
    )
    keys((-0.165, -0.075, 0))
    lights.sun((0.75, -0.62, -0.36), 5.0, (1.0, 0.60, 0.30), 0.8)
    lights.area((-0.9, -0.6, 0.9), (0, 0, 0), 0.8, 13, (0.86, 0.92, 1.0))
    lights.area((0.8, -0.7, 1.0), (0, 0, 0), 0.5, 6, WARM_LIGHT)
    camera.close((0.02, -0.66, 0.215), (0.005, 0.02, 0.098), 57, focus=(-0.03, -0.02, 0.05), stop=2.0)


def view_from_table():
    """Window frame half a metre behind the table and, far out of focus, the skyline in the first light."""
    black = materials.black_steel()
    frame = group((0, 0.75, 0))
    for x in (-0.62, -0.16, 0.30, 0.76):
        box((0.035, 0.05, 2.2), black, (x, 0, 0.7), parent=frame)
    for z in (-0.06, 0.58):
        box((2.4, 0.05, 0.035), black, (0, 0, z), parent=frame)
    box((2.6, 0.16, 0.03), surfaces.oak(along='x'), (0, -0.06, -0.09), parent=frame)
    box((12, 0.02, 6), blurred_skyline(), (0, 5, 0), bevel=0).visible_shadow = False
    sun_disc = cylinder(0.1, 0.01, materials.glow((1.0, 0.30, 0.05), 2.2), (0.98, 4.9, 0.62), (math.pi / 2, 0, 0))
    sun_disc.visible_shadow = False


def blurred_skyline():
    """Painted softly, since real depth of field over far bright edges would need many samples."""
    shader = Shader('skyline', (0, 0, 0), 1.0)
    height = shader.add('SeparateXYZ', vector=shader.place()).outputs[2]
    houses = shader.noise(1.0, 1.0, (1.7, 0, 0.25))
    crowns = shader.noise(3.2, 1.5, (1.0, 0, 0.9))
    edge = shader.add('Math', operation='MULTIPLY_ADD')
    for socket, value in zip(edge.inputs, (houses, -0.9, height)):
        shader.link(value, socket) if hasattr(value, 'links') else setattr(socket, 'default_value', value)
    share = shader.add('MapRange', value=edge.outputs[0], from_min=-0.75, from_max=0.75)
    stops = (
        (0.0, '#2E3760'),
        (0.38, '#434C78'),
        (0.5, '#5E6386'),
        (0.56, '#C79A86'),
        (0.64, '#EDBB86'),
        (1.0, '#8E97C4'),
    )
    air = shader.ramp(share.outputs[0], *((at, srgb(code)) for at, code in stops))
    low = shader.add('MapRange', value=height, from_min=0.02, from_max=0.32, to_min=1.0, to_max=0.0)
    leaves = shader.add('MapRange', value=crowns, from_min=0.46, from_max=0.6)
    both = shader.add('Math', operation='MULTIPLY')
    shader.link(low.outputs[0], both.inputs[0])
    shader.link(leaves.outputs[0], both.inputs[1])
    shader.to_surface('Emission', shader.mix(both.outputs[0], air, srgb('#2C3F48')))
    shader.set('Emission Strength', 0.8)
    return shader.material


def sprouts(at):
    """Bowl of sprouted beans with pomegranate seeds and coriander; the beans share a few meshes."""
    chance, (x, y, z) = random.Random(6), at
    tableware.bowl(at, 0.072, materials.steel(0.2), 0.045)
    skins = [materials.plain(srgb(code), 0.45) for code in ('#8C8346', '#A79A58', '#6F7434')]
    seeds = [ball(0.0052, skin, (x, y, z + 0.02), squash=0.8) for skin in skins]
    seeds.append(ball(0.0045, materials.plain(srgb('#8E2130'), 0.15, coat=0.5), (x, y, z + 0.02)))
    for k in range(420):
        angle, away = chance.uniform(0, 6.283), 0.064 * math.sqrt(chance.random())
        dome = 0.046 + 0.013 * (1 - (away / 0.064) ** 2) + chance.uniform(-0.006, 0.002)
        twin = put(
            bpy.data.objects.new('seed', chance.choice(seeds[:3] * 4 + seeds[3:]).data),
            (x + away * math.cos(angle), y + away * math.sin(angle), z + dome),
        )
        twin.rotation_euler = [chance.uniform(0, 3) for _ in range(3)]
    for _ in range(9):
        angle, away = chance.uniform(0, 6.283), 0.045 * math.sqrt(chance.random())
        spot = Vector((x + away * math.cos(angle), y + away * math.sin(angle), z + 0.06))
        greenery.oval_leaf(chance, spot, chance.uniform(0, 6.28), 0.25, None, 0.02, 0.5, 0.9)


def lime_wedges(at):
    rind, flesh = materials.plain(LIME, 0.35), materials.plain(srgb('#C6CC8A'), 0.2)
    pith = materials.plain(srgb('#E4E2C0'), 0.5)
    for dx, turn in ((0, 0.3), (0.032, 1.7)):
        half = group((at[0] + dx, at[1] + 0.012 * turn, at[2] + 0.014), (0.5, 0.2, turn))
        profile = [(0.021 * math.cos(a), 0.021 * math.sin(a)) for a in (-1.5708 + 1.5708 * k / 12 for k in range(13))]
        lathe(profile, rind, parent=half)
        lathe([(0.0212, 0.0002), (0.0188, 0.0006), (0.0188, 0)], pith, parent=half)
        lathe([(0.0188, 0.0004), (0.003, 0.0004), (0, 0.0004)], flesh, parent=half)
        for k in range(9):
            angle = 2 * math.pi * k / 9
            spot = (0.0095 * math.cos(angle), 0.0095 * math.sin(angle), 0.0004)
            box((0.0185, 0.0007, 0.0008), pith, spot, (0, 0, angle), half, bevel=0)


def keys(at):
    steel = materials.steel(0.25)
    bunch = group(at)
    tube(
        [(0.014 * math.cos(a * 0.524), 0.014 * math.sin(a * 0.524), 0.003) for a in range(12)],
        0.0011,
        steel,
        parent=bunch,
        closed=True,
    )
    for turn in (-0.5, 0.25):
        key = group((0, 0, 0.0025), (0, 0, turn), bunch)
        cylinder(0.011, 0.002, steel, (0, -0.026, 0), parent=key, bevel=0.0005)
        box((0.0055, 0.03, 0.002), steel, (0, -0.05, 0), parent=key, bevel=0.0005)
    box(
        (0.03, 0.046, 0.004),
        materials.leather(srgb('#5A3A22')),
        (0.018, 0.034, 0.002),
        (0, 0, -0.5),
        bunch,
        bevel=0.0015,
    )
