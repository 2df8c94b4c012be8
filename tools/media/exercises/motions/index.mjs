/** Every exercise that has a demonstration, by its id in the library. */
import { BENCHES } from './benches.mjs';
import { CARDIO } from './cardio.mjs';
import { HANGING } from './hanging.mjs';
import { HINGES } from './hinges.mjs';
import { KNEELING } from './kneeling.mjs';
import { LUNGES } from './lunges.mjs';
import { ON_THE_FLOOR } from './on-the-floor.mjs';
import { PUSH_UPS } from './push-ups.mjs';
import { SIDE_LYING } from './side-lying.mjs';
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
};
