/** Checks equipment that moves or hangs on its own: lanes below walking figures, towels between the fists. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JOINTS, SIDES } from './figure/skeleton.mjs';
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

for (const id of ['walking-lunge', 'plate-overhead-lunge', 'brisk-walk', 'farmers-carry']) {
  test(`${id}: the floor moves with the feet that stand on it`, () => {
    const loop = loopOf(id);
    loop.slice(1).forEach((now, i) => {
      const passed = movementOfLane(loop[i].shapes, now.shapes);
      for (const toes of SIDES.map((side) => `toes.${side}`)) {
        const [from, to] = [loop[i].body.at[toes], now.body.at[toes]];
        if (!isOnFloor(from, toes) || !isOnFloor(to, toes)) continue;
        assert.ok(Math.abs(to[2] - from[2] - passed) < 0.003, `${toes} slips at ${i}/${STEPS}`);
      }
    });
  });
}

/** @type {(at: number[], toes: string) => boolean} */
const isOnFloor = (at, toes) => at[1] < JOINTS[toes][1] + 0.0002;

/** How far the lines have moved; they are evenly spaced, and look the same after one spacing. */
function movementOfLane(before, after) {
  const [earlier, later] = [before, after].map(linesOf);
  const spacing = earlier[1] - earlier[0];
  const moved = later[0] - earlier[0];
  return moved - spacing * Math.round(moved / spacing);
}

const linesOf = (shapes) =>
  shapes.filter(({ kind, finish }) => kind === 'box' && finish === 'cloth').map(({ at }) => at[2]);

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
