"""Basic shapes. Sizes and places in metres, rotations in radians (x, y, z), z is up.

Every function takes the material second or third and accepts `at`, `turn` (rotation) and `parent`.
"""

import math
import tempfile
from pathlib import Path

import bmesh
import bpy
from mathutils import Vector

FONT_SOURCE = Path(__file__).resolve().parents[3] / 'client/public/fonts/archivo-wide.woff2'
_font = {}


def forget():
    _font.clear()


def put(thing, at=(0, 0, 0), turn=(0, 0, 0), parent=None):
    bpy.context.scene.collection.objects.link(thing)
    thing.location, thing.rotation_euler = at, turn
    thing.parent = parent
    return thing


def across(turn_about_z=0.0):
    """Rotation that lays something upright (z) along x, turned by the angle about the vertical."""
    return (0, math.pi / 2, turn_about_z)


def aim(thing, target):
    thing.rotation_euler = (Vector(target) - Vector(thing.location)).to_track_quat('-Z', 'Y').to_euler()


def group(at=(0, 0, 0), turn=(0, 0, 0), parent=None, scale=1.0):
    """An empty that carries the parts of one thing."""
    empty = put(bpy.data.objects.new('group', None), at, turn, parent)
    empty.scale = (scale,) * 3
    return empty


def mesh(vertices, faces, material, at=(0, 0, 0), turn=(0, 0, 0), parent=None, smooth=True, thickness=0.0, subdivide=0):
    data = bpy.data.meshes.new('mesh')
    data.from_pydata([tuple(v) for v in vertices], [], faces)
    thing = put(bpy.data.objects.new('mesh', data), at, turn, parent)
    finish(thing, material, smooth)
    if thickness:
        thing.modifiers.new('solid', 'SOLIDIFY').thickness = thickness
    if subdivide:
        modifier = thing.modifiers.new('subdivide', 'SUBSURF')
        modifier.levels = modifier.render_levels = subdivide
    return thing


def finish(thing, material, smooth=True):
    thing.data.materials.append(material)
    if smooth:
        thing.data.polygons.foreach_set('use_smooth', [True] * len(thing.data.polygons))
        thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, 0.6


def round_edges(thing, width, segments=3):
    if width:
        modifier = thing.modifiers.new('bevel', 'BEVEL')
        modifier.width, modifier.segments = width, segments
        modifier.limit_method, modifier.angle_limit = 'ANGLE', 0.6
        modifier.harden_normals = True  # keeps big faces flat in reflections


def box(size, material, at=(0, 0, 0), turn=(0, 0, 0), parent=None, bevel=0.004, segments=3):
    """size: (x, y, z); `at` is the centre."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    bmesh.ops.scale(shape, vec=size, verts=shape.verts)
    thing = _from_bmesh(shape, material, at, turn, parent)
    round_edges(thing, min(bevel, min(size) * 0.45), segments)
    return thing


def cylinder(radius, height, material, at=(0, 0, 0), turn=(0, 0, 0), parent=None, bevel=0.0, top=None, sides=48):
    """Upright along z, `at` is the centre; top: radius of the upper end, if different."""
    shape = bmesh.new()
    bmesh.ops.create_cone(
        shape, cap_ends=True, segments=sides, radius1=radius, radius2=radius if top is None else top, depth=height
    )
    thing = _from_bmesh(shape, material, at, turn, parent)
    round_edges(thing, bevel)
    return thing


def _from_bmesh(shape, material, at, turn, parent):
    data = bpy.data.meshes.new('shape')
    shape.to_mesh(data)
    shape.free()
    thing = put(bpy.data.objects.new('shape', data), at, turn, parent)
    finish(thing, material)
    return thing


def ball(radius, material, at=(0, 0, 0), parent=None, squash=1.0):
    """squash < 1 flattens it."""
    profile = [
        (radius * math.cos(a), squash * radius * math.sin(a))
        for a in (-math.pi / 2 + math.pi * i / 24 for i in range(25))
    ]
    return lathe(profile, material, at, parent=parent, sides=48)


def lathe(profile, material, at=(0, 0, 0), turn=(0, 0, 0), parent=None, sides=72):
    """profile: (radius, z) points, turned about the z axis. Bottles, plates, bells, bowls."""
    points = [(max(radius, 0.0), z) for radius, z in profile]
    count = len(points)
    vertices = [
        (r * math.cos(a), r * math.sin(a), z)
        for a in (2 * math.pi * i / sides for i in range(sides))
        for r, z in points
    ]
    faces = [
        (i * count + k, (i + 1) % sides * count + k, (i + 1) % sides * count + k + 1, i * count + k + 1)
        for i in range(sides)
        for k in range(count - 1)
    ]
    thing = mesh(vertices, faces, material, at, turn, parent)
    shape = bmesh.new()
    shape.from_mesh(thing.data)
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(thing.data)
    shape.free()
    thing.data.polygons.foreach_set('use_smooth', [True] * len(thing.data.polygons))
    return thing


def tube(points, radius, material, at=(0, 0, 0), turn=(0, 0, 0), parent=None, smooth=True, closed=False, radii=None):
    """A round bar through the points; smooth=False makes sharp corners; radii: factor on the radius per point."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = '3D', radius, 6, True
    spline = curve.splines.new('BEZIER' if smooth else 'POLY')
    knots = spline.bezier_points if smooth else spline.points
    knots.add(len(points) - 1)
    for knot, point in zip(knots, points):
        knot.co = point if smooth else (*point, 1)
        if smooth:
            knot.handle_left_type = knot.handle_right_type = 'AUTO'
    for knot, factor in zip(knots, radii or ()):
        knot.radius = factor
    spline.use_cyclic_u = closed
    curve.materials.append(material)
    return put(bpy.data.objects.new('tube', curve), at, turn, parent)


def discs(places, radius, material, facing='y', parent=None, sides=14):
    """Many flat discs in one mesh: holes, bolts, rivets. facing: the axis they look along."""
    vertices, faces = [], []
    for x, y, z in places:
        start = len(vertices)
        for i in range(sides):
            u, v = radius * math.cos(2 * math.pi * i / sides), radius * math.sin(2 * math.pi * i / sides)
            vertices.append({'x': (x, y + u, z + v), 'y': (x + u, y, z + v), 'z': (x + u, y + v, z)}[facing])
        faces.append(tuple(range(start, start + sides)))
    return mesh(vertices, faces, material, parent=parent, smooth=False)


def beam(start, end, thickness, material, parent=None, bevel=0.0):
    """A square bar between two points."""
    first, last = Vector(start), Vector(end)
    thing = box((thickness, thickness, (last - first).length), material, (first + last) / 2, parent=parent, bevel=bevel)
    thing.rotation_euler = (last - first).to_track_quat('Z', 'Y').to_euler()
    return thing


def text(words, size, material, at=(0, 0, 0), turn=(math.pi / 2, 0, 0), parent=None, depth=0.001):
    """Archivo Wide 800, centred, by default upright and facing -y. size: height of the letter's em."""
    curve = bpy.data.curves.new('text', 'FONT')
    curve.body, curve.size, curve.extrude, curve.font = words, size, depth, font()
    curve.align_x = curve.align_y = 'CENTER'
    curve.materials.append(material)
    return put(bpy.data.objects.new('text', curve), at, turn, parent)


def font():
    """The brand's face at weight 800 as TrueType, made once in the scratch folder."""
    if 'wide' not in _font:
        path = Path(tempfile.gettempdir()) / 'media' / 'archivo-wide-800.ttf'
        if not path.exists():
            from fontTools.ttLib import TTFont
            from fontTools.varLib import instancer

            face = instancer.instantiateVariableFont(TTFont(FONT_SOURCE), {'wght': 800})
            face.flavor = None
            face.save(path)
        _font['wide'] = bpy.data.fonts.load(str(path))
    return _font['wide']
