"""Surfaces of the street: wet asphalt, pavers, old paint and plaster, leaves."""

from .materials import once
from .nodes import Shader


@once
def metal(color, rough=0.45):
    return Shader('metal', color, rough, 0.3).material


@once
def dark_pane():
    """Window of an unlit room that reflects part of the sky."""
    return Shader('dark pane', (0.16, 0.17, 0.19), 0.05, 1.0).material


@once
def wet_road():
    """Asphalt after rain: puddles like mirrors, damp patches, rough stone between."""
    shader = Shader('wet road', (0.014, 0.014, 0.015), 0.3, specular=0.62)
    pools = shader.noise(0.42, 5, (0.55, 1.0, 1), distortion=0.7)
    stones = shader.noise(130, 3)
    puddle = shader.ramp(pools, (0.48, (0, 0, 0)), (0.56, (1, 1, 1)))
    damp = shader.ramp(shader.noise(0.9, 6, distortion=0.3), (0.35, (0.19,) * 3), (0.65, (0.34,) * 3))
    shader.to_surface('Base Color', shader.ramp(stones, (0.35, (0.006, 0.0062, 0.007)), (0.7, (0.022, 0.022, 0.024))))
    shader.to_surface('Roughness', shader.mix(puddle, damp, (0.035,) * 3))
    height = shader.mix(puddle, stones, (0.5,) * 3)
    shader.bump(shader.mix(0.12, height, shader.noise(3.2, 3, (1, 0.35, 1))), 0.32, 0.02)
    return shader.material


@once
def pavers():
    """Concrete pavers of 22 by 11 cm, worn and damp."""
    shader = Shader('pavers', (0.07, 0.05, 0.05))
    bricks = shader.add(
        'TexBrick', vector=shader.place(), scale=1.0, mortar_size=0.006, brick_width=0.22, row_height=0.11
    )
    for name, color in (
        ('Color1', (0.060, 0.052, 0.050)),
        ('Color2', (0.095, 0.055, 0.045)),
        ('Mortar', (0.015, 0.015, 0.017)),
    ):
        bricks.inputs[name].default_value = (*color, 1)
    shader.to_surface('Base Color', bricks.outputs['Color'])
    damp = shader.ramp(shader.noise(0.8, 6, distortion=0.4), (0.4, (0.14,) * 3), (0.62, (0.5,) * 3))
    shader.to_surface('Roughness', damp)
    shader.bump(bricks.outputs['Fac'], -0.5, 0.006)
    return shader.material


@once
def old_wall(color, stain=0.5):
    """Painted plaster after many monsoons: streaks run down, clouds of damp."""
    shader = Shader('old wall', color, 0.85, specular=0.2)
    streaks = shader.noise(1.6, 6, (4.5, 4.5, 0.35), distortion=0.3)
    dirty = tuple(channel * (1 - stain) * 0.8 for channel in color)
    marks = shader.mix(0.45, streaks, shader.noise(1.1, 7, distortion=0.6))
    shader.to_surface('Base Color', shader.ramp(marks, (0.38, dirty), (0.58, color)))
    shader.bump(shader.noise(18, 6), 0.18)
    return shader.material


@once
def old_metal(color):
    """Painted sheet steel with dust and a little rust."""
    shader = Shader('old metal', color, 0.5, 0.15)
    wear = shader.noise(3.2, 7, (1, 1, 0.6), distortion=0.5)
    rusty = tuple(0.35 * channel + add for channel, add in zip(color, (0.035, 0.014, 0.006)))
    shader.to_surface('Base Color', shader.ramp(wear, (0.34, rusty), (0.52, color)))
    shader.to_surface('Roughness', shader.ramp(wear, (0.3, (0.75,) * 3), (0.6, (0.42,) * 3)))
    return shader.material


@once
def worn_paint(color):
    """Thick paint on stone, chipped."""
    shader = Shader('worn paint', color, 0.6)
    chips = shader.noise(7, 6, distortion=0.4)
    shader.to_surface('Base Color', shader.ramp(chips, (0.40, (0.05, 0.048, 0.045)), (0.47, color)))
    shader.bump(shader.noise(40, 4), 0.2)
    return shader.material


@once
def foliage(color):
    """Thin leaves: light from a lamp behind them comes through."""
    shader = Shader('foliage', color, 0.45)
    through = shader.add('BsdfTranslucent', color=(*[min(1, 2.2 * c) for c in color], 1))
    mixed = shader.add('MixShader', fac=0.4)
    shader.link(shader.surface.outputs[0], mixed.inputs[1])
    shader.link(through.outputs[0], mixed.inputs[2])
    shader.link(mixed.outputs[0], shader.tree.nodes['Material Output'].inputs['Surface'])
    return shader.material
