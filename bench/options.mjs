import { parseArgs } from 'node:util';

/** The product becomes faster for as long as its code is being compiled, about ten seconds for each operation. */
const THOROUGH = { rounds: 5, seconds: 2, warmUpSeconds: 8, connections: 16 };
const QUICK = { rounds: 3, seconds: 0.6, warmUpSeconds: 1.2, connections: 16 };

const names = (/** @type {string | undefined} */ list) => list?.split(',').filter(Boolean);

/**
 * `--quick`: fewer and shorter rounds, and only the comparison with the peers; `--cases` and `--contenders` choose some
 * by name.
 */
export function readOptions() {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      cases: { type: 'string' },
      contenders: { type: 'string' },
    },
  });
  const isQuick = values.quick;
  return {
    isQuick,
    plan: isQuick ? QUICK : THOROUGH,
    cases: names(values.cases),
    contenders: names(values.contenders),
  };
}
