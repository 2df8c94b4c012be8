/** Checks how hands close around bars, and how the fingers of an open hand bend. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BAR_RADIUS, DIGITS } from './figure/hand-shape.mjs';
import { SIDES } from './figure/skeleton.mjs';
import { solvePose } from './figure/solve-pose.mjs';
import { along, angleBetween, distance, dot, subtract } from './geometry/vector.mjs';
import { MOTIONS } from './motions/index.mjs';
import { poseAt } from './motions/motion.mjs';

const FINGERS = [2, 3, 4, 5];
/** In metres. Flesh gives way a little. */
const [LOOSE, PRESSED] = [0.004, -0.0015];

const bodyAt = (id, moment) => solvePose(poseAt(MOTIONS[id], moment));

/** Points on the middle line of each bone of a digit, with the radius there. */
function fleshOf({ at }, digit, side) {
  const joints = ['1', '2', '3', 'End'].map((end) => at[`finger${digit}${end}.${side}`]);
  const { radii } = DIGITS[digit];
  return [0, 1, 2].map((i) =>
    Array.from({ length: 11 }, (_, k) => ({
      at: along(joints[i], subtract(joints[i + 1], joints[i]), k / 10),
      radius: radii[i] + ((radii[i + 1] - radii[i]) * k) / 10,
    })),
  );
}

/** The smallest distance of a bone's surface to a bar in the fist. */
function gapToBar(points, { at, axis }) {
  const gaps = points.map((point) => {
    const from = subtract(point.at, at);
    return distance(from, along([0, 0, 0], axis, dot(from, axis))) - point.radius - BAR_RADIUS;
  });
  return Math.min(...gaps);
}

for (const id of ['barbell-curl', 'dumbbell-shoulder-press', 'lat-pulldown', 'pull-up']) {
  test(`${id}: fingers and thumb touch the bar on all sides and do not go through it`, () => {
    for (const [side, moment] of SIDES.flatMap((each) => [0, 0.5].map((t) => [each, t]))) {
      const body = bodyAt(id, moment);
      for (const finger of FINGERS) {
        fleshOf(body, finger, side).forEach((bone, i) => {
          const gap = gapToBar(bone, body.grip[side]);
          assert.ok(gap < LOOSE && gap > PRESSED, `finger ${finger}, bone ${i + 1}: ${gap}`);
        });
      }
      const ofThumb = fleshOf(body, 1, side).map((bone) => gapToBar(bone, body.grip[side]));
      assert.ok(Math.min(...ofThumb) < LOOSE && Math.min(...ofThumb) > PRESSED, `thumb: ${ofThumb}`);
    }
  });
}

test('the thumb closes over the fingers from the other side of the bar', () => {
  const { at, grip } = bodyAt('barbell-curl', 0);
  const { fingers, palm, at: middle } = grip.L;
  const fromBar = (name) => subtract(at[name], middle);
  assert.ok(dot(fromBar('finger12.L'), fingers) < -BAR_RADIUS, 'the ball is on the side of the wrist');
  assert.ok(dot(fromBar('finger1End.L'), palm) > dot(fromBar('finger23.L'), palm), 'the tip is outside');
  assert.ok(distance(at['finger1End.L'], at['finger2End.L']) < 0.03, 'the tip is at the index finger');
});

test('digits of a closed hand do not go through each other', () => {
  const body = bodyAt('barbell-curl', 0);
  const [thumb, ...fingers] = [1, ...FINGERS].map((digit) => fleshOf(body, digit, 'L').flat());
  for (const [a, b] of [[thumb, fingers[0]], ...fingers.slice(1).map((each, i) => [fingers[i], each])]) {
    const gap = Math.min(...a.flatMap((p) => b.map((q) => distance(p.at, q.at) - p.radius - q.radius)));
    assert.ok(gap > -0.004, `${gap}`);
  }
});

test('in a relaxed hand the fingers bend more from the index to the little finger', () => {
  const { at } = bodyAt('neck-rotation', 0);
  const bends = FINGERS.map((finger) => {
    const [a, b, c, d] = ['1', '2', '3', 'End'].map((end) => at[`finger${finger}${end}.L`]);
    return angleBetween(subtract(b, a), subtract(c, b)) + angleBetween(subtract(c, b), subtract(d, c));
  });
  bends.slice(1).forEach((bend, i) => assert.ok(bend > bends[i] + 2, `${bends}`));
});

test('flat hands lie on the floor with their fingertips, slightly spread', () => {
  const body = bodyAt('push-up', 0);
  const floor = body.at['hand.L'][1] - 0.022;
  for (const finger of FINGERS) {
    const tip = fleshOf(body, finger, 'L').at(-1).at(-1);
    assert.ok(Math.abs(tip.at[1] - tip.radius - floor) < 0.004, `finger ${finger}`);
  }
  const directions = FINGERS.map((finger) =>
    subtract(body.at[`finger${finger}2.L`], body.at[`finger${finger}1.L`]),
  );
  directions.slice(1).forEach((direction, i) => {
    assert.ok(angleBetween(directions[i], direction) > 3, `fingers ${i + 2} and ${i + 3}`);
  });
});
