"""The description of one picture in a scene file."""

from dataclasses import dataclass
from typing import Callable, Optional, Tuple


@dataclass
class Shot:
    build: Callable[[], None]  # puts objects, lights and the camera into the empty scene
    width: int = 1440
    height: int = 960
    samples: int = 10
    exposure: float = 0.0  # photographic stops
    contrast: float = 1.35  # 1 is flat
    saturation: float = 1.04  # applied to the film curve; 1.04 is about 10 % less than the real colours
    bloom: float = 0.08
    vignette: float = 0.14
    bounces: int = 5
    crop: Optional[Tuple[int, int]] = None  # e.g. (4, 5): cut from the middle
