/**
 * Checks the geometry of every motion, without three.js and the mesh: joint limits, contacts, and what the library says.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { capsulesOf } from './figure/capsules.mjs';
import { LIMITS, TOLERANCES } from './figure/limits.mjs';
import {
  ankleBend,
  elbowBend,
  gapBetween,
  hipAngles,
  inclination,
  kneeAgainstFoot,
  kneeBend,
  shoulderAngles,
  trunkLean,
  turnBetween,
  wristBend,
} from './figure/measure.mjs';
import { CHEST, SIDES } from './figure/skeleton.mjs';
import { solvePose } from './figure/solve-pose.mjs';
import { distance } from './geometry/vector.mjs';
import { momentsOf } from './moments.mjs';
import { MOTIONS } from './motions/index.mjs';
import { poseAt } from './motions/motion.mjs';
import { SETTINGS } from './settings.mjs';

/** Change of the height of the head, in metres. */
const STANDS_AND_LIES = 1;

const MOMENTS = Array.from({ length: 24 }, (_, i) => i / 24);

/** @type {(id: string) => import('./figure/body.mjs').Body[]} */
const bodiesOf = (id) => MOMENTS.map((moment) => solvePose(poseAt(MOTIONS[id], moment)));

for (const id of Object.keys(MOTIONS)) {
  const bodies = bodiesOf(id);
  test(`${id}: every joint stays within its range`, () => {
    assert.deepEqual([...new Set(bodies.flatMap(jointsOutOfRange))], []);
  });
  test(`${id}: no limb passes through the floor or the trunk, and every limb reaches its target`, () => {
    assert.deepEqual([...new Set(bodies.flatMap(collisions))], []);
    assert.deepEqual(outOfReach(bodies), []);
  });
  test(`${id}: planted bones do not move`, () => {
    for (const bone of MOTIONS[id].planted ?? []) {
      const moved = Math.max(...bodies.map(({ at }) => distance(at[bone], bodies[0].at[bone])));
      assert.ok(moved < TOLERANCES.planted, `${bone} moves by ${(moved * 1000).toFixed(0)} mm`);
    }
  });
  test(`${id}: the loop has no jumps`, () => {
    // At least 40 samples per second of the loop.
    const count = Math.max(96, Math.round(40 * (MOTIONS[id].seconds ?? SETTINGS.seconds)));
    const steps = Array.from({ length: count }, (_, i) => solvePose(poseAt(MOTIONS[id], i / count)));
    steps.forEach(({ at }, i) => {
      const next = steps[(i + 1) % steps.length].at;
      for (const bone of ['head', 'hand.L', 'hand.R', 'shin.L', 'shin.R', 'forearm.L', 'forearm.R']) {
        const moved = distance(at[bone], next[bone]);
        assert.ok(moved < 0.13, `${bone} jumps ${(moved * 100).toFixed(0)} cm at ${i}/${count}`);
      }
    });
  });
}

/** @type {(body: import('./figure/body.mjs').Body) => string[]} */
function jointsOutOfRange(body) {
  const found = [];
  const check = (name, value, [low, high]) => {
    if (!(value >= low && value <= high)) found.push(`${name} ${Math.round(value)}`);
  };
  for (const side of SIDES) {
    check(`knee.${side}`, kneeBend(body, side), [0, LIMITS.knee]);
    if (kneeBend(body, side) > 15) check(`knee against foot ${side}`, kneeAgainstFoot(body, side), [0, 60]);
    check(`elbow.${side}`, elbowBend(body, side), [0, LIMITS.elbow]);
    const hip = hipAngles(body, side);
    check(`hip flexion.${side}`, hip.flexion, LIMITS.hipFlexion);
    check(`hip abduction.${side}`, hip.abduction, LIMITS.hipAbduction);
    const shoulder = shoulderAngles(body, side);
    check(`shoulder behind.${side}`, shoulder.behind, [-90, LIMITS.shoulderBehind]);
    check(`shoulder across.${side}`, shoulder.across, [-90, LIMITS.shoulderAcross]);
    check(`ankle.${side}`, ankleBend(body, side), LIMITS.ankle);
    check(`wrist.${side}`, wristBend(body, side), [0, LIMITS.wrist]);
  }
  check('spine', turnBetween(body, 'pelvis', CHEST), [0, LIMITS.spine]);
  check('head', turnBetween(body, CHEST, 'head'), [0, LIMITS.head]);
  return found;
}

/** @type {(body: import('./figure/body.mjs').Body) => string[]} */
function collisions(body) {
  const capsules = capsulesOf(body);
  const inFloor = capsules
    .filter(({ from, to, radius }) => Math.min(from[1], to[1]) - radius < -TOLERANCES.belowFloor)
    .map(({ name }) => `${name} in the floor`);
  const limbs = capsules.filter(({ name }) => /^(forearm|fingers)/.test(name));
  const trunk = capsules.filter(({ name }) => /^(belly|ribs|skull|thigh|shin)/.test(name));
  const inTrunk = limbs.flatMap((limb) =>
    trunk
      .filter((part) => gapBetween(limb, part) < -TOLERANCES.limbInTrunk)
      .map(({ name }) => `${limb.name} in ${name}`),
  );
  return [...inFloor, ...inTrunk];
}

/** @type {(bodies: import('./figure/body.mjs').Body[]) => string[]} */
function outOfReach(bodies) {
  const limits = { leg: TOLERANCES.legTooShort, arm: TOLERANCES.armTooShort };
  return Object.entries(limits).flatMap(([limb, limit]) =>
    SIDES.filter((side) => bodies.some(({ missed }) => missed[`${limb}.${side}`] > limit)).map(
      (side) =>
        `${limb}.${side} is ${Math.round(Math.max(...bodies.map(({ missed }) => missed[`${limb}.${side}`] ?? 0)) * 1000)} mm too short`,
    ),
  );
}

test('frames that a thereAndBack cycle reuses show the pose of their moment', () => {
  for (const [id, motion] of Object.entries(MOTIONS)) {
    const { drawn, order } = momentsOf(motion);
    order.forEach((shown, i) => {
      const expected = solvePose(poseAt(motion, motion.still ? 0.5 : i / order.length)).at;
      const actual = solvePose(poseAt(motion, drawn[shown])).at;
      const error = Math.max(...Object.keys(expected).map((bone) => distance(expected[bone], actual[bone])));
      assert.ok(error < 0.001, `${id}: frame ${i} is ${error} m off`);
    });
  }
});

test('the camera follows figures that stand and lie in the same loop', () => {
  for (const [id, { view }] of Object.entries(MOTIONS)) {
    const heights = bodiesOf(id).map(({ at }) => at.head[1]);
    const change = Math.max(...heights) - Math.min(...heights);
    assert.ok(change < STANDS_AND_LIES || view.follow, `${id}: the head moves by ${change.toFixed(2)} m`);
  }
});

const DOWN = [0, -1, 0];

test('squats reach level thighs, and the trunk leans less than 50 degrees', () => {
  for (const id of [
    'bodyweight-squat',
    'barbell-back-squat',
    'barbell-front-squat',
    'goblet-squat',
    'dumbbell-front-squat',
  ]) {
    const bottom = bodiesOf(id)[12];
    assert.ok(inclination(bottom, 'thigh.L', 'shin.L', DOWN) >= 89, `${id}: thigh`);
    assert.ok(trunkLean(bottom) < 50, `${id}: trunk ${trunkLean(bottom)}`);
  }
});

test('deadlifts start with the hips above the knees and a flat back', () => {
  for (const id of ['barbell-deadlift', 'kettlebell-deadlift', 'resistance-band-deadlift']) {
    const start = bodiesOf(id)[0];
    assert.ok(start.at['thigh.L'][1] > start.at['shin.L'][1], `${id}: hips`);
    assert.ok(turnBetween(start, 'pelvis', CHEST) < 10, `${id}: back`);
  }
});

test('push-ups keep a straight body and bend the elbows to a right angle', () => {
  for (const id of ['push-up', 'resistance-band-push-up', 'incline-push-up']) {
    for (const body of bodiesOf(id)) assert.ok(bodyLine(body) < 10, `${id}: line ${bodyLine(body)}`);
  }
  const bottom = bodiesOf('push-up')[12];
  assert.ok(Math.abs(elbowBend(bottom, 'L') - 90) < 15, `elbow ${elbowBend(bottom, 'L')}`);
});

test('a plank keeps a straight body', () => {
  for (const body of bodiesOf('plank')) assert.ok(bodyLine(body) < 10);
});

test('rows keep the trunk between 30 and 60 degrees', () => {
  for (const id of ['barbell-bent-over-row', 'dumbbell-bent-over-row']) {
    for (const body of bodiesOf(id)) {
      assert.ok(trunkLean(body) > 30 && trunkLean(body) < 62, `${id}: ${trunkLean(body)}`);
    }
  }
});

test('curls keep the upper arm within 15 degrees of vertical', () => {
  for (const id of ['dumbbell-biceps-curl', 'barbell-curl', 'hammer-curl', 'resistance-band-biceps-curl']) {
    for (const body of bodiesOf(id)) {
      assert.ok(inclination(body, 'upperArm.L', 'forearm.L', DOWN) < 15, id);
    }
  }
});

test('flies and pullovers keep the elbows slightly bent', () => {
  for (const [id, least, most] of [
    ['dumbbell-fly', 15, 25],
    ['dumbbell-pullover', 25, 40],
  ]) {
    for (const body of bodiesOf(id)) {
      const bend = elbowBend(body, 'L');
      assert.ok(bend > least && bend < most, `${id}: elbow ${bend}`);
    }
  }
});

test('floor presses start with vertical forearms and the elbows on the mat', () => {
  const bottom = bodiesOf('dumbbell-floor-press')[0];
  assert.ok(inclination(bottom, 'forearm.L', 'hand.L', [0, 1, 0]) < 6);
  assert.ok(bottom.at['forearm.L'][1] < 0.065, `elbow at ${bottom.at['forearm.L'][1]}`);
});

test('overhead presses end with locked elbows over the shoulders', () => {
  for (const id of ['barbell-overhead-press', 'dumbbell-shoulder-press']) {
    const top = bodiesOf(id)[12];
    assert.ok(elbowBend(top, 'L') < 20, `${id}: elbow ${elbowBend(top, 'L')}`);
    assert.ok(Math.abs(top.at['forearm.L'][2] - top.at['upperArm.L'][2]) < 0.06, `${id}: over the shoulder`);
  }
});

/** Deviation of ankle, hip and shoulder from a straight line, in degrees. */
function bodyLine(body) {
  const { at } = body;
  const hips = at['thigh.L'];
  return 180 - (180 / Math.PI) * Math.acos(cosineAt(hips, at['foot.L'], at['shoulderAtRest.L']));
}

/** Cosine of the angle at a vertex, seen from the side. */
function cosineAt(vertex, a, b) {
  const u = a.map((part, i) => part - vertex[i]).with(0, 0);
  const v = b.map((part, i) => part - vertex[i]).with(0, 0);
  return u.reduce((sum, part, i) => sum + part * v[i], 0) / (Math.hypot(...u) * Math.hypot(...v));
}
