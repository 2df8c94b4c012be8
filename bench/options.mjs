import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectFolder } from '../scripts/set-up/project.mjs';

/** The product becomes faster for as long as its code is being compiled, about ten seconds for each operation. */
const THOROUGH = { rounds: 5, seconds: 2, warmUpSeconds: 8, connections: 16 };
const QUICK = { rounds: 3, seconds: 0.4, warmUpSeconds: 0.7, connections: 16 };

/**
 * `--quick`: fewer and shorter rounds, without what is slow; `--cases` and `--contenders` choose some by name, separated
 * by commas.
 */
export function readOptions() {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      cases: { type: 'string' },
      contenders: { type: 'string' },
    },
  });
  return {
    isQuick: values.quick,
    plan: values.quick ? QUICK : THOROUGH,
    cases: choice(values.cases),
    contenders: choice(values.contenders),
    /** Databases and results. */
    directory: path.join(projectFolder, '.data/bench'),
  };
}

/** Whether a name has been chosen: all of them by default. @param {string | undefined} list */
function choice(list) {
  const names = list?.split(',');
  return (/** @type {string} */ name) => names?.includes(name) ?? true;
}

/** @typedef {ReturnType<typeof readOptions>} Options */
