"""A thin wrapper around Blender's shader nodes."""

import bpy


class Shader:
    """A material with one Principled BSDF; methods add textures to it."""

    def __init__(self, name, color, rough=0.5, metal=0.0, specular=0.5, coat=0.0, sheen=0.0):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes['Principled BSDF']
        self.set('Base Color', (*color, 1))
        self.set('Roughness', rough)
        self.set('Metallic', metal)
        self.set('Specular', specular)
        self.set('Clearcoat', coat)
        self.set('Sheen', sheen)
        self._coordinates = None

    def set(self, name, value):
        self.surface.inputs[name].default_value = value

    def add(self, kind, **inputs):
        """New node of type ShaderNode<kind>; keyword arguments are input values, sockets or settings."""
        node = self.tree.nodes.new(f'ShaderNode{kind}')
        for key, value in inputs.items():
            socket = next((s for s in node.inputs if s.name.replace(' ', '_').lower() == key.lower()), None)
            if socket is None:
                setattr(node, key, value)
            elif isinstance(value, bpy.types.NodeSocket):
                self.link(value, socket)
            else:
                socket.default_value = value
        return node

    def link(self, source, target):
        self.tree.links.new(source, target)

    def to_surface(self, name, socket):
        self.link(socket, self.surface.inputs[name])

    def place(self, scale=(1, 1, 1), per_object=False):
        """Coordinates in metres of the object, stretched; per_object shifts them differently for each object."""
        if self._coordinates is None:
            self._coordinates = self.add('TexCoord')
        vector = self._coordinates.outputs['Object']
        if per_object:
            shift = self.add('Math', operation='MULTIPLY')
            self.link(self.add('ObjectInfo').outputs['Random'], shift.inputs[0])
            shift.inputs[1].default_value = 57
            moved = self.add('VectorMath', operation='ADD')
            self.link(vector, moved.inputs[0])
            self.link(shift.outputs[0], moved.inputs[1])
            vector = moved.outputs[0]
        return self.add('Mapping', vector=vector, scale=scale).outputs[0]

    def noise(self, scale, detail=4.0, stretch=(1, 1, 1), per_object=False, distortion=0.0):
        """Cloudy value, 0 to 1, around 0.5; scale is the number of clouds per metre."""
        node = self.add(
            'TexNoise', vector=self.place(stretch, per_object), scale=scale, detail=detail, distortion=distortion
        )
        return node.outputs['Fac']

    def ramp(self, value, *stops):
        """stops: (position, colour)."""
        node = self.add('ValToRGB')
        self.link(value, node.inputs['Fac'])
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, color) in zip(elements, stops):
            element.position = position
            element.color = (*color, 1)
        return node.outputs['Color']

    def bump(self, height, strength, distance=0.01):
        node = self.add('Bump', height=height, strength=strength, distance=distance)
        self.to_surface('Normal', node.outputs['Normal'])

    def mix(self, factor, first, second, blend='MIX'):
        node = self.add('MixRGB', blend_type=blend)
        for socket, value in zip(node.inputs, (factor, first, second)):
            if isinstance(value, bpy.types.NodeSocket):
                self.link(value, socket)
            else:
                socket.default_value = value if socket.name == 'Fac' else (*value, 1)
        return node.outputs['Color']


def srgb(code):
    """'#RRGGBB' to linear colour."""
    values = [int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)
