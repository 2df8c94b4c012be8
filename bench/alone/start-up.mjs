import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { BLANK_SETTINGS } from '../../scripts/test/blank-settings.mjs';
import { startServer } from '../contenders/start.mjs';
import { START_ARGUMENTS } from '../../scripts/start-arguments.mjs';
import { median } from '../support/statistics.mjs';

const STARTS = 5;
const SECONDS_MAX = 3;

/** @type {import('./measurement.mjs').Measurement} */
export const startUp = {
  name: 'start-up',
  title:
    'From the start of scripts/start.mjs, which npm start runs, to the first answer, with its own PostgreSQL',
  isSlow: true,
  measure: async () => {
    const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'bhor-bench-'));
    try {
      const first = await startOnce(directory);
      const times = [];
      for (let start = 0; start < STARTS; start += 1) times.push(await startOnce(directory));
      return [
        { what: 'first start, which makes the database', figure: first, unit: 's' },
        { what: `later start, median of ${STARTS}`, figure: median(times), unit: 's', atMost: SECONDS_MAX },
      ];
    } finally {
      fs.rmSync(directory, { recursive: true, force: true });
    }
  },
};

/** In seconds. @param {string} directory */
async function startOnce(directory) {
  const { startMs, stop } = await startServer({
    command: START_ARGUMENTS,
    path: '/home',
    env: { ...BLANK_SETTINGS, DATA_DIR: directory },
    isPinned: false,
  });
  await stop();
  return startMs / 1000;
}
