"""Cycles settings, and the raw picture: linear colour, with albedo and normals for the denoiser."""

import bpy
import numpy as np
import OpenImageIO as oiio

THREADS = 2
INDIRECT_CLAMP = 4.0


def render(path, width, height, samples, bounces):
    scene = bpy.context.scene
    configure_cycles(scene.cycles, samples, bounces)
    output = scene.render
    output.engine = 'CYCLES'
    output.resolution_x, output.resolution_y, output.resolution_percentage = width, height, 100
    output.threads_mode, output.threads = 'FIXED', THREADS
    output.use_persistent_data = False
    scene.view_layers[0].cycles.denoising_store_passes = True
    output.image_settings.file_format = 'OPEN_EXR_MULTILAYER'
    output.image_settings.color_depth = '32'
    output.filepath = str(path)
    bpy.ops.render.render(write_still=True)


def configure_cycles(cycles, samples, bounces):
    cycles.device = 'CPU'
    cycles.samples = samples
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.max_bounces = bounces
    cycles.diffuse_bounces, cycles.glossy_bounces = min(bounces, 3), min(bounces, 3)
    cycles.transmission_bounces = max(bounces, 6)
    cycles.transparent_max_bounces = 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = INDIRECT_CLAMP
    cycles.blur_glossy = 1.0


def read(path):
    """Colour, albedo and normal of a rendered file, each (height, width, 3)."""
    source = oiio.ImageInput.open(str(path))
    spec = source.spec()
    names = list(spec.channelnames)
    pixels = np.asarray(source.read_image(0, 0, 0, spec.nchannels, oiio.FLOAT))
    pixels = pixels.reshape(spec.height, spec.width, spec.nchannels)
    source.close()

    def layer(key, channels):
        picks = [next(i for i, n in enumerate(names) if key in n and n.endswith('.' + c)) for c in channels]
        return np.nan_to_num(pixels[..., picks], posinf=0, neginf=0)

    return layer('Combined', 'RGB'), layer('Denoising Albedo', 'RGB'), layer('Denoising Normal', 'XYZ')
