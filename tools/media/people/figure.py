"""Creates the parts of a person as Blender objects."""
import math

import bpy
import numpy as np

from studio.shapes import group, put


def to_blender(points):
    """Body space (y up, z front) to Blender's (z up, the figure looks along -y)."""
    points = np.asarray(points, float)
    return np.stack([points[..., 0], -points[..., 2], points[..., 1]], -1)


def stage(yaw, at=(0, 0, 0)):
    """A group for one person. Yaw 0 turns the back to a camera standing at -y; degrees, positive turns to the left."""
    return group(at, (0, 0, math.pi + math.radians(yaw)))


def part(person, geometry, material, thickness=0.0, smoothing=0):
    """One mesh of a person; thickness turns an open cloth into a hemmed one."""
    points, faces = geometry
    data = bpy.data.meshes.new('part')
    data.vertices.add(len(points))
    data.vertices.foreach_set('co', to_blender(points).ravel())
    data.loops.add(faces.size)
    data.loops.foreach_set('vertex_index', faces.ravel().astype(np.int32))
    data.polygons.add(len(faces))
    data.polygons.foreach_set('loop_start', np.arange(0, faces.size, 3, dtype=np.int32))
    data.polygons.foreach_set('loop_total', np.full(len(faces), 3, np.int32))
    data.polygons.foreach_set('use_smooth', np.ones(len(faces), bool))
    data.update(calc_edges=True)
    data.validate()
    data.materials.append(material)
    thing = put(bpy.data.objects.new('part', data), parent=person)
    if smoothing:
        modifier = thing.modifiers.new('smooth', 'CORRECTIVE_SMOOTH')
        modifier.iterations, modifier.use_only_smooth = smoothing, True
    if thickness:
        modifier = thing.modifiers.new('hem', 'SOLIDIFY')
        modifier.thickness, modifier.offset = thickness, -1
    return thing
