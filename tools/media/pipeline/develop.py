"""From the raw rendering to the finished picture."""

import numpy as np
from PIL import Image, ImageFilter

from . import raw
from .denoise import denoise
from .grade import grade


def develop(exr, target, shot, weights, again=False, quick=True):
    clean_file = exr.with_suffix('.npy')
    if again and clean_file.exists():
        clean = np.load(clean_file)
    else:
        clean = denoise(*raw.read(exr), weights, quick=quick)
        np.save(clean_file, clean)
    picture = Image.fromarray(grade(clean, shot))
    if target.suffix == '.jpg':
        picture = enlarge(picture, shot.width, shot.height)
    if shot.crop:
        picture = centre_crop(picture, *shot.crop)
    target.parent.mkdir(parents=True, exist_ok=True)
    picture.save(target, **({'quality': 95, 'subsampling': 0} if target.suffix == '.jpg' else {}))


def enlarge(picture, width, height):
    if picture.size == (width, height):
        return picture
    larger = picture.resize((width, height), Image.LANCZOS)
    return larger.filter(ImageFilter.UnsharpMask(radius=1.3, percent=45, threshold=2))


def centre_crop(picture, ratio_width, ratio_height):
    width, height = picture.size
    crop_width = min(width, height * ratio_width // ratio_height)
    crop_height = crop_width * ratio_height // ratio_width
    left, top = (width - crop_width) // 2, (height - crop_height) // 2
    return picture.crop((left, top, left + crop_width, top + crop_height))
