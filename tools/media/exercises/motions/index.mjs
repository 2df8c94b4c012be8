/** All motions, by the id of the exercise in the library. */
import { BALLS } from './balls.mjs';
import { BANDS_AND_TOWELS } from './bands-and-towels.mjs';
import { BENCHES } from './benches.mjs';
import { CABLES } from './cables.mjs';
import { CARDIO_MACHINES } from './cardio-machines.mjs';
import { CARDIO } from './cardio.mjs';
import { DIPS } from './dips.mjs';
import { FLOWS } from './flows.mjs';
import { HANGING } from './hanging.mjs';
import { HINGES } from './hinges.mjs';
import { KNEELING } from './kneeling.mjs';
import { LUNGES } from './lunges.mjs';
import { MOBILITY } from './mobility.mjs';
import { ON_THE_FLOOR } from './on-the-floor.mjs';
import { MACHINES } from './machines.mjs';
import { PLATES } from './plates.mjs';
import { PUSH_UPS } from './push-ups.mjs';
import { SIDE_LYING } from './side-lying.mjs';
import { SIDE_LYING_LEGS } from './side-lying-legs.mjs';
import { SQUATS } from './squats.mjs';
import { STANDING_ARMS } from './standing-arms.mjs';
import { STRETCHES } from './stretches.mjs';

/** @type {Record<string, import('./motion.mjs').Motion>} */
export const MOTIONS = {
  ...SQUATS,
  ...LUNGES,
  ...HINGES,
  ...PUSH_UPS,
  ...STANDING_ARMS,
  ...ON_THE_FLOOR,
  ...BENCHES,
  ...HANGING,
  ...KNEELING,
  ...SIDE_LYING,
  ...CARDIO,
  ...STRETCHES,
  ...MACHINES,
  ...CABLES,
  ...CARDIO_MACHINES,
  ...BALLS,
  ...DIPS,
  ...PLATES,
  ...BANDS_AND_TOWELS,
  ...MOBILITY,
  ...SIDE_LYING_LEGS,
  ...FLOWS,
};
