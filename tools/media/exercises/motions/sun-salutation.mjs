import { MAT, mat } from '../props/studio.mjs';
import { inFront, onToes, overhead, palms } from './flows.mjs';
import { through } from './keyframes.mjs';
import { feetSideBySide } from './stances.mjs';

/** @typedef {import('./motion.mjs').Motion} Motion */

const SUN_HANDS = palms(0.2, 0.2, { floor: MAT });

const SUN_TOES = -1.25;

const sun = (hips, pitch, more) =>
  onToes({ hips, pitch, toes: SUN_TOES, arms: SUN_HANDS, floor: MAT, ...more });

const FRONT_FOOT = { foot: [0.1, MAT, -0.018], turn: 2 };

/** Standing on the mat. */
const onMat = ({ shin = 1, thigh = 1, ...more }) => {
  const { at, legs } = feetSideBySide({ width: 0.1, turn: 2, shin, thigh, floor: MAT });
  return { pelvis: { at, turn: [more.lean ?? 0, 0, 0] }, head: [0, 0, 0], legs, ...more };
};

const PALMS_TOGETHER = onMat({
  arms: {
    frame: 'chest',
    palm: [0.004, -0.03, 0.22],
    fingers: [-0.05, 1, 0.12],
    palmTo: [-1, 0, 0],
    elbow: [1, -0.6, 0],
    curl: 2,
  },
});

const RAISED = onMat({ lean: -5, spine: [-14, 0, 0], head: [-8, 0, 0], arms: overhead(-0.1) });

const FOLDED = onMat({
  shin: 6,
  thigh: 36,
  lean: 98,
  spine: [44, 0, 0],
  head: [16, 0, 0],
  arms: { ...SUN_HANDS, elbow: [0.8, 0.2, -0.6] },
});

const HALF_FOLDED = onMat({
  shin: 3,
  thigh: 14,
  lean: 46,
  spine: [8, 0, 0],
  head: [-10, 0, 0],
  arms: inFront([-0.02, 0.02, 0.5]),
});

const LUNGE = {
  pelvis: { at: [0, 0.435, -0.36], turn: [34, 0, 0] },
  spine: [28, 0, 0],
  head: [-34, 0, 0],
  legL: FRONT_FOOT,
  legR: { foot: [0.1, MAT, SUN_TOES + 0.1], turn: 0, heel: 66, kneeTo: [0, -0.7, 1] },
  arms: { ...SUN_HANDS, elbow: [0.6, 0, -1] },
};

/** The other leg in front. */
const OTHER_LUNGE = { ...LUNGE, legL: LUNGE.legR, legR: LUNGE.legL };

/** A foot moving between the front and the back of the mat. */
const PASSING = { foot: [0.1, MAT + 0.07, -0.5], turn: 0, heel: 40, kneeTo: [0.1, 0.2, 1] };

const FIRST_STEP = {
  ...LUNGE,
  pelvis: { at: [0, 0.68, -0.26], turn: [68, 0, 0] },
  spine: [30, 0, 0],
  legR: PASSING,
};

const SECOND_STEP = {
  ...LUNGE,
  pelvis: { at: [0, 0.6, -0.34], turn: [74, 0, 0] },
  spine: [6, 0, 0],
  legL: PASSING,
};

const OTHER_FIRST_STEP = { ...SECOND_STEP, legL: LUNGE.legR, legR: PASSING };

const OTHER_SECOND_STEP = { ...FIRST_STEP, legL: PASSING, legR: LUNGE.legL };

const SUN_PLANK = sun([0.45, -0.34], 74, { heel: 78, look: -12 });

const ON_KNEES = {
  pelvis: { at: [0, 0.465, -0.565], turn: [118, 0, 0] },
  spine: [-19, 0, 0],
  head: [-22, 0, 0],
  legs: { foot: [0.11, MAT, SUN_TOES], turn: 0, heel: 84, kneeTo: [0, -1, 0.6] },
  arms: { ...SUN_HANDS, elbow: [0.2, 0.7, -1] },
};

/** The chest slides forwards while the knees stay. */
const sliding = (hips, pitch, spine) => ({
  ...ON_KNEES,
  pelvis: { at: [0, ...hips], turn: [pitch, 0, 0] },
  spine: [spine, 0, 0],
});

const COBRA = {
  ...sun([0.158, -0.265], 82, { heel: 82, spine: -46, look: -12 }),
  arms: { ...SUN_HANDS, elbow: [0.3, -0.1, -1] },
};

const DOWN_DOG = sun([0.765, -0.655], 130, { heel: 28, look: 8, spine: -2 });

const suryaNamaskar = through([
  [0, PALMS_TOGETHER],
  [0.03, PALMS_TOGETHER],
  [0.11, RAISED],
  [0.13, RAISED],
  [0.18, HALF_FOLDED],
  [0.23, FOLDED],
  [0.25, FOLDED],
  [0.28, FIRST_STEP],
  [0.32, LUNGE],
  [0.35, LUNGE],
  [0.38, SECOND_STEP],
  [0.42, SUN_PLANK],
  [0.44, SUN_PLANK],
  [0.49, ON_KNEES],
  [0.51, ON_KNEES],
  [0.54, sliding([0.41, -0.435], 108, -24)],
  [0.565, sliding([0.315, -0.35], 95, -34)],
  [0.59, COBRA],
  [0.62, COBRA],
  [0.68, DOWN_DOG],
  [0.72, DOWN_DOG],
  [0.75, OTHER_FIRST_STEP],
  [0.78, OTHER_LUNGE],
  [0.8, OTHER_LUNGE],
  [0.83, OTHER_SECOND_STEP],
  [0.86, FOLDED],
  [0.9, HALF_FOLDED],
  [0.95, RAISED],
]);

/** @type {Record<string, Motion>} */
export const SUN_SALUTATION = {
  'surya-namaskar': {
    view: { azimuth: 72, elevation: 9, follow: 0.07 },
    seconds: 9.6,
    cycle: suryaNamaskar,
    poster: 0.7,
    props: [mat([0, -0.5], [0.68, 1.95])],
  },
};
