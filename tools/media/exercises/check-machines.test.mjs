/** Checks motions on machines, cables and bars against the steps in the exercise library. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elbowBend, hipAngles, inclination, kneeBend, trunkLean } from './figure/measure.mjs';
import { solvePose } from './figure/solve-pose.mjs';
import { distance } from './geometry/vector.mjs';
import { MOTIONS } from './motions/index.mjs';
import { poseAt } from './motions/motion.mjs';

const DOWN = [0, -1, 0];

const bodyAt = (id, moment) => solvePose(poseAt(MOTIONS[id], moment));
const loopOf = (id) => Array.from({ length: 24 }, (_, i) => bodyAt(id, i / 24));
const assertWithin = (value, [low, high], label) =>
  assert.ok(value >= low && value <= high, `${label}: ${value.toFixed(0)}`);

test('a leg press bends the knees to a right angle and stops short of straight', () => {
  assertWithin(kneeBend(bodyAt('leg-press', 0), 'L'), [4, 25], 'start');
  assertWithin(kneeBend(bodyAt('leg-press', 0.5), 'L'), [80, 100], 'lowest');
});

test('leg extensions end nearly straight, leg curls with the heels near the buttocks', () => {
  assertWithin(kneeBend(bodyAt('leg-extension', 0.5), 'L'), [3, 15], 'extension');
  assertWithin(kneeBend(bodyAt('leg-curl', 0.5), 'L'), [105, 130], 'curl');
});

test('machine presses and pulls move between bent and nearly straight arms', () => {
  for (const id of ['machine-chest-press', 'machine-shoulder-press']) {
    assertWithin(elbowBend(bodyAt(id, 0), 'L'), [90, 150], `${id}, start`);
    assertWithin(elbowBend(bodyAt(id, 0.5), 'L'), [5, 30], `${id}, end`);
  }
  for (const id of ['lat-pulldown', 'seated-cable-row', 'cable-face-pull', 'resistance-band-seated-row']) {
    assertWithin(elbowBend(bodyAt(id, 0), 'L'), [0, 40], `${id}, start`);
    assertWithin(elbowBend(bodyAt(id, 0.5), 'L'), [75, 152], `${id}, end`);
  }
});

test('pushdowns keep the upper arms vertical, straight-arm pulldowns the elbows nearly straight', () => {
  for (const body of loopOf('triceps-pushdown')) {
    assert.ok(inclination(body, 'upperArm.L', 'forearm.L', DOWN) < 15);
  }
  for (const body of loopOf('straight-arm-pulldown')) assertWithin(elbowBend(body, 'L'), [0, 40], 'elbow');
});

test('hip machines move the thighs apart or together', () => {
  const [closed, open] = [0, 0.5].map((t) => hipAngles(bodyAt('machine-hip-abduction', t), 'L'));
  assert.ok(open.abduction - closed.abduction > 30, 'abduction');
  const [wide, together] = [0, 0.5].map((t) => hipAngles(bodyAt('machine-hip-adduction', t), 'L'));
  assert.ok(wide.abduction - together.abduction > 30, 'adduction');
});

test('dips lower the upper arms to horizontal with a nearly upright trunk', () => {
  const lowest = bodyAt('parallel-bar-dip', 0.5);
  assertWithin(inclination(lowest, 'upperArm.L', 'forearm.L', DOWN), [75, 105], 'upper arm');
  assert.ok(trunkLean(lowest) < 30);
});

test('a back extension starts with a straight body', () => {
  const { at } = bodyAt('back-extension', 0);
  const whole = distance(at['foot.L'], at['shoulderAtRest.L']);
  const parts = distance(at['foot.L'], at['thigh.L']) + distance(at['thigh.L'], at['shoulderAtRest.L']);
  assert.ok(parts - whole < 0.02);
});

test('on a bike the knee stays slightly bent at the lowest point of the pedal', () => {
  assertWithin(Math.min(...loopOf('stationary-bike').map((body) => kneeBend(body, 'L'))), [12, 40], 'knee');
});

test('a stroke on the rowing machine uses legs before arms', () => {
  const half = bodyAt('rowing-machine', 0.22);
  assert.ok(kneeBend(half, 'L') < 100 && elbowBend(half, 'L') < 40);
  assertWithin(elbowBend(bodyAt('rowing-machine', 0.5), 'L'), [75, 145], 'finish');
});
