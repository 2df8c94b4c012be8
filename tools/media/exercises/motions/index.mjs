/** All motions, by the id of the exercise in the library. */
import { BANDS_AND_TOWELS } from './bands-and-towels.mjs';
import { BENCHES } from './benches.mjs';
import { CABLES } from './cables.mjs';
import { CARDIO } from './cardio.mjs';
import { CARDIO_MACHINES } from './cardio-machines.mjs';
import { CURLS_AND_RAISES } from './curls-and-raises.mjs';
import { DIPS } from './dips.mjs';
import { FLOWS } from './flows.mjs';
import { HANGING } from './hanging.mjs';
import { HINGES } from './hinges.mjs';
import { JUMP_ROPE } from './jump-rope.mjs';
import { KNEELING } from './kneeling.mjs';
import { LEG_MACHINES } from './leg-machines.mjs';
import { LEG_STRETCHES } from './leg-stretches.mjs';
import { LUNGES } from './lunges.mjs';
import { MEDICINE_BALLS } from './medicine-balls.mjs';
import { MOBILITY } from './mobility.mjs';
import { ON_ALL_FOURS } from './on-all-fours.mjs';
import { ON_THE_BACK } from './on-the-back.mjs';
import { ON_THE_FRONT } from './on-the-front.mjs';
import { PLATES } from './plates.mjs';
import { PRESSES } from './presses.mjs';
import { PUSH_UPS } from './push-ups.mjs';
import { SIDE_LYING } from './side-lying.mjs';
import { SIDE_LYING_LEGS } from './side-lying-legs.mjs';
import { SQUATS } from './squats.mjs';
import { STABILITY_BALLS } from './stability-balls.mjs';
import { STANDING_ARMS } from './standing-arms.mjs';
import { STANDING_CORE } from './standing-core.mjs';
import { STANDING_LEGS } from './standing-legs.mjs';
import { SUN_SALUTATION } from './sun-salutation.mjs';
import { TURKISH_GET_UP } from './turkish-get-up.mjs';
import { UPPER_BODY_MACHINES } from './upper-body-machines.mjs';
import { UPPER_BODY_STRETCHES } from './upper-body-stretches.mjs';

/** @type {Record<string, import('./motion.mjs').Motion>} */
export const MOTIONS = {
  ...SQUATS,
  ...LUNGES,
  ...HINGES,
  ...PUSH_UPS,
  ...CURLS_AND_RAISES,
  ...PRESSES,
  ...STANDING_CORE,
  ...STANDING_ARMS,
  ...ON_THE_BACK,
  ...ON_THE_FRONT,
  ...ON_ALL_FOURS,
  ...BENCHES,
  ...HANGING,
  ...KNEELING,
  ...SIDE_LYING,
  ...CARDIO,
  ...JUMP_ROPE,
  ...STANDING_LEGS,
  ...LEG_STRETCHES,
  ...UPPER_BODY_STRETCHES,
  ...LEG_MACHINES,
  ...UPPER_BODY_MACHINES,
  ...CABLES,
  ...CARDIO_MACHINES,
  ...STABILITY_BALLS,
  ...MEDICINE_BALLS,
  ...DIPS,
  ...PLATES,
  ...BANDS_AND_TOWELS,
  ...MOBILITY,
  ...SIDE_LYING_LEGS,
  ...FLOWS,
  ...SUN_SALUTATION,
  ...TURKISH_GET_UP,
};
