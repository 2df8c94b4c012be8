"""Re-exports training equipment and the objects that people leave beside it."""

from .bars import barbell, plate  # noqa: F401
from .chalk import chalk_bowl, chalk_patch  # noqa: F401
from .machines import air_bike, treadmill  # noqa: F401
from .plants import palm, snake_plant  # noqa: F401
from .rower import rower  # noqa: F401
from .shoes import shoes  # noqa: F401
from .stands import bench, dumbbell_rack, platform, power_rack  # noqa: F401
from .things import bag, bottle, plyo_box, towel, towel_over  # noqa: F401
from .weights import dumbbell, kettlebell  # noqa: F401
