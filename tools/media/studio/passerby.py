"""One early member seen from far: a clothed figure that reads as a silhouette."""

from people.body import Body
from people.figure import part, stage
from people.sdf import build_mesh
from people.skeleton import Arm, Build, Leg, Pose, Skeleton

from . import equipment, materials


def member(at, yaw=0.0, cell=0.014):
    """Standing with the weight on one leg, hands together at the chest, chalking; yaw 0 shows the back."""
    left = Arm(wrist=(0.05, 1.20, 0.30), pole=(1, -0.5, -0.2), curl=40)
    right = Arm(wrist=(0.03, 1.23, 0.31), pole=(1, -0.5, -0.2), curl=40)
    pose = Pose(
        pelvis=(0.02, 0.92, 0),
        spine=(6, 4, 0),
        head=(14, 6, 0),
        left=left,
        right=right,
        left_leg=Leg((0.15, 0.088, 0.02)),
        right_leg=Leg((0.12, 0.088, -0.12)),
    )
    return dressed(Body(Skeleton(Build(), pose)), stage(yaw, at), cell)


def arriving(at, yaw=0.0, cell=0.014):
    """In mid stride towards the door with a bag on the shoulder."""
    left, right = Arm(upper=(0.16, -1, 0.25), fore=(0.05, -1, 0.5)), Arm(upper=(0.2, -1, -0.2), fore=(0.15, -0.9, 0.25))
    pose = Pose(
        pelvis=(0, 0.90, 0),
        spine=(4, 0, 0),
        left=left,
        right=right,
        left_leg=Leg((0.09, 0.10, -0.30), toes=(0.1, -0.5, 1)),
        right_leg=Leg((0.09, 0.088, 0.26)),
    )
    person = dressed(Body(Skeleton(Build(), pose)), stage(yaw, at), cell)
    equipment.bag((-0.24, 0.05, 0.72), (0, 0, 1.45), parent=person, length=0.46)
    return person


def dressed(body, person, cell):
    cloth, skin = materials.cloth((0.018, 0.022, 0.045)), materials.plain((0.16, 0.085, 0.05), 0.5)
    part(person, build_mesh(body.part('torso', 'leg', 'shoe'), cell, grow=0.012), cloth)
    part(person, build_mesh(body.part('neck', 'head', 'arm', 'hand'), cell), skin)
    hair = [solid for solid in body.part('head')]
    part(person, build_mesh(hair[:1], cell, grow=0.012), materials.plain((0.012, 0.010, 0.009), 0.6))
    return person
