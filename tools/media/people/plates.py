"""Runs in Blender: renders a person as printing plates instead of as a photograph.

The red channel holds the lamp behind the person, green the soft light from the front, blue the even fill;
two more passes say which class of ink every pixel belongs to.
"""
import bpy

from pipeline import raw
from studio import lights

AOVS = ('first', 'last', 'more')
CLASSES = {  # ink class: pass and channel of its mask, grey value, roughness
    'skin': ('first', 0, .55, .45), 'cloth': ('first', 1, .45, .85), 'second': ('first', 2, .45, .80),
    'hair': ('last', 0, .16, .42), 'light': ('last', 1, .70, .80), 'metal': ('last', 2, .50, .30),
    'wood': ('more', 0, .45, .60), 'scarf': ('more', 1, .45, .85), 'grey': ('more', 2, .50, .50),
    'dark': (None, 0, .10, .50)}
_made = {}


def forget():
    _made.clear()


def material(kind):
    if kind in _made:
        return _made[kind]
    mask, channel, grey, rough = CLASSES[kind]
    made = bpy.data.materials.new(kind)
    made.use_nodes = True
    nodes = made.node_tree.nodes
    surface = nodes['Principled BSDF']
    surface.inputs['Base Color'].default_value = (grey, grey, grey, 1)
    surface.inputs['Roughness'].default_value = rough
    surface.inputs['Specular'].default_value = .15 if kind == 'cloth' else .35
    for name in AOVS:
        output = nodes.new('ShaderNodeOutputAOV')
        output.name = name
        output.inputs['Color'].default_value = [float(mask == name and channel == k) for k in range(3)] + [1]
    _made[kind] = made
    return made


def light_person(lamp_side, height, lamp=1.0, key=1.0):
    """lamp_side: -1 puts the stronger rim on the left. Height: of the shoulders, metres."""
    red, green = (1, 0, 0), (0, 1, 0)
    s = lamp_side
    lights.area((1.5 * s, 1.3, height + .75), (0, 0, height), .5, 130 * lamp, red)
    lights.area((-1.6 * s, 1.5, height + .35), (0, 0, height), .4, 60 * lamp, red)
    lights.area((.2 * s, 1.6, height + 1.7), (0, 0, height), .6, 60 * lamp, red)
    lights.area((1.8 * s, -1.3, height + 1.3), (0, 0, height - .1), .9, 46 * key, green)
    world = bpy.data.worlds.new('fill')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs['Color'].default_value = (0, 0, 1, 1)


def camera(height, frame, lens=100):
    """Level camera at -y that sees `frame` metres from top to bottom around `height`."""
    data = bpy.data.cameras.new('camera')
    data.lens = lens
    view = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(view)
    view.location = (0, -frame * lens / 36, height)
    view.rotation_euler = (1.5707963, 0, 0)
    bpy.context.scene.camera = view


def render(path, width, height, samples):
    bpy.context.scene.render.film_transparent = True
    layer = bpy.context.scene.view_layers[0]
    for name in AOVS:
        layer.aovs.add().name = name
    raw.render(path, width, height, samples, 1)
