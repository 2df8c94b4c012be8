// Measurements of Bhor on its own.
import { homePage } from './home-page.mjs';
import { logIns } from './log-ins.mjs';
import { memory } from './memory.mjs';
import { millionMembers } from './million-members.mjs';
import { startUp } from './start-up.mjs';

/**
 * @typedef {{
 *   bench: import('../measure/run-cases.mjs').CaseBench,
 *   bhor: import('../contenders/contenders.mjs').Running,
 *   cluster: { url: string, pid: number },
 *   directory: string,
 * }} Surroundings
 *
 * @typedef {{ what: string, figure: number, unit: string, atMost?: number, atLeast?: number }} Measured a goal if it has
 *   a limit
 * @typedef {{ name: string, title: string, isSlow?: boolean, measure: (surroundings: Surroundings) => Promise<Measured[]> }} Measurement
 *   slow ones are not part of the quick run
 */

/** @type {Measurement[]} */
export const ALONE = [homePage, startUp, logIns, millionMembers, memory];
