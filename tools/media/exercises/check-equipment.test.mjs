/** Checks equipment that moves or hangs on its own: towels between the fists. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { solvePose } from './figure/solve-pose.mjs';
import { MOTIONS } from './motions/index.mjs';
import { poseAt, shapesOf } from './motions/motion.mjs';

const STEPS = 96;

/** Body and shapes of a loop at evenly spaced moments, the first one again at the end. */
const loopOf = (id) =>
  Array.from({ length: STEPS + 1 }, (_, i) => {
    const body = solvePose(poseAt(MOTIONS[id], i / STEPS));
    return { body, shapes: shapesOf(MOTIONS[id], body, i / STEPS) };
  });

for (const id of ['prone-towel-row', 'towel-overhead-press']) {
  test(`${id}: the towel sags a little between the fists, and its ends hang down`, () => {
    for (const { body, shapes } of loopOf(id)) {
      const { sections } = shapes.find(({ kind }) => kind === 'strap');
      const fists = (body.grip.L.at[1] + body.grip.R.at[1]) / 2;
      const sag = fists - sections[Math.floor(sections.length / 2)].at[1];
      assert.ok(sag > 0.01 && sag < 0.04, `sags ${sag}`);
      for (const end of [sections[0], sections.at(-1)]) assert.ok(end.at[1] < fists - 0.04, 'end');
      for (const { at } of sections) assert.ok(at[1] > 0, 'in the floor');
    }
  });
}
