"""The two photographs with people: a lifter at the rack, a stretch against the morning window."""
import yoga
from people import gear, photographed
from people.body import Body
from people.figure import stage
from people.skeleton import Arm, Build, Leg, Pose, Skeleton
from studio import camera, equipment, finishes, greenery, lights, materials, rooms, scene, tableware, textiles
from studio.nodes import srgb
from studio.shapes import box
from studio.shot import Shot

RACK = (0.35, 7.0, 0.04)


def lifter():
    """A lifter with both hands on the loaded bar, taking a breath."""
    rooms.strength_hall(ceiling_power=75.0, wash=55.0)
    for x, load in ((-3.3, (20,)), (RACK[0], (20, 20)), (3.9, (10,))):
        equipment.power_rack((x, RACK[1], 0.04), bar=load)
        equipment.platform((x, RACK[1] - .1, 0), width=2.7, depth=3.2)
    person = stage(0, (RACK[0], 6.40, 0.04))
    photographed_lifter(person)
    equipment.chalk_bowl((-1.05, 6.2, 0))
    equipment.chalk_patch((0.25, 6.1, 0.041), (0.9, 0.5), 0.4)
    equipment.bottle((1.55, 5.5, 0.04))
    equipment.bag((-1.75, 6.9, 0), (0, 0, 0.4))
    equipment.shoes((1.55, 5.9, 0.04), (0, 0, 0.9))
    lights.area((RACK[0] + 1.5, 7.6, 2.5), (RACK[0], 6.4, 1.35), 0.4, 130, materials.SODIUM_LIGHT)
    lights.area((RACK[0] - 1.5, 7.5, 2.7), (RACK[0], 6.4, 1.35), 0.4, 70)
    view = camera.room((-0.80, 3.0, 1.28), (-0.12, 7.0, 0), lens=48, rise=-0.02)
    camera.focus(view, (RACK[0], 6.35, 1.3), 2.8)


def photographed_lifter(person):
    hold = Arm(grip=(.40, 1.350, .53), along=(0, .55, .85), palm=(0, -.85, .5), curl=85, pole=(.6, -1, -.1), shrug=2)
    pose = Pose(pelvis=(0, .925, -.02), spine=(6, 0, 0), head=(22, 4, 0), left=hold, right=hold,
                left_leg=Leg((.16, .088, -.03)), right_leg=Leg((.15, .088, .05)))
    body = Body(Skeleton(Build(waist=.94, ribs=.97, hips=.95), pose))
    shirt = photographed.lifter(person, body)
    gear.shirt_print(person, shirt, (0, 1.36, -.1), .115, ink=materials.plain(srgb('#E9E2D6'), .8))


def stretch():
    """A side bend on the mat; the sun has just come up behind the roofs."""
    scene.world((0.30, 0.36, 0.55), 0.12)
    yoga.hall()
    yoga.sky_outside('#5A6CA4', '#F2B27A', 1.35)
    yoga.roofs('#73739A', 0.9)
    lights.sun((1.0, 0.30, -0.30), 9, (1.0, 0.62, 0.34), 0.9)
    lights.window_light((yoga.LEFT - 0.3, 2, 1.7), (1, 0, -0.1), 8, 2.4, 120, (0.62, 0.74, 1.0))
    textiles.yoga_mat(materials.foam(yoga.NAVY), (-2.55, 1.9, 0), (0, 0, 0.02), seed=3, curl=0.03)
    textiles.yoga_mat(materials.foam(yoga.CLAY), (-2.45, 3.9, 0), (0, 0, -0.04), seed=5, curl=0.03)
    box((0.23, 0.15, 0.09), finishes.cork(), (-2.0, 3.1, 0.045), (0, 0, 0.4), bevel=0.008)
    tableware.steel_bottle((-2.6, 0.95, 0), srgb('#2A3566'))
    textiles.folded((0.42, 0.3, 0.12), materials.cloth(materials.OFF_WHITE), (-3.1, 0.75, 0), (0, 0, 0.12), seed=2)
    greenery.rubber_plant(materials.plain(srgb('#B9AE9C'), 0.8), (-3.65, 4.9, 0), 1.3, seed=21, stems=4)
    person = stage(90, (-2.55, 1.9, 0.006))
    photographed_stretch(person)
    view = camera.room((2.3, 1.1, 1.2), (-4.1, 1.95, 0), 46, rise=0.0)
    camera.focus(view, (-2.55, 1.9, 1.2), 1.6)


def photographed_stretch(person):
    upper = Arm(upper=(-.42, .90, .05), fore=(-.72, .70, .0), palm=(-.7, -.7, 0), curl=8, shrug=6)
    lower = Arm(upper=(.30, -.95, .08), fore=(-.05, -1, .12), palm=(-1, 0, 0), curl=12)
    pose = Pose(pelvis=(.05, .905, 0), pelvis_turn=(0, 0, 5), spine=(0, 0, 26), head=(0, 0, 10), left=upper, right=lower,
                left_leg=Leg((.10, .088, 0), toes=(.2, 0, 1)), right_leg=Leg((.10, .088, 0), toes=(.2, 0, 1)))
    build = Build(shoulders=.84, ribs=.86, waist=.80, hips=1.0, limbs=.84, muscle=.82, neck=.80, head=.94, glutes=.92, bust=.8)
    photographed.stretching(person, Body(Skeleton(build, pose)))


SHOTS = {
    'photos/lifter': Shot(lifter, 1440, 960, samples=12, exposure=0.75),
    'photos/stretch': Shot(stretch, 1440, 960, samples=10, exposure=0.45),
}
