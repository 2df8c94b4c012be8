"""Floors, walls and wood of the studio. Every function returns a Blender material."""

from .materials import CHARCOAL, INDIGO, OFF_WHITE, RUST, once
from .nodes import Shader, srgb


@once
def rubber_floor():
    """Charcoal sports floor: pressed crumbs, sparse light flecks, scuffs where people walk."""
    base = CHARCOAL
    shader = Shader('rubber floor', base, 0.62, specular=0.42)
    wear = shader.ramp(shader.noise(0.9, 7, distortion=0.6), (0.35, base), (0.75, tuple(c * 1.9 for c in base)))
    color = shader.mix(flecks(shader, 80, 0.13, 0.13), wear, srgb('#5B6270'))
    color = shader.mix(flecks(shader, 60, 0.10, 0.12), color, INDIGO)
    shader.to_surface('Base Color', color)
    shader.to_surface('Roughness', shader.ramp(shader.noise(2.2, 6), (0.3, (0.5,) * 3), (0.75, (0.72,) * 3)))
    shader.bump(shader.noise(260, 2), 0.12, 0.004)
    return shader.material


def flecks(shader, per_metre, radius, share):
    """Mask of small grains: radius is relative to the cell, share is the proportion of cells with a grain."""
    cells = shader.add('TexVoronoi', vector=shader.place(), scale=per_metre)
    near = shader.add('Math', operation='LESS_THAN')
    shader.link(cells.outputs['Distance'], near.inputs[0])
    near.inputs[1].default_value = radius * 2
    split = shader.add('SeparateColor')
    shader.link(cells.outputs['Color'], split.inputs[0])
    chosen = shader.add('Math', operation='LESS_THAN')
    shader.link(split.outputs[0], chosen.inputs[0])
    chosen.inputs[1].default_value = share
    both = shader.add('Math', operation='MULTIPLY')
    shader.link(near.outputs[0], both.inputs[0])
    shader.link(chosen.outputs[0], both.inputs[1])
    return both.outputs[0]


@once
def limewash(color=srgb('#2A3150')):
    """Brushed mineral paint: soft clouds and criss-cross strokes."""
    light, dark = tuple(min(c * 1.45 + 0.004, 1) for c in color), tuple(c * 0.72 for c in color)
    shader = Shader('limewash', color, 0.92, specular=0.2)
    clouds = shader.ramp(shader.noise(1.6, 8, distortion=1.2), (0.3, dark), (0.72, light))
    strokes = shader.ramp(shader.noise(5, 6, (1, 1, 0.35), distortion=2.0), (0.35, dark), (0.7, light))
    shader.to_surface('Base Color', shader.mix(0.4, clouds, strokes))
    shader.bump(shader.noise(34, 6), 0.10)
    return shader.material


@once
def concrete(color=(0.155, 0.153, 0.150)):
    """Fair-faced: cloudy, with pinholes."""
    shader = Shader('concrete', color, 0.82, specular=0.3)
    light, dark = tuple(c * 1.45 for c in color), tuple(c * 0.72 for c in color)
    clouds = shader.ramp(shader.noise(1.1, 9, distortion=0.8), (0.28, dark), (0.74, light))
    stains = shader.ramp(shader.noise(4, 5, (1, 1, 0.22)), (0.4, dark), (0.65, light))
    color_out = shader.mix(flecks(shader, 26, 0.07, 0.3), shader.mix(0.25, clouds, stains), dark)
    shader.to_surface('Base Color', color_out)
    shader.bump(shader.noise(22, 8), 0.10)
    return shader.material


@once
def plaster(color=OFF_WHITE):
    shader = Shader('plaster', color, 0.9, specular=0.2)
    tone = shader.noise(1.8, 7, distortion=0.7)
    shader.to_surface('Base Color', shader.ramp(tone, (0.3, tuple(c * 0.9 for c in color)), (0.7, color)))
    shader.bump(shader.noise(30, 6), 0.06)
    return shader.material


@once
def ceiling():
    return Shader('ceiling', (0.012, 0.013, 0.018), 0.95, specular=0.1).material


@once
def oak(light='#A9804F', dark='#7C5730', rough=0.42, along='y'):
    """Boards and joinery; the grain runs along the named axis of the object. Each object has its own figure."""
    stretch = {'x': (1.0, 13, 13), 'y': (13, 1.0, 13), 'z': (13, 13, 1.0)}[along]
    shader = Shader('oak', srgb(light), rough)
    grain = shader.noise(2.4, 8, stretch, per_object=True, distortion=0.7)
    fine = shader.noise(14, 3, stretch, per_object=True)
    figure = shader.ramp(grain, (0.3, srgb(dark)), (0.72, srgb(light)))
    lines = shader.ramp(fine, (0.42, tuple(c * 0.62 for c in srgb(dark))), (0.52, (1, 1, 1)))
    color = shader.mix(0.45, figure, lines, 'MULTIPLY')
    hue = shader.add('HueSaturation', color=color)
    spread = shader.add('MapRange', to_min=0.78, to_max=1.16)
    shader.link(shader.add('ObjectInfo').outputs['Random'], spread.inputs['Value'])
    shader.link(spread.outputs[0], hue.inputs['Value'])
    shader.to_surface('Base Color', hue.outputs[0])
    shader.bump(fine, 0.06, 0.004)
    return shader.material


def dark_oak(along='y'):
    return oak('#6B4A2B', '#452C18', 0.45, along)


@once
def terrazzo(rough=0.3):
    """Light grey with indigo, rust and pale chips."""
    shader = Shader('terrazzo', srgb('#B9B7B2'), rough)
    tone = shader.ramp(shader.noise(3, 5), (0.3, srgb('#AEACA8')), (0.7, srgb('#C2C0BA')))
    color = shader.mix(flecks(shader, 70, 0.18, 0.5), tone, srgb('#DCD8CF'))
    for per_metre, radius, share, chip in (
        (34, 0.19, 0.32, INDIGO),
        (30, 0.18, 0.22, RUST),
        (46, 0.18, 0.25, srgb('#63666E')),
    ):
        color = shader.mix(flecks(shader, per_metre, radius, share), color, chip)
    shader.to_surface('Base Color', color)
    return shader.material


@once
def tiles(color=INDIGO, width=0.06, height=0.24, axis='x', rough=0.16):
    """Glazed upright tiles on a wall; axis: the horizontal axis the wall runs along. Sizes in metres."""
    shader = Shader('tiles', color, rough, coat=0.2)
    split = shader.add('SeparateXYZ', vector=shader.place())
    flat = shader.add('CombineXYZ')
    shader.link(split.outputs['XYZ'.index(axis.upper())], flat.inputs[0])
    shader.link(split.outputs[2], flat.inputs[1])
    bricks = shader.add(
        'TexBrick',
        vector=flat.outputs[0],
        scale=1.0,
        mortar_size=0.0022,
        offset=0.0,
        brick_width=width,
        row_height=height,
        mortar_smooth=0.3,
        bias=0.0,
        color1=(*[c * 0.72 for c in color], 1),
        color2=(*[min(c * 1.5, 1) for c in color], 1),
        mortar=(*srgb('#4A4F63'), 1),
    )
    shader.to_surface('Base Color', bricks.outputs['Color'])
    invert = shader.add('Invert', color=bricks.outputs['Fac'])
    shader.bump(invert.outputs[0], 0.5, 0.003)
    return shader.material


@once
def wet_street():
    """Asphalt with puddles: mirror-like where the noise is low."""
    shader = Shader('wet street', (0.02, 0.021, 0.025), 0.5)
    water = shader.noise(0.55, 4, distortion=0.5)
    shader.to_surface('Roughness', shader.ramp(water, (0.40, (0.04,) * 3), (0.60, (0.42,) * 3)))
    dry = shader.ramp(water, (0.42, (0.0,) * 3), (0.62, (1.0,) * 3))
    grain = shader.mix(1.0, shader.ramp(shader.noise(170, 3), (0.2, (0,) * 3), (0.8, (1,) * 3)), dry, 'MULTIPLY')
    shader.bump(grain, 0.35, 0.006)
    return shader.material
