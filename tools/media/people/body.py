"""The naked mannequin as a list of solids, built directly in the pose.

Muscles that run from one bone to another are capsules with an end on each bone, so
armpits, shoulder blades and hips stretch as they should instead of being skinned.
"""
import numpy as np

from .sdf import Capsule, Ellipsoid, unit, vec
from .skeleton import across

# Finger roots along and across the palm, and the lengths of their three bones.
FINGERS = {(.092, .030): (.040, .024, .020), (.096, .010): (.044, .028, .022),
           (.091, -.010): (.040, .026, .021), (.083, -.029): (.032, .020, .018)}


class Body:
    """`part` filters the solids by tag: torso, neck, head, arm (also arm.fore alone), hand, leg, shoe."""

    def __init__(self, skeleton):
        self.bones, self.build, self.solids = skeleton, skeleton.build, []
        self._torso()
        self._neck_and_head()
        for side, arm, leg in ((1, skeleton.left, skeleton.left_leg), (-1, skeleton.right, skeleton.right_leg)):
            self._shoulder(side, arm)
            self._arm(arm)
            self._hand(arm, side)
            self._leg(side, leg)

    def part(self, *tags):
        return [s for s in self.solids if s.tag in tags or s.tag.split('.')[0] in tags]

    def capsule(self, a, b, ra, rb, tag, blend=.03, bulge=0.0):
        self.solids.append(Capsule(a, b, ra, rb, blend, bulge, tag))

    def ellipsoid(self, frame, centre, radii, tag, blend=.03, axes=None):
        turned = frame.axes if axes is None else frame.axes @ axes
        self.solids.append(Ellipsoid(frame(*centre), vec(radii), turned, blend, tag))

    def _torso(self):
        b, chest, waist, pelvis = self.build, self.bones.chest, self.bones.waist, self.bones.pelvis
        self.ellipsoid(chest, (0, 1.30, -.005), (.150 * b.ribs, .165, .100 * b.ribs), 'torso')
        self.ellipsoid(chest, (0, 1.385, -.02), (.150 * b.shoulders, .085, .085), 'torso')
        self.capsule(waist(0, 1.06, 0), chest(0, 1.20, -.002), .097 * b.waist, .102 * b.ribs, 'torso', .04)
        self.ellipsoid(waist, (0, 1.08, .004), (.122 * b.waist, .13, .085 * b.waist), 'torso', .04)
        self.ellipsoid(pelvis, (0, .975, -.006), (.150 * b.hips, .105, .098), 'torso', .04)
        if b.belly:
            self.ellipsoid(waist, (0, 1.06, .05), (.11, .11, .06 + b.belly), 'torso', .06)
        for side in (1, -1):
            m = b.muscle
            self.ellipsoid(chest, (.036 * side, 1.13, -.068), (.030, .11, .027 * m), 'torso')
            self.ellipsoid(waist, (.090 * side * b.waist, 1.10, .012), (.042, .105, .058 * b.waist), 'torso', .04)
            self.ellipsoid(chest, (.034 * side, 1.18, .078), (.036, .07, .024 * m), 'torso')
            if b.bust:
                self.ellipsoid(chest, (.075 * side, 1.315, .075), (.062, .064, .058 * b.bust), 'torso', .03)
            g = b.glutes
            self.ellipsoid(pelvis, (.080 * side * b.hips, .925, -.060), (.080 * g, .092, .070 * g), 'torso', .035)
            self.ellipsoid(pelvis, (.130 * side * b.hips, .985, -.008), (.045, .085, .062), 'torso', .04)

    def _shoulder(self, side, arm):
        b, chest, girdle, upper = self.build, self.bones.chest, arm['girdle'], arm['upper']
        w, m = b.shoulders * side, b.muscle
        insertion = upper(0, .07, .004)
        tip = girdle(.165 * w, 1.440, -.022)
        self.capsule(girdle(.05 * side, 1.43, -.02), girdle(.165 * w, 1.428, -.02), .050 * m, .046 * m, 'torso')
        self.capsule(self.bones.neck(.026 * side, 1.525, -.036), tip, .030 * b.neck, .026 * m, 'torso', .045, .002)
        self.capsule(chest(.03 * side, 1.40, -.085), tip, .034, .028 * m, 'torso', .03, .006)
        self.capsule(chest(.055 * side, 1.34, .060), insertion, .042 * m, .022, 'torso', .035, .010)
        self.capsule(chest(.060 * side, 1.385, .050), insertion, .034 * m, .022, 'torso', .03, .006)
        self.capsule(chest(.075 * side, 1.20, -.055), insertion, .052 * m, .022, 'torso', .04, .010)
        blade_low, blade_high = girdle(.085 * w, 1.30, -.088), girdle(.075 * w, 1.41, -.078)
        self.capsule(blade_low, blade_high, .028 * m, .034 * m, 'torso', .045)
        self.capsule(blade_low, insertion, .028 * m, .020, 'torso', .03, .008)
        self.capsule(blade_high, insertion, .030 * m, .022, 'torso', .03, .006)
        for forward in (.022, -.024):
            self.capsule(upper(0, .005, forward), upper(0, .125, forward * .5), .037 * m, .024 * m, 'arm', .03, .006)
        outer = unit(girdle.axes @ vec(side, .25, 0))
        outer = across(outer, upper.axes[:, 1]) if abs(outer @ upper.axes[:, 1]) < .98 else upper.axes[:, 0]
        self.capsule(arm['shoulder'] + outer * .014, upper(0, .14, 0) + outer * .008, .042 * m, .024, 'arm', .03, .008)

    def _arm(self, arm):
        r, m = self.build.limbs, self.build.muscle
        (first, second), upper, fore = arm['length'], arm['upper'], arm['fore']
        self.capsule(upper(0, .03, 0), upper(0, first * .55, 0), .043 * r, .041 * r, 'arm')
        self.capsule(upper(0, first * .5, 0), arm['elbow'], .041 * r, .036 * r, 'arm')
        self.capsule(upper(0, .08, .020 * r), upper(0, .25, .016 * r), .026 * r, .022 * r, 'arm', .025, .010 * m)
        for x in (.012, -.012):
            self.capsule(upper(x, .06, -.022 * r), upper(x, .24, -.014 * r), .025 * r, .020 * r, 'arm', .025, .009 * m)
        self.capsule(fore(0, 0, 0), fore(0, second * .5, 0), .036 * r, .034 * r, 'arm.fore')
        self.capsule(fore(0, second * .45, 0), arm['wrist'], .033 * r, .0235 * r, 'arm.fore')
        for x in (.014, -.014):
            self.capsule(fore(x, .0, .006), fore(x * .6, .17, .0), .026 * r, .018 * r, 'arm.fore', .025, .010 * m)

    def _hand(self, arm, side):
        hand, size = arm['hand'], .92 + .08 * self.build.limbs
        at = lambda x, y, z: hand(y * size, x * size, z * size)
        self.capsule(at(-.03, 0, 0), at(.03, 0, 0), .0225 * size, .022 * size, 'hand', .012)
        for (x, y), bones in FINGERS.items():
            self.capsule(at(.012, y * .55, 0), at(x, y, 0), .0155 * size, .0112 * size, 'hand', .012)
            joint, bend = np.array([x, 0.0]), 0.0
            for index, length in enumerate(bones):
                bend += np.radians(arm['curl'] * (.85, 1.05, .7)[index])
                end = joint + length * vec(np.cos(bend), np.sin(bend))
                self.capsule(at(joint[0], y, joint[1]), at(end[0], y * 1.03, end[1]),
                             (.0101 - .0009 * index) * size, (.0094 - .001 * index) * size, 'hand', .006)
                joint = end
        fold = min(1, arm['curl'] / 75)
        chain = [vec(.028, .026, .008), vec(.058, .050 - .012 * fold, .012 + .016 * fold),
                 vec(.088, .062 - .034 * fold, .014 + .034 * fold), vec(.112, .070 - .058 * fold, .014 + .042 * fold)]
        for index in range(3):
            ra, rb = ((.0150, .0120), (.0115, .0105), (.0102, .0085))[index]
            self.capsule(at(*chain[index]), at(*chain[index + 1]), ra * size, rb * size, 'hand', .008)

    def _neck_and_head(self):
        n, h, chest, neck, head = self.build.neck, self.build.head, self.bones.chest, self.bones.neck, self.bones.head
        self.capsule(chest(0, 1.43, -.03), head(0, 1.575, -.010), .060 * n, .052 * n, 'neck', .03)
        for side in (1, -1):
            self.capsule(head(.055 * side * h, 1.612, -.022), chest(.022 * side, 1.445, .035), .017 * n, .013 * n, 'neck', .02)
            self.capsule(head(.022 * side, 1.60, -.058), chest(.030 * side, 1.46, -.068), .025 * n, .032 * n, 'neck', .04)
        at = lambda x, y, z: (x * h, 1.565 + (y - 1.565) * h, z * h)
        whole = lambda c, r, k=.03: self.ellipsoid(head, at(*c), np.array(r) * h, 'head', k)
        whole((0, 1.688, -.018), (.0755, .094, .096))
        whole((0, 1.640, .020), (.060, .078, .064))
        whole((0, 1.600, .066), (.031, .034, .030), .02)
        bone = lambda a, b, ra, rb, k=.02: self.capsule(head(*at(*a)), head(*at(*b)), ra * h, rb * h, 'head', k)
        bone((-.030, 1.664, .066), (.030, 1.664, .066), .017, .017)
        bone((0, 1.662, .084), (0, 1.622, .106), .008, .0115, .012)
        bone((-.012, 1.592, .092), (.012, 1.592, .092), .0085, .0085, .008)
        bone((-.011, 1.579, .089), (.011, 1.579, .089), .0085, .0085, .008)
        bone((-.012, 1.553, .080), (.012, 1.553, .080), .0165, .0165, .015)
        for side in (1, -1):
            bone((.040 * side, 1.636, .058), (.062 * side, 1.645, .015), .018, .016)
            bone((.057 * side, 1.605, .0), (.016 * side, 1.553, .070), .018, .015, .025)
            self._ear(side, at, h)

    def _ear(self, side, at, h):
        head = self.bones.head
        rim = [(.072, 1.633, .002), (.080, 1.654, .006), (.085, 1.672, -.004), (.088, 1.678, -.018),
               (.089, 1.668, -.030), (.086, 1.648, -.029), (.080, 1.628, -.016), (.075, 1.616, -.004)]
        place = lambda x, y, z: head(*at(x * side, y, z))
        for a, b in zip(rim, rim[1:]):
            self.capsule(place(*a), place(*b), .0042 * h, .0042 * h, 'head', .004)
        self.capsule(place(.077, 1.655, -.010), place(.076, 1.632, -.006), .012 * h, .009 * h, 'head', .006)

    def _leg(self, side, leg):
        r, m = .5 + .5 * self.build.limbs, self.build.muscle
        thigh, shin, foot, (first, second) = leg['thigh'], leg['shin'], leg['foot'], leg['length']
        limb = lambda frame, a, b, ra, rb, k=.03, bulge=0.0: self.capsule(
            frame(*a), frame(*b), ra * r, rb * r, 'leg', k, bulge * m)
        limb(thigh, (0, .0, 0), (0, first * .5, 0), .083, .069)
        limb(thigh, (0, first * .48, 0), (0, first, 0), .069, .047)
        limb(thigh, (.012, .05, .034), (.006, .36, .022), .040, .026, .035, .012)
        for x, low in ((-.030, .385), (.030, .375)):
            limb(thigh, (x, .14, .018), (x * .8, low, .016), .036, .022, .03, .010)
            limb(thigh, (x * .8, .03, -.036), (x * 1.05, .40, -.026), .042, .020, .035, .012)
        self.capsule(self.bones.pelvis(.05 * side, .93, .0), thigh(0, .17, .0), .060 * r, .050 * r, 'leg', .04)
        seat = self.bones.pelvis(.085 * side * self.build.hips, .93, -.05)
        self.capsule(seat, thigh(0, .10, -.026), .070 * r, .050 * r, 'leg', .05)
        limb(shin, (0, .0, .002), (0, second * .5, 0), .045, .041)
        limb(shin, (0, second * .45, 0), (0, second, 0), .040, .030)
        limb(shin, (0, -.035, .022), (0, .03, .022), .027, .024, .03)
        for x in (.020, -.020):
            limb(shin, (x, .02, -.020), (x * .5, .25, -.014), .026, .018, .03, .014)
        shoe = lambda a, b, ra, rb: self.capsule(foot(*a), foot(*b), ra, rb, 'shoe', .02)
        shoe((0, -.033, -.035), (.004, -.043, .05), .042, .043)
        shoe((.004, -.043, .05), (.010, -.052, .135), .043, .038)
        shoe((.010, -.052, .135), (.012, -.054, .185), .039, .030)
        shoe((0, .012, -.004), (0, -.03, -.005), .041, .044)
