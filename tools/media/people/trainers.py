"""The posters of the seven trainers: body, pose, clothes and equipment."""
from dataclasses import replace

from . import garments, gear, hair, headwear
from .body import Body
from .figure import part, stage
from .plates import material
from .press import Inks
from .sdf import build_mesh
from .skeleton import Arm, Build, Pose, Skeleton

MAN = Build()
WOMAN = Build(shoulders=.84, ribs=.86, waist=.80, hips=1.02, limbs=.84, muscle=.82, neck=.80, head=.94, glutes=.95,
              bust=.8)
FIST = 88


def dress(person, body, shirt=None, trousers=None, shirt_kind='cloth'):
    part(person, build_mesh([s for s in body.solids if s.tag != 'shoe'], .004), material('skin'))
    if shirt:
        part(person, shirt, material(shirt_kind), .003)
    if trousers:
        part(person, trousers, material('second'), .002)


def knot_hair(person, body, knot):
    part(person, hair.cap(body, streaks=hair.combed_towards(knot)), material('hair'))


def asha():
    """Strength: the bar on her back."""
    arm = Arm(grip=(.32, 1.445, -.115), along=(.10, .88, -.20), palm=(0, .25, .95), curl=FIST,
              pole=(.45, -1, -.25), shrug=5)
    build = replace(WOMAN, muscle=.96, limbs=.92, shoulders=.90, hips=.95, glutes=.88)
    body = Body(Skeleton(build, Pose(left=arm, right=arm, head=(4, -24, 0))))
    person = stage(20)
    dress(person, body, garments.top(body, strap=.028, loose=.003, folds=.0012, hem=.99),
          garments.leggings(body, waist=1.05, loose=.008))
    knot_hair(person, body, (0, 1.715, -.112))
    at = hair.Wardrobe(body).at
    tail = [at(0, 1.715, -.108), at(.005, 1.722, -.16), at(.035, 1.67, -.20), at(.055, 1.58, -.195), at(.06, 1.50, -.20)]
    part(person, hair.ponytail(body, tail), material('hair'))
    gear.barbell(person, (0, 1.445, -.118), .43)


def imran():
    """Boxing conditioning: from the front, his face behind the raised gloves, the heavy bag beside him."""
    high = Arm(grip=(.080, 1.600, .20), along=(-.12, .95, .20), palm=(-.75, -.1, -.6), curl=95,
               pole=(.65, -1, .1), shrug=6)
    low = Arm(grip=(.085, 1.575, .27), along=(-.15, .92, .30), palm=(-.75, -.1, -.6), curl=95,
              pole=(.65, -1, .1), shrug=6)
    body = Body(Skeleton(replace(MAN, waist=1.02), Pose(left=low, right=high, head=(20, -6, 0), spine=(6, -8, 0))))
    person = stage(164, (.05, 0, 0))
    shirt = garments.top(body, sleeve=.20)
    dress(person, body, shirt, garments.leggings(body, waist=1.0))
    part(person, hair.cap(body, length=.007, low=-.006), material('hair'))
    part(person, hair.beard(body), material('hair'))
    part(person, gear.gloves(body), material('scarf'))
    gear.shirt_print(person, shirt, (.016, 1.225, .1), .098, front=True)
    gear.heavy_bag(person, (.36, 1.30, -.45))


def meera():
    """Yoga: arms raised, a block between the palms."""
    arm = Arm(wrist=(.085, 1.905, -.015), along=(-.10, 1, 0), palm=(-1, 0, 0), curl=6, pole=(1, .0, .25), shrug=6)
    build = replace(WOMAN, muscle=.72, limbs=.86, waist=.88, hips=1.06)
    body = Body(Skeleton(build, Pose(left=arm, right=arm, head=(-4, 38, 0))))
    person = stage(10)
    dress(person, body, garments.top(body, sleeve=.31, hem=.66, loose=.011, folds=.006), None)
    knot_hair(person, body, (0, 1.65, -.120))
    part(person, hair.bun(body, (0, 1.650, -.138), .046), material('hair'))
    gear.block(person, (0, 2.0, -.01))


def gurpreet():
    """Powerlifting: from the front, his head bowed, he tightens his belt; the loaded bar waits behind him."""
    arm = Arm(wrist=(.175, 1.06, .175), along=(-.9, -.05, .3), palm=(-.2, 0, -1), curl=70, pole=(1, -.1, -.55), shrug=0)
    build = replace(MAN, shoulders=1.08, ribs=1.10, waist=1.14, muscle=1.12, limbs=1.10, neck=1.12, belly=.05)
    body = Body(Skeleton(build, Pose(left=arm, right=arm, head=(36, 8, 0))))
    person = stage(168)
    shirt = garments.top(body, sleeve=.21)
    dress(person, body, shirt, garments.leggings(body, waist=1.0))
    part(person, headwear.turban(body), material('second'))
    part(person, hair.beard(body, .013), material('hair'))
    part(person, garments.belt(body, high=1.13), material('wood'))
    gear.buckle(person, (0, 1.068, .20))
    gear.shirt_print(person, shirt, (0, 1.33, .1), .115, front=True)
    gear.barbell(person, (-.106, 1.32, -.50), .37)


def fatima():
    """Women's strength: two dumbbells at the shoulders, ready to press."""
    arm = Arm(grip=(.285, 1.52, .06), along=(.05, 1, .1), palm=(0, -.1, 1), curl=FIST, pole=(.5, -1, .1), shrug=4)
    body = Body(Skeleton(replace(WOMAN, limbs=.88), Pose(left=arm, right=arm, head=(2, 26, 0))))
    person = stage(-22)
    dress(person, body, garments.top(body, sleeve=.50, loose=.008, folds=.004, hem=.84),
          garments.leggings(body, waist=1.0))
    part(person, headwear.headscarf(body), material('scarf'), .003)
    for side in (1, -1):
        gear.dumbbell(person, (.285 * side, 1.52, .06))


def devika():
    """Running: mid-stride, the braid swings."""
    lead = Arm(upper=(.22, -.75, .62), fore=(-.25, .75, .62), palm=(-1, 0, 0), curl=60, shrug=2)
    rear = Arm(upper=(.40, -.72, -.58), fore=(.10, -.45, .80), along=(.1, -.3, .9), palm=(-1, 0, .1), curl=70)
    build = replace(WOMAN, muscle=.80, limbs=.82, hips=.90, glutes=.82)
    pose = Pose(left=rear, right=lead, spine=(10, 14, 3), pelvis_turn=(6, -6, 0), head=(0, -30, 0))
    body = Body(Skeleton(build, pose))
    person = stage(26)
    dress(person, body, garments.top(body, strap=.034, loose=.004, folds=.0022, hem=.97),
          garments.leggings(body, waist=1.05, loose=.008))
    knot_hair(person, body, (0, 1.66, -.115))
    at, chest = hair.Wardrobe(body).at, body.bones.chest
    swing = [at(0, 1.665, -.105), at(0, 1.655, -.135), at(-.03, 1.58, -.155), chest(-.09, 1.45, -.17),
             chest(-.16, 1.34, -.185), chest(-.20, 1.25, -.18)]
    part(person, hair.braid(body, swing, .021, 8), material('hair'))
    hand = body.bones.left['hand']
    gear.bottle(person, tuple(hand(0, .085, .036)), (.9, 0, .2))


def sanjay():
    """Training after sixty: an Indian club on the shoulder."""
    carry = Arm(grip=(.345, 1.25, .10), along=(.05, .25, .95), palm=(-1, .05, .05), curl=95,
                pole=(.5, -1, -.6), shrug=2)
    rest = Arm(wrist=(.215, 1.05, .02), along=(-.35, -.3, .9), palm=(-.9, -.2, -.3), curl=25, pole=(1, .0, -.7))
    build = replace(MAN, shoulders=.94, ribs=.97, waist=1.08, muscle=.84, limbs=.90, neck=.92, belly=.03)
    body = Body(Skeleton(build, Pose(left=rest, right=carry, head=(2, -22, 0))))
    person = stage(22)
    shirt = garments.top(body, sleeve=.23, collar=.012, loose=.011, folds=.0055)
    dress(person, body, shirt, garments.leggings(body, waist=1.0))
    part(person, hair.cap(body, length=.006), material('grey'))
    gear.shirt_print(person, shirt, (0, 1.36, -.1), .115, kind='second')
    gear.club(person, (-.345, 1.25, .10), (-.305, 1.80, .02))


TRAINERS = {
    'asha-kulkarni': dict(build=asha, lamp_side=1,
                          inks=Inks(ground='#2D48B9', deep='#152569', mid='#587AE8', second='#131A2D')),
    'imran-shaikh': dict(build=imran, lamp_side=-1, key=1.4,
                         inks=Inks(ground='#9A3B1E', deep='#131A2D', mid='#2D48B9', lamp='#FF9E59', glow='#FFD0B2',
                                   scarf='#FFE8D9')),
    'meera-nair': dict(build=meera, lamp_side=1, height=1.60, lamp=(.5, .60, .38),
                       inks=Inks(ground='#017A4F', deep='#A7ACBA', mid='#FFE8D9', second='#07462D')),
    'gurpreet-singh': dict(build=gurpreet, lamp_side=-1,
                           inks=Inks(ground='#DF7203', deep='#131A2D', mid='#2A3040', lamp='#FFD0B2', glow='#FFE8D9',
                                     paper='#FFF5EE', second='#2D48B9')),
    'fatima-ansari': dict(build=fatima, lamp_side=1,
                          inks=Inks(ground='#9FB9FC', deep='#152569', mid='#2D48B9', second='#1C2338',
                                    scarf='#FFE8D9')),
    'devika-rao': dict(build=devika, lamp_side=-1, key=1.5,
                       inks=Inks(ground='#56709A', deep='#152569', mid='#3F5FD5', second='#131A2D')),
    'sanjay-patil': dict(build=sanjay, lamp_side=1,
                         inks=Inks(ground='#1C2338', deep='#A7ACBA', mid='#FFE8D9', second='#213693')),
}
