"""Cameras: rooms without tilt (verticals stay vertical), close-ups with a shallow focus."""

import bpy
from mathutils import Vector

from .shapes import aim, put


def room(location, look_at, lens=28, rise=0.0, slide=0.0):
    """Level camera looking towards look_at (its height is ignored).

    rise: lens shift upwards as a part of the picture's long side, e.g. -0.08 shows more floor; slide: to the right.
    """
    view = _new(location, lens)
    aim(view, (look_at[0], look_at[1], location[2]))
    view.data.shift_y, view.data.shift_x = rise, slide
    return view


def close(location, look_at, lens=50, focus=None, stop=2.8):
    """Close-up: focus is the sharp point (default look_at), stop the f-number."""
    view = _new(location, lens)
    aim(view, look_at)
    depth = view.data.dof
    depth.use_dof = True
    depth.aperture_fstop = stop
    forward = view.rotation_euler.to_matrix() @ Vector((0, 0, -1))
    depth.focus_distance = (Vector(focus or look_at) - Vector(location)).dot(forward)
    return view


def focus(view, point, stop):
    """Adds a shallow focus to a room camera."""
    forward = view.rotation_euler.to_matrix() @ Vector((0, 0, -1))
    view.data.dof.use_dof = True
    view.data.dof.aperture_fstop = stop
    view.data.dof.focus_distance = (Vector(point) - view.location).dot(forward)


def _new(location, lens):
    data = bpy.data.cameras.new('camera')
    data.lens = lens
    view = put(bpy.data.objects.new('camera', data), location)
    bpy.context.scene.camera = view
    return view
