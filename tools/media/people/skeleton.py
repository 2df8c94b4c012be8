"""A posed skeleton: named frames that transform points from the rest pose to the pose."""
from dataclasses import dataclass, field

import numpy as np

from .sdf import unit, vec


@dataclass
class Build:
    """Proportions, relative to a trained man of 1.78 m."""
    shoulders: float = 1.0
    ribs: float = 1.0
    waist: float = 1.0
    hips: float = 1.0
    limbs: float = 1.0
    muscle: float = 1.0
    neck: float = 1.0
    head: float = 1.0
    glutes: float = 1.0
    bust: float = 0.0
    belly: float = 0.0


@dataclass
class Arm:
    """Described for the left side. Either two directions (upper, fore), a wrist position, or the point that the
    closed hand grips. `along` and `palm` are directions of the hand, `curl` is in degrees."""
    upper: tuple = (0.25, -1, 0)
    fore: tuple = (0.1, -1, 0.25)
    wrist: tuple = None
    grip: tuple = None
    pole: tuple = (0.3, -0.6, -1)
    along: tuple = None
    palm: tuple = None
    curl: float = 20
    shrug: float = 0


    def wrist_target(self):
        if self.grip is None:
            return self.wrist
        along = unit(self.along)
        return tuple(vec(self.grip) - along * .082 - across(self.palm, along) * .034)


@dataclass
class Leg:
    ankle: tuple = (0.13, 0.088, 0)
    pole: tuple = (0.25, 0, 1)
    toes: tuple = (0.3, 0, 1)


@dataclass
class Pose:
    pelvis: tuple = (0, 0.93, 0)
    pelvis_turn: tuple = (0, 0, 0)
    spine: tuple = (0, 0, 0)
    head: tuple = (0, 0, 0)
    left: Arm = field(default_factory=Arm)
    right: Arm = field(default_factory=Arm)
    left_leg: Leg = field(default_factory=Leg)
    right_leg: Leg = field(default_factory=Leg)


def turn(pitch=0, yaw=0, roll=0):
    """Rotation in degrees: yaw about y, then pitch about x, then roll about z."""
    p, y, r = np.radians([pitch, yaw, roll])
    about_x = vec([[1, 0, 0], [0, np.cos(p), -np.sin(p)], [0, np.sin(p), np.cos(p)]])
    about_y = vec([[np.cos(y), 0, np.sin(y)], [0, 1, 0], [-np.sin(y), 0, np.cos(y)]])
    about_z = vec([[np.cos(r), -np.sin(r), 0], [np.sin(r), np.cos(r), 0], [0, 0, 1]])
    return about_y @ about_x @ about_z


def across(direction, along):
    """The component of a direction that is perpendicular to `along`, as a unit vector."""
    along = unit(along)
    return unit(np.asarray(direction, float) - np.dot(direction, along) * along)


@dataclass
class Frame:
    """Transforms rest coordinates (or local ones, if rest is zero) to the pose."""
    rest: np.ndarray
    at: np.ndarray
    axes: np.ndarray

    def __call__(self, x, y, z):
        return self.at + self.axes @ (vec(x, y, z) - self.rest)

    def back(self, points):
        return (points - self.at) @ self.axes + self.rest


def two_bone(start, end, first, second, pole):
    """Middle joint of a limb that reaches from start towards end; also the reached end."""
    axis = np.asarray(end, float) - start
    reach = min(np.linalg.norm(axis), (first + second) * 0.9985)
    axis = unit(axis)
    side = across(pole, axis)
    near = (first ** 2 + reach ** 2 - second ** 2) / (2 * reach)
    height = np.sqrt(max(0, first ** 2 - near ** 2))
    return start + axis * near + side * height, start + axis * reach


class Skeleton:
    """Frames: pelvis, waist, chest, neck, head; per side girdle, upper, fore, hand, thigh,
    shin, foot. The limb frames are local: x sideways, y along the limb, z to its front."""

    def __init__(self, build, pose):
        self.build, self.pose = build, pose
        self._trunk()
        for side in (1, -1):
            self._arm(side, pose.left if side > 0 else pose.right)
            self._leg(side, pose.left_leg if side > 0 else pose.right_leg)

    def _trunk(self):
        hips, bend = turn(*self.pose.pelvis_turn), self.pose.spine
        chest = hips @ turn(*bend)
        self.pelvis = Frame(vec(0, .93, 0), vec(self.pose.pelvis), hips)
        low = hips @ turn(*(np.array(bend) * .35))
        self.waist = Frame(vec(0, 1.04, -.012), self.pelvis(0, 1.04, -.012), low)
        mid = hips @ turn(*(np.array(bend) * .7))
        middle = Frame(vec(0, 1.14, -.012), self.waist(0, 1.14, -.012), mid)
        self.chest = Frame(vec(0, 1.25, -.025), middle(0, 1.25, -.025), chest)
        head = chest @ turn(*self.pose.head)
        half = chest @ turn(*(np.array(self.pose.head) * .45))
        self.neck = Frame(vec(0, 1.475, -.03), self.chest(0, 1.475, -.03), half)
        self.head = Frame(vec(0, 1.565, -.006), self.neck(0, 1.565, -.006), head)

    def _arm(self, side, arm):
        build, mirror = self.build, vec(side, 1, 1)
        first, second = .295, .255
        rest = vec(.19 * build.shoulders * side, 1.425, -.02)
        root = vec(.025 * side, 1.43, .02)
        lift = arm.shrug
        for _ in range(2):
            axes = self.chest.axes @ turn(0, 0, side * lift)
            girdle = Frame(root, self.chest(*root), axes)
            shoulder = girdle(*rest)
            if arm.wrist_target() is not None:
                target = vec(arm.wrist_target()) * mirror
                elbow, wrist = two_bone(shoulder, target, first, second, vec(arm.pole) * mirror)
            else:
                elbow = shoulder + unit(vec(arm.upper) * mirror) * first
                wrist = elbow + unit(vec(arm.fore) * mirror) * second
            raised = (self.chest.axes.T @ unit(elbow - shoulder))[1]
            lift = arm.shrug + max(0, raised + .15) * 24
        upper, fore = unit(elbow - shoulder), unit(wrist - elbow)
        bent = np.linalg.norm(np.cross(upper, fore)) > .06
        front = across(fore if bent else vec(arm.pole) * mirror * -1, upper)
        inner = across(-upper if bent else front, fore)
        along = unit(vec(arm.along) * mirror) if arm.along else fore
        palm = across(vec(arm.palm) * mirror, along) if arm.palm else across(vec(-side, 0, .2), along)
        name = 'left' if side > 0 else 'right'
        setattr(self, name, {
            'girdle': girdle, 'shoulder': shoulder, 'elbow': elbow, 'wrist': wrist,
            'upper': Frame(np.zeros(3), shoulder, np.stack([np.cross(upper, front), upper, front], 1)),
            'fore': Frame(np.zeros(3), elbow, np.stack([np.cross(fore, inner), fore, inner], 1)),
            'hand': Frame(np.zeros(3), wrist, np.stack([np.cross(palm, along) * side, along, palm], 1)),
            'length': (first, second), 'curl': arm.curl})

    def _leg(self, side, leg):
        mirror, first, second = vec(side, 1, 1), .425, .418
        hip = self.pelvis(.098 * side * (.5 + .5 * self.build.hips), .93, 0)
        pole = vec(leg.pole) * mirror
        knee, ankle = two_bone(hip, vec(leg.ankle) * mirror, first, second, pole)
        thigh, shin = unit(knee - hip), unit(ankle - knee)
        front, shin_front = across(pole, thigh), across(pole, shin)
        toes = unit(vec(leg.toes) * mirror)
        sole_up = across(vec(0, 1, 0), toes) if abs(toes[1]) < .95 else across(vec(0, 0, -1), toes)
        self.__dict__['left_leg' if side > 0 else 'right_leg'] = {
            'hip': hip, 'knee': knee, 'ankle': ankle, 'length': (first, second),
            'thigh': Frame(np.zeros(3), hip, np.stack([np.cross(thigh, front), thigh, front], 1)),
            'shin': Frame(np.zeros(3), knee, np.stack([np.cross(shin, shin_front), shin, shin_front], 1)),
            'foot': Frame(np.zeros(3), ankle, np.stack([np.cross(sole_up, toes), sole_up, toes], 1))}
