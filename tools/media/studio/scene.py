"""The empty scene and its world light."""

import random

import bpy

from . import materials, shapes


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.render.engine = 'CYCLES'
    random.seed(5)
    materials.forget()
    shapes.forget()


def world(color=(0.02, 0.03, 0.07), strength=1.0):
    """Even light from everywhere; linear colour. Also what is seen behind windows without a backdrop."""
    new_world = bpy.data.worlds.new('world')
    bpy.context.scene.world = new_world
    new_world.use_nodes = True
    background = new_world.node_tree.nodes['Background']
    background.inputs['Color'].default_value = (*color, 1)
    background.inputs['Strength'].default_value = strength
