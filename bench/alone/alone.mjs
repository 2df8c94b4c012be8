// Measurements of Bhor on its own.
import { homePage } from './home-page.mjs';
import { logIns } from './log-ins.mjs';
import { memory } from './memory.mjs';
import { millionMembers } from './million-members.mjs';
import { startUp } from './start-up.mjs';

/** @type {import('./measurement.mjs').Measurement[]} */
export const ALONE = [homePage, startUp, logIns, millionMembers, memory];
