"""Air and sky before sunrise: the sky's gradient, haze with distance, the glow round a lamp."""

import bpy

from .materials import once
from .nodes import Shader


@once
def halo(color, strength):
    """A disc of radius 1 that adds light only, most of it in the middle."""
    shader = Shader('halo', (0, 0, 0))
    ball = shader.add('TexGradient', gradient_type='SPHERICAL', vector=shader.place()).outputs['Fac']
    soft = shader.add('Math', operation='POWER')
    shader.link(ball, soft.inputs[0])
    soft.inputs[1].default_value = 4.5
    power = shader.add('Math', operation='MULTIPLY')
    shader.link(soft.outputs[0], power.inputs[0])
    power.inputs[1].default_value = strength
    light = shader.add('Emission', color=(*color, 1), strength=power.outputs[0])
    both = shader.add('AddShader')
    shader.link(light.outputs[0], both.inputs[0])
    shader.link(shader.add('BsdfTransparent').outputs[0], both.inputs[1])
    shader.link(both.outputs[0], shader.tree.nodes['Material Output'].inputs['Surface'])
    return shader.material


def sky(zenith=(0.006, 0.011, 0.045), middle=(0.018, 0.032, 0.115), horizon=(0.085, 0.105, 0.235), strength=1.0):
    """From the horizon's first light to the indigo overhead."""
    world = bpy.data.worlds.new('dawn')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    place = tree.nodes.new('ShaderNodeTexCoord')
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    tree.links.new(place.outputs['Generated'], split.inputs[0])
    tree.links.new(split.outputs['Z'], ramp.inputs['Fac'])
    ramp.color_ramp.elements.new(0.5)
    for element, (position, rgb) in zip(ramp.color_ramp.elements, ((0.0, horizon), (0.22, middle), (0.7, zenith))):
        element.position, element.color = position, (*rgb, 1)
    background = tree.nodes['Background']
    tree.links.new(ramp.outputs[0], background.inputs[0])
    background.inputs[1].default_value = strength


def haze(color, half_distance, start=0.0):
    """Fades all surfaces into haze from `start` metres on, cheaply and without noise. Must be called last."""
    for material in bpy.data.materials:
        if material.use_nodes and not material.name.startswith(('halo', 'glow', 'pane')):
            _fade(material, color, half_distance, start)


def _fade(material, color, half_distance, start):
    nodes, links = material.node_tree.nodes, material.node_tree.links
    output = next((node for node in nodes if node.type == 'OUTPUT_MATERIAL'), None)
    if not output or not output.inputs[0].links:
        return
    surface = output.inputs[0].links[0].from_socket
    beyond = _math(nodes, links, 'SUBTRACT', nodes.new('ShaderNodeCameraData').outputs['View Z Depth'], start)
    depth = _math(nodes, links, 'MAXIMUM', beyond, 0.0)
    left = _math(nodes, links, 'POWER', 0.5 ** (1 / half_distance), depth)
    gone = _math(nodes, links, 'SUBTRACT', 1.0, left)
    seen = _math(nodes, links, 'MULTIPLY', gone, nodes.new('ShaderNodeLightPath').outputs['Is Camera Ray'])
    air = nodes.new('ShaderNodeEmission')
    air.inputs[0].default_value = (*color, 1)
    mixed = nodes.new('ShaderNodeMixShader')
    for socket, value in zip(mixed.inputs, (seen, surface, air.outputs[0])):
        links.new(value, socket)
    links.new(mixed.outputs[0], output.inputs[0])


def _math(nodes, links, operation, first, second):
    node = nodes.new('ShaderNodeMath')
    node.operation = operation
    for socket, value in zip(node.inputs, (first, second)):
        if isinstance(value, (int, float)):
            socket.default_value = value
        else:
            links.new(value, socket)
    return node.outputs[0]
