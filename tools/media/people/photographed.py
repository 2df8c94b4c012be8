"""People for photographs: the figure in the studio's materials instead of poster inks."""
from studio import materials
from studio.nodes import Shader, srgb

from . import garments, hair
from .figure import part
from .sdf import build_mesh

SKIN = srgb('#6E4129')


@materials.once
def skin(color=SKIN):
    """Skin with slight subsurface scattering, and fine pores that break up highlights."""
    shader = Shader('skin', color, rough=0.46, specular=0.38)
    shader.set('Subsurface', 0.03)
    shader.set('Subsurface Radius', (0.012, 0.004, 0.002))
    shader.set('Subsurface Color', (*srgb('#8A4328'), 1))
    shader.bump(shader.noise(420, 3), 0.10, 0.002)
    return shader.material


@materials.once
def dark_hair():
    shader = Shader('hair', srgb('#15110F'), rough=0.55, specular=0.2, sheen=0.1)
    shader.bump(shader.noise(90, 5, (9, 9, 1)), 0.35, 0.004)
    return shader.material


def shoes(person, body, cell=.004):
    part(person, build_mesh(body.part('shoe'), cell), materials.plain(srgb('#23262F'), 0.6))


def naked_parts(person, body, cell=.004):
    """Only the uncovered parts of the body; the others would show through thin cloth."""
    part(person, build_mesh(body.part('neck', 'head', 'arm', 'hand', 'torso'), cell, grow=-.001), skin())


def lifter(person, body):
    shirt = garments.top(body, sleeve=.20, hem=.875, loose=.010, folds=.007)
    naked_parts(person, body)
    part(person, shirt, materials.cloth(srgb('#191C2A')), .003)
    part(person, garments.leggings(body, waist=.93, loose=.007, folds=.005), materials.cloth(srgb('#14161F')), .003)
    part(person, hair.cap(body, length=.009), dark_hair())
    shoes(person, body)
    return shirt


def stretching(person, body):
    naked_parts(person, body)
    shirt = garments.top(body, strap=.032, loose=.003, folds=.0015, hem=.97)
    part(person, shirt, materials.cloth(srgb('#D8CDB4')), .003)
    part(person, garments.leggings(body, waist=1.05, loose=.008), materials.cloth(srgb('#1A2140')), .002)
    knot = (0, 1.785, -.060)
    part(person, hair.cap(body, streaks=hair.combed_towards(knot)), dark_hair())
    part(person, hair.bun(body, (0, 1.808, -.064), .040), dark_hair())
    part(person, build_mesh(body.part('shoe'), .004, grow=-.006), skin())
