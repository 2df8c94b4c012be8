import { trunkOf } from '../figure/solve-pose.mjs';
import { PLATE_RADIUS, barbell, dumbbells, kettlebellIn, kettlebellInBoth } from '../props/free-weights.mjs';
import { band, bench, wall } from '../props/studio.mjs';
import { HANDS_ON_HIPS } from './holds.mjs';
import { mix } from './motion.mjs';
import { feetSideBySide, hangingHeight, whereReaches } from './stances.mjs';

/** @typedef {import('./motion.mjs').Motion} Motion */

const FROM_THE_SIDE = { azimuth: 66, elevation: 8 };
const FEET = ['foot.L', 'foot.R', 'toes.L', 'toes.R'];
/** Only the arms move in a row. */
const BODY = ['thigh.L', 'thigh.R', 'shin.L', 'shin.R', 'spine1', 'spine5', 'head'];
const FIST_DOWN = { fingers: [0, -1, 0.05], palmTo: [0, 0, -1], elbow: [0.7, 0, -0.6], curl: 64 };

/**
 * Standing (0) to folded at the hips (1), the back flat.
 * @param {number} u
 * @param {{ shin: number, thigh: number, lean: number, width?: number, turn?: number, round?: number }} hinge
 */
function hinge(u, { shin, thigh, lean, width = 0.13, turn = 8, round = 4 }) {
  const { at, legs } = feetSideBySide({ width, turn, shin: mix(0.5, shin, u), thigh: mix(1, thigh, u) });
  return {
    pelvis: { at, turn: [mix(0, lean, u), 0, 0] },
    spine: [mix(0, round, u), 0, 0],
    head: [mix(0, -lean * 0.55, u), 0, 0],
    legs,
  };
}

/** A hinge with straight arms holding something at z, x to the side. */
function hangingFrom(pose, { x, z, arm = FIST_DOWN }) {
  return { ...pose, arms: { ...arm, grip: [x, hangingHeight(pose, { x, z }), z] } };
}

const DEADLIFT = { shin: 20, thigh: 72, lean: 56 };
const barAt = (u) => ({ x: 0.27, z: mix(0.125, 0.115, Math.min(u, 1)) });
/** Depth at which the plates touch the floor. */
const DEADLIFT_DEPTH = whereReaches((u) => hangingHeight(hinge(u, DEADLIFT), barAt(u)), PLATE_RADIUS);
const deadlift = (u) => hangingFrom(hinge(u * DEADLIFT_DEPTH, DEADLIFT), barAt(u));

const ROMANIAN = { shin: 6, thigh: 36, lean: 66 };
const TO_MID_SHIN = { shin: 6, thigh: 40, lean: 76 };

const BELL = { shin: 14, thigh: 66, lean: 54, width: 0.22, turn: 18 };
/** The handle of a bell that stands on the floor. */
const HANDLE_HEIGHT = 0.275;
const bellPlace = (u) => ({ x: 0.045, z: mix(0.13, 0.05, Math.min(u, 1)) });
const BELL_DEPTH = whereReaches((u) => hangingHeight(hinge(u, BELL), bellPlace(u)), HANDLE_HEIGHT);
const TWO_HANDS = { fingers: [-0.25, -1, 0.05], palmTo: [0, 0, -1], elbow: [0.8, 0, -0.5], curl: 64 };

const bandDeadlift = (u) => {
  const pose = hinge(u, { shin: 14, thigh: 66, lean: 62 });
  return hangingFrom(pose, { x: 0.23, z: mix(0.06, 0.09, u), arm: { ...FIST_DOWN, palmTo: [-1, 0, -0.3] } });
};

/** The bell floats up because the hips push; the arms only follow. */
function swing(u) {
  const folded = 1 - u;
  const pose = hinge(Math.min(1, folded * 1.15), { shin: 8, thigh: 44, lean: 62, width: 0.22, turn: 16 });
  const angle = (mix(-30, 86, u) * Math.PI) / 180;
  // Away from the trunk, so that the forearms touch the thighs without passing through them.
  const swung = [0, -Math.cos(angle), Math.sin(angle)];
  return {
    ...pose,
    arms: {
      upper: [-0.22, swung[1], swung[2]],
      fore: [-0.27, swung[1], swung[2]],
      fingers: [-0.22, swung[1], swung[2]],
      palmTo: [0, -swung[2], swung[1]],
      elbow: [0.8, -0.2, -0.3],
      curl: 64,
    },
  };
}

/** On the left leg, the other in line with the trunk. */
function singleLegHinge(u) {
  const { at, legs } = feetSideBySide({ width: 0.06, turn: 3, shin: mix(1, 4, u), thigh: mix(2, 16, u) });
  const lean = mix(0, 78, u);
  return {
    pelvis: { at: [mix(-0.02, 0, u), at[1] - 0.006, at[2]], turn: [lean, 0, 0] },
    spine: [mix(0, 3, u), 0, 0],
    head: [-lean * 0.4, 0, 0],
    legL: { ...legs, foot: [0.06, 0, -0.018], kneeTo: [0.05, 0.2, 1] },
    legR: { flex: mix(8, -4, u), abduct: 2, knee: mix(58, 10, u), plantar: mix(-6, 10, u) },
  };
}

const hangingArm = (lean) => ({
  upper: [0.06, -1, mix(-0.02, 0.02, lean / 78)],
  fore: [0, -1, 0.03],
  palmTo: [-0.5, 0, -1],
  elbow: [0.4, 0, -1],
  curl: 64,
});

/** Bent over, rowing from hanging arms (0) to the ribs (1). */
function row(u, { lean, top, arm }) {
  const pose = hinge(1, { shin: 10, thigh: 34, lean, round: 3 });
  const shoulder = trunkOf(pose).at['shoulderAtRest.L'];
  const low = [
    arm.x - shoulder[0],
    hangingHeight(pose, { x: arm.x, z: shoulder[2] - 0.02 }) - shoulder[1],
    -0.02,
  ];
  return {
    ...pose,
    head: [-lean * 0.35, 0, 0],
    arms: { ...arm.hold(u), frame: 'shoulder', grip: mix(low, top, u) },
  };
}

const overhandRow = (u) => ({
  fingers: [0, -1, mix(0.02, 0.1, u)],
  palmTo: [0, 0, -1],
  elbow: [0.55, 0.4, -1],
  curl: 64,
});
const neutralRow = (u) => ({
  fingers: [0, -1, mix(0.02, 0.15, u)],
  palmTo: [-1, 0, 0],
  elbow: [0.25, 0.6, -1],
  curl: 64,
});

/** One hand and knee on the bench, the other arm rows. */
function supportedRow(u) {
  const pelvisAt = [0.02, 0.84, -0.36];
  return {
    pelvis: { at: pelvisAt, turn: [76, 0, 0] },
    spine: [4, 0, 0],
    head: [-20, 0, 0],
    legR: { ankle: [0.07, 0.5, -0.82], toes: [0, -0.12, -1], sole: [0, -1, 0.12], kneeTo: [0, -1, 1] },
    legL: { foot: [0.24, 0, -0.33], turn: 8 },
    armR: { palm: [0.13, 0.44, 0.2], fingers: [0, 0, 1], palmTo: [0, -1, 0], elbow: [0.6, 0, -1], curl: 4 },
    armL: {
      frame: 'shoulder',
      grip: mix([0.02, -0.62, 0.0], [0.03, -0.17, -0.22], u),
      fingers: [0, -1, mix(0.02, 0.1, u)],
      palmTo: [-1, 0, 0],
      elbow: [0.2, 0.7, -1],
      curl: 64,
    },
  };
}

/** In a long stride, one forearm on the front thigh. */
function kettlebellRow(u) {
  return {
    pelvis: { at: [0, 0.74, -0.22], turn: [58, 0, 0] },
    spine: [4, 0, 0],
    head: [-24, 0, 0],
    legR: { foot: [0.12, 0, 0.2], turn: 4 },
    legL: { foot: [0.13, 0, -0.8], turn: 14, heel: 18 },
    armR: {
      wrist: [0.085, 0.575, 0.2],
      fingers: [-0.9, 0, 0.3],
      palmTo: [0, -1, 0],
      elbow: [0.9, -0.4, -0.6],
      curl: 30,
    },
    armL: {
      frame: 'shoulder',
      grip: mix([0.02, -0.6, -0.02], [0.04, -0.18, -0.32], u),
      fingers: [0, -1, mix(0.02, 0.1, u)],
      palmTo: [-1, 0, 0],
      elbow: [0.2, 0.7, -1],
      curl: 64,
    },
  };
}

/** @type {Record<string, Motion>} */
export const HINGES = {
  'barbell-deadlift': {
    view: { azimuth: 52, elevation: 8 },
    planted: FEET,
    pose: (u) => deadlift(1 - u),
    props: [barbell()],
  },
  'romanian-deadlift': {
    view: { azimuth: 52, elevation: 8 },
    planted: FEET,
    pose: (u) => hangingFrom(hinge(u, ROMANIAN), { x: 0.25, z: mix(0.125, 0.12, u) }),
    props: [barbell()],
  },
  'dumbbell-romanian-deadlift': {
    view: { azimuth: 104, elevation: 8 },
    planted: FEET,
    pose: (u) => hangingFrom(hinge(u, TO_MID_SHIN), { x: mix(0.2, 0.17, u), z: mix(0.14, 0.12, u) }),
    props: [dumbbells()],
  },
  'kettlebell-deadlift': {
    view: { azimuth: 56, elevation: 8 },
    planted: FEET,
    pose: (u) => hangingFrom(hinge((1 - u) * BELL_DEPTH, BELL), { ...bellPlace(1 - u), arm: TWO_HANDS }),
    props: [kettlebellInBoth],
  },
  'resistance-band-deadlift': {
    view: FROM_THE_SIDE,
    planted: FEET,
    pose: (u) => bandDeadlift(1 - u),
    props: [band(({ grip }) => [grip.L.at, [0.18, 0.012, 0.03], [-0.18, 0.012, 0.03], grip.R.at])],
  },
  'kettlebell-swing': {
    view: { azimuth: 72, elevation: 8 },
    seconds: 2.2,
    planted: FEET,
    pose: swing,
    props: [kettlebellInBoth],
  },
  'wall-hip-hinge': {
    view: { azimuth: 98, elevation: 8 },
    planted: FEET,
    pose: (u) => ({ ...hinge(u, { shin: 3, thigh: 34, lean: 62 }), arms: HANDS_ON_HIPS }),
    props: [wall(-0.435)],
  },
  'single-leg-hip-hinge': {
    view: { azimuth: 98, elevation: 8 },
    planted: ['foot.L', 'toes.L'],
    pose: (u) => ({ ...singleLegHinge(u), arms: { ...hangingArm(78 * u), curl: 16, palmTo: [-1, 0, 0] } }),
  },
  'single-leg-dumbbell-deadlift': {
    view: { azimuth: -98, elevation: 8 },
    planted: ['foot.L', 'toes.L'],
    pose: (u) => ({
      ...singleLegHinge(u),
      armL: { ...hangingArm(78 * u), upper: [0.5, -1, 0], curl: 16 },
      armR: hangingArm(78 * u),
    }),
    props: [dumbbells('R')],
  },
  'barbell-bent-over-row': {
    view: { azimuth: 46, elevation: 8 },
    planted: [...FEET, ...BODY],
    pose: (u) => row(u, { lean: 52, top: [0.09, -0.3, -0.12], arm: { x: 0.26, hold: overhandRow } }),
    props: [barbell({ radius: 0.165 })],
  },
  'dumbbell-bent-over-row': {
    view: FROM_THE_SIDE,
    planted: [...FEET, ...BODY],
    pose: (u) => row(u, { lean: 54, top: [0.06, -0.28, -0.18], arm: { x: 0.2, hold: neutralRow } }),
    props: [dumbbells()],
  },
  'dumbbell-row': {
    view: { azimuth: 58, elevation: 10 },
    planted: ['foot.L', 'foot.R', 'hand.R', ...BODY],
    pose: supportedRow,
    props: [dumbbells('L'), bench(-0.3, 1.25)],
  },
  'kettlebell-row': {
    view: { azimuth: 58, elevation: 8 },
    planted: ['foot.R', 'toes.L', 'hand.R', ...BODY],
    pose: kettlebellRow,
    props: [kettlebellIn('L')],
  },
};
