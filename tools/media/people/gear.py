"""The trainers' equipment in poster inks, and the studio's name on a shirt."""
import bmesh
import bpy
from mathutils.bvhtree import BVHTree
from mathutils import Vector

from studio.shapes import across, box, cylinder, group, lathe, put, text, tube
from studio.weights import rounded

from .figure import to_blender
from .plates import material
from .sdf import build_mesh

QUARTER = 1.5707963


def place(point):
    return tuple(to_blender(point))


def barbell(person, at, plates_at, tilt=0.0, sizes=(.225, .225)):
    """Lies along the person's x axis; the first plate stands `plates_at` metres from the middle."""
    bar = group(place(at), (0, tilt, 0), person)
    cylinder(.0145, 2 * plates_at, material('metal'), turn=across(), parent=bar)
    for side in (-1, 1):
        lathe([(.0, 0), (.040, 0), (.040, .022), (.026, .024), (.026, .40), (0, .40)], material('metal'),
              (side * (plates_at - .03), 0, 0), (0, side * QUARTER, 0), bar)
        for index, radius in enumerate(sizes):
            plate(bar, side, plates_at + .052 * index, radius)
    return bar


def plate(bar, side, offset, radius):
    disc = group((side * (offset + .024), 0, 0), (0, side * QUARTER, 0), bar)
    outline = rounded(radius, -.022, .022, .008)
    lathe([(0, -.014), (radius * .70, -.014), (radius * .74, -.022)] + outline
          + [(radius * .74, .022), (radius * .70, .014), (0, .014)], material('dark'), parent=disc, sides=96)
    for side_of_plate in (-1, 1):
        z = .0225 * side_of_plate
        lathe([(radius * .80, z), (radius * .80, z * 1.02), (radius * .84, z * 1.02), (radius * .84, z)],
              material('light'), parent=disc, sides=96)
        cylinder(.05, .004, material('metal'), (0, 0, .0145 * side_of_plate), parent=disc)


def dumbbell(person, at, turn=(0, 0, 0)):
    whole = group(place(at), turn, person)
    cylinder(.016, .15, material('metal'), turn=across(), parent=whole)
    for side in (-1, 1):
        end = group((side * .062, 0, 0), (0, side * QUARTER, 0), whole)
        head = [(0, 0)] + rounded(.072, .002, .088, .012) + [(.052, .088), (.05, .084), (0, .084)]
        lathe(head, material('dark'), parent=end)
        lathe([(.051, .085), (.051, .0875), (.042, .0875), (.042, .085)], material('light'), parent=end)


def club(person, grip, towards):
    """An Indian club: thin handle at `grip`, the heavy end in the direction `towards`."""
    axis = Vector(place(towards)) - Vector(place(grip))
    whole = group(place(grip), parent=person)
    whole.rotation_euler = axis.to_track_quat('Z', 'Y').to_euler()
    profile = [(0, -.10), (.026, -.098), (.030, -.085), (.024, -.070), (.0155, -.055), (.0150, .06), (.020, .14),
               (.040, .24), (.060, .34), (.068, .42), (.066, .50), (.052, .56), (.030, .585), (0, .59)]
    lathe(profile, material('wood'), parent=whole)
    for z, radius in ((.40, .0685), (.425, .0687)):
        lathe([(radius, z), (radius + .001, z + .004), (radius, z + .008)], material('dark'), parent=whole)


def heavy_bag(person, at, radius=.17, height=1.1):
    whole = group(place(at), parent=person)
    cylinder(radius, height, material('dark'), parent=whole, bevel=.03, sides=96)
    for z in (-.30, .05, .40):
        cylinder(radius + .002, .05, material('light' if z == .40 else 'metal'), (0, 0, z), parent=whole, sides=96)
    for i in range(4):
        x, y = ((1, 0), (0, 1), (-1, 0), (0, -1))[i]
        tube([(x * radius * .9, y * radius * .9, height / 2), (0, 0, height / 2 + .45)], .008, material('metal'),
             parent=whole, smooth=False)


def buckle(person, at):
    """Of a lifting belt: a frame with its pin."""
    whole = group(place(at), parent=person)
    for x, z, size in ((0, .034, (.062, .008)), (0, -.034, (.062, .008)), (.027, 0, (.008, .076)),
                       (-.027, 0, (.008, .076)), (0, 0, (.062, .007))):
        box((size[0], .010, size[1]), material('light'), (x, 0, z), parent=whole, bevel=.002)


def block(person, at, turn=(0, 0, 0)):
    return box((.075, .15, .23), material('wood'), place(at), turn, person, bevel=.012)


def bottle(person, at, turn=(0, 0, 0)):
    whole = group(place(at), turn, person)
    flask = [(0, -.11), (.033, -.11), (.036, -.10), (.036, .03), (.030, .05), (.030, .065), (.036, .085), (.030, .105),
             (.020, .112)]
    lathe(flask, material('light'), parent=whole)
    lid = [(.022, .112), (.024, .114), (.024, .135), (.012, .14), (.010, .155), (0, .155)]
    lathe(lid, material('dark'), parent=whole)


def gloves(body):
    """Boxing gloves: the closed hands, thickly padded."""
    return build_mesh(body.part('hand'), .003, 4.0, .014)


def shirt_print(person, garment, centre, size, words='bhor', kind='light', ink=None, front=False):
    """Letters that lie on the back or the front of the garment: every vertex is cast onto the cloth."""
    sample = text(words, size, ink or material(kind), depth=0.0)
    bpy.context.view_layer.update()
    data = bpy.data.meshes.new_from_object(sample.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(sample)
    shape = bmesh.new()
    shape.from_mesh(data)
    bmesh.ops.triangulate(shape, faces=shape.faces)
    for _ in range(2):
        long_edges = [e for e in shape.edges if e.calc_length() > .006]
        bmesh.ops.subdivide_edges(shape, edges=long_edges, cuts=2)
        bmesh.ops.triangulate(shape, faces=shape.faces)
    points, faces = garment
    cloth = BVHTree.FromPolygons([tuple(p) for p in to_blender(points)], faces.tolist())
    middle, outwards = Vector(place(centre)), -1 if front else 1
    for vertex in shape.verts:
        start = Vector((middle.x - outwards * vertex.co.x, middle.y + .4 * outwards, middle.z + vertex.co.y))
        hit, _, _, _ = cloth.ray_cast(start, Vector((0, -outwards, 0)), 1.0)
        vertex.co = hit + Vector((0, .0018 * outwards, 0)) if hit else Vector((middle.x, middle.y, middle.z))
    shape.to_mesh(data)
    shape.free()
    return put(bpy.data.objects.new('print', data), parent=person)
