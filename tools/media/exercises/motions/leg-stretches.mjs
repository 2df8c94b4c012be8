/** Most stretches are static holds, so a picture of the end position is enough. */
import { MAT, SEAT, chair, mat, wall, wallBeside } from '../props/studio.mjs';
import { feetSideBySide } from './stances.mjs';

/** @typedef {import('./motion.mjs').Motion} Motion */

export const still = (view, pose, props = []) => ({ view, still: true, pose, props });

/** Upright on a chair. */
export const sitting = ({ lean = 0, spine = [0, 0, 0], head = [0, 0, 0] } = {}) => ({
  pelvis: { at: [0, SEAT + 0.1, -0.02], turn: [lean - 4, 0, 0] },
  spine,
  head,
  legs: { foot: [0.13, 0, 0.42], turn: 8, kneeTo: [0.1, 1, 0.4] },
});

const lungeAtWall = ({ backZ }) => ({
  pelvis: { at: [0, 0.79, -0.12], turn: [8, 0, 0] },
  spine: [2, 0, 0],
  head: [-6, 0, 0],
  legL: { foot: [0.1, 0, backZ], turn: 2 },
  legR: { foot: [0.1, 0, 0.14], turn: 3 },
  arms: { palm: [0.2, 1.27, 0.46], fingers: [0, 1, 0], palmTo: [0, 0, 1], elbow: [0.6, -1, -0.2], curl: 3 },
});

/** @type {Record<string, Motion>} */
export const LEG_STRETCHES = {
  'wall-calf-stretch': still({ azimuth: 110, elevation: 8 }, () => lungeAtWall({ backZ: -0.56 }), [
    wall(0.5),
  ]),
  'bent-knee-calf-stretch': still(
    { azimuth: 110, elevation: 8 },
    () => {
      const { at, legs } = feetSideBySide({ shin: 30, thigh: 30, width: 0.11, turn: 2 });
      return {
        pelvis: { at: [0, at[1], at[2] - 0.06], turn: [4, 0, 0] },
        head: [-4, 0, 0],
        legL: { ...legs, foot: [0.11, 0, -0.16] },
        legR: { ...legs, foot: [0.11, 0, 0.06] },
        arms: {
          palm: [0.2, 1.27, 0.5],
          fingers: [0, 1, 0.0],
          palmTo: [0, 0, 1],
          elbow: [1, -1, 0.2],
          curl: 3,
        },
      };
    },
    [wall(0.54)],
  ),
  'standing-quadriceps-stretch': still(
    { azimuth: 66, elevation: 8 },
    () => ({
      pelvis: { at: [-0.04, 0.92, 0], turn: [0, 0, 0] },
      spine: [-2, 0, 0],
      legR: { foot: [0.06, 0, -0.018], turn: 3 },
      legL: { flex: -4, knee: 145, plantar: 34 },
      armL: {
        exact: true,
        grip: [0.08, 0.83, -0.29],
        fingers: [-0.25, -0.9, -0.1],
        palmTo: [-0.5, 0, 1],
        elbow: [0.6, 0.2, -1],
        curl: 50,
      },
      armR: {
        palm: [0.52, 1.3, 0.14],
        fingers: [0, 1, 0.2],
        palmTo: [1, 0, 0],
        elbow: [0.3, -1, -0.3],
        curl: 4,
      },
    }),
    [wallBeside(-0.52)],
  ),
  'half-kneeling-hip-flexor-stretch': still(
    { azimuth: 70, elevation: 9 },
    () => ({
      pelvis: { at: [0, 0.485, -0.04], turn: [-8, 0, 0] },
      spine: [4, 0, 0],
      legR: { foot: [0.11, MAT, 0.44], turn: 3 },
      legL: {
        ankle: [0.1, 0.075 + MAT, -0.6],
        toes: [0, -0.2, -1],
        sole: [0, -1, 0.2],
        kneeTo: [0, -1, 0.6],
      },
      armR: {
        palm: [0.1, 0.598, 0.3],
        fingers: [0, 0, 1],
        palmTo: [0, -1, 0],
        elbow: [1, 0, -0.6],
        curl: 12,
      },
      armL: {
        palm: [-0.03, 0.604, 0.28],
        fingers: [-0.4, 0, 1],
        palmTo: [0, -1, 0],
        elbow: [1, 0, -0.4],
        curl: 12,
      },
    }),
    [mat([0, 0], [0.68, 1.6])],
  ),
  'butterfly-stretch': still(
    { azimuth: 24, elevation: 12 },
    () => ({
      pelvis: { at: [0, 0.118 + MAT, -0.16], turn: [14, 0, 0] },
      spine: [12, 0, 0],
      head: [-6, 0, 0],
      legs: {
        ankle: [0.055, 0.07 + MAT, 0.24],
        toes: [0.15, 0.25, 1],
        sole: [1, 0.25, 0],
        kneeTo: [1, 0.12, 0.1],
      },
      arms: {
        grip: [0.05, 0.11 + MAT, 0.3],
        fingers: [-0.5, -0.35, 0.5],
        palmTo: [-0.6, 0, -0.6],
        elbow: [1, 0.4, -0.1],
        curl: 45,
      },
    }),
    [mat([0, 0.05], [1.1, 1.1])],
  ),
  'chair-hamstring-stretch': still(
    { azimuth: 72, elevation: 8 },
    () => ({
      ...sitting({ lean: 44, spine: [6, 0, 0], head: [-18, 0, 0] }),
      pelvis: { at: [0, SEAT + 0.1, 0.1], turn: [42, 0, 0] },
      legL: { ankle: [0.11, 0.09, 0.8], toes: [0.05, 0.85, 0.5], sole: [0, 0.5, -0.85], kneeTo: [0, 1, 0.4] },
      legR: { foot: [0.14, 0, 0.36], turn: 8, kneeTo: [0.1, 1, 0.4] },
      armR: {
        palm: [0.17, 0.55, 0.43],
        fingers: [-0.1, -0.1, 1],
        palmTo: [0, -1, 0],
        elbow: [1, 0.4, -0.6],
        curl: 14,
      },
      armL: {
        exact: true,
        palm: [-0.11, 0.558, 0.38],
        fingers: [-0.7, -0.1, 0.7],
        palmTo: [0, -1, 0],
        elbow: [1, 0.3, -0.4],
        curl: 14,
      },
    }),
    [chair(-0.03)],
  ),
  'seated-figure-four-stretch': still(
    { azimuth: 44, elevation: 9 },
    () => ({
      ...sitting({ lean: 34, spine: [8, 0, 0], head: [-12, 0, 0] }),
      pelvis: { at: [0, SEAT + 0.1, -0.02], turn: [32, 0, 0] },
      legR: { foot: [0.11, 0, 0.36], turn: 4, kneeTo: [0.05, 1, 0.4] },
      legL: {
        exact: true,
        ankle: [-0.14, 0.64, 0.27],
        toes: [-0.6, -0.2, 0.75],
        sole: [0.75, 0.4, 0.5],
        kneeTo: [1, 0.1, 0.5],
      },
      arms: {
        palm: [0.2, 0.66, 0.24],
        fingers: [-0.5, -0.1, 0.8],
        palmTo: [0, -1, 0],
        elbow: [1, 0.3, -0.5],
        curl: 14,
      },
    }),
    [chair(-0.03)],
  ),
};
