"""Materials of the yoga hall, the wet rooms and the canteen; shared ones are in materials.py and surfaces.py."""

from .materials import INDIGO, once
from .nodes import Shader, srgb


def per_board(shader):
    """A random value for each board of a mesh that patterns.boards created."""
    return shader.add('NewGeometry').outputs['Random Per Island']


@once
def oak_planks(light='#A98155', dark='#7D5934'):
    """Varnished floor boards along y; the sheen is worn where people walk."""
    shader = Shader('oak planks', srgb(light), 0.4)
    chance = per_board(shader)
    shift = shader.add('VectorMath', operation='SCALE', vector=(31, 47, 59), scale=chance)
    moved = shader.add('VectorMath', operation='ADD')
    shader.link(shader.place(), moved.inputs[0])
    shader.link(shift.outputs[0], moved.inputs[1])
    stretched = shader.add('Mapping', vector=moved.outputs[0], scale=(12, 1.0, 12)).outputs[0]
    grain = shader.add('TexNoise', vector=stretched, scale=2.0, detail=8.0, distortion=0.8).outputs['Fac']
    wood = shader.ramp(grain, (0.28, srgb(dark)), (0.72, srgb(light)))
    tone = shader.add('MapRange', value=chance, to_min=0.74, to_max=1.15)
    toned = shader.add('HueSaturation', color=wood, value=tone.outputs[0])
    shader.to_surface('Base Color', toned.outputs[0])
    shader.to_surface('Roughness', shader.ramp(shader.noise(1.7, 6), (0.32, (0.26,) * 3), (0.7, (0.48,) * 3)))
    shader.bump(grain, 0.05)
    return shader.material


@once
def glaze(color=INDIGO):
    """Hand-made glazed tile: tone and gloss differ from tile to tile."""
    shader = Shader('glaze', color, 0.15)
    chance = per_board(shader)
    dark, light = tuple(c * 0.6 for c in color), tuple(c * 1.5 for c in color)
    shader.to_surface('Base Color', shader.ramp(chance, (0.0, dark), (0.55, color), (1.0, light)))
    shader.to_surface('Roughness', shader.ramp(chance, (0.0, (0.09,) * 3), (1.0, (0.24,) * 3)))
    shader.bump(shader.noise(20, 3), 0.07)
    return shader.material


def chips(shader, per_metre, reach, share):
    """Mask of broken stones: like surfaces.flecks, but angular instead of round."""
    place = shader.place()
    bend = shader.add('TexNoise', vector=place, scale=per_metre * 1.6, detail=2.0).outputs['Color']
    moved = shader.add('VectorMath', operation='MULTIPLY_ADD')
    for socket, value in zip(moved.inputs, (bend, (0.9 / per_metre,) * 3, place)):
        if isinstance(value, tuple):
            socket.default_value = value
        else:
            shader.link(value, socket)
    cells = shader.add('TexVoronoi', vector=moved.outputs[0], scale=per_metre, distance='MANHATTAN')
    chance = shader.add('SeparateColor')
    shader.link(cells.outputs['Color'], chance.inputs[0])
    size = shader.add('MapRange', value=chance.outputs[1], to_min=reach * 0.4, to_max=reach)
    near = shader.add('Math', operation='LESS_THAN')
    shader.link(cells.outputs['Distance'], near.inputs[0])
    shader.link(size.outputs[0], near.inputs[1])
    chosen = shader.add('Math', operation='LESS_THAN')
    shader.link(chance.outputs[0], chosen.inputs[0])
    chosen.inputs[1].default_value = share
    both = shader.add('Math', operation='MULTIPLY')
    shader.link(near.outputs[0], both.inputs[0])
    shader.link(chosen.outputs[0], both.inputs[1])
    return both.outputs[0]


@once
def terrazzo(wet=False):
    """Ground stone floor: grey with pale, slate, indigo and rust chips; `wet` puts a film of water on it."""
    shader = Shader('terrazzo', srgb('#A5A29C'), 0.34)
    dark, light = ('#7F7D7A', '#989590') if wet else ('#A19E98', '#B4B1AA')
    tone = shader.ramp(shader.noise(40, 5), (0.38, srgb(dark)), (0.62, srgb(light)))
    sorts = ((130, 0.6, 0.5, '#C9C5BB'), (95, 0.6, 0.35, '#85868B'), (40, 0.75, 0.3, '#CFCAC0'))
    sorts += ((36, 0.75, 0.24, '#5D626E'), (32, 0.8, 0.2, '#2C3865'), (30, 0.75, 0.13, '#8A4F39'))
    for per_metre, reach, share, stone in sorts:
        tone = shader.mix(chips(shader, per_metre, reach, share), tone, srgb(stone))
    shader.to_surface('Base Color', tone)
    dry, shine = ((0.44, (0.03,) * 3), (0.58, (0.3,) * 3)) if wet else ((0.35, (0.26,) * 3), (0.7, (0.42,) * 3))
    shader.to_surface('Roughness', shader.ramp(shader.noise(2.2, 5), dry, shine))
    return shader.material


@once
def cork():
    shader = Shader('cork', srgb('#A5794C'), 0.88, specular=0.2)
    grains = shader.noise(150, 6, per_object=True)
    shader.to_surface('Base Color', shader.ramp(grains, (0.36, srgb('#7A5534')), (0.58, srgb('#A5794C'))))
    shader.bump(shader.noise(120, 3), 0.3, 0.004)
    return shader.material


@once
def water(tint=(0.95, 0.98, 1.0)):
    """Liquids in a glass, tinted for tea and juice."""
    shader = Shader('water', tint, 0.0)
    shader.set('Transmission', 0.85)
    shader.set('IOR', 1.33)
    return shader.material


@once
def slate():
    """Menu board, wiped with a damp cloth: smears of old chalk."""
    shader = Shader('slate', srgb('#1B2029'), 0.85, specular=0.2)
    smears = shader.noise(2.6, 7, (1, 1, 2.4), distortion=1.5)
    shader.to_surface('Base Color', shader.ramp(smears, (0.38, srgb('#191E28')), (0.7, srgb('#434A57'))))
    return shader.material


@once
def thin_glass():
    """Drinking glass without refraction, so that its content stays lit: clear in front, dark at its edges."""
    shader = Shader('thin glass', (1, 1, 1))
    facing = shader.add('LayerWeight', blend=0.35).outputs['Facing']
    tint = shader.ramp(facing, (0.35, (0.985, 0.99, 0.99)), (1.0, (0.66, 0.71, 0.72)))
    clear, shine = shader.add('BsdfTransparent', color=tint), shader.add('BsdfGlossy', roughness=0.03)
    both = shader.add('MixShader')
    rim = shader.ramp(facing, (0.45, (0.04,) * 3), (1.0, (0.7,) * 3))  # Fresnel's node fails on inner walls
    shader.link(rim, both.inputs[0])
    shader.link(clear.outputs[0], both.inputs[1])
    shader.link(shine.outputs[0], both.inputs[2])
    shader.link(both.outputs[0], shader.tree.nodes['Material Output'].inputs['Surface'])
    return shader.material
