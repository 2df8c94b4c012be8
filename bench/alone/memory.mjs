import { CASES } from '../cases/cases.mjs';
import { requestOf } from '../cases/case.mjs';
import { startBhor } from '../contenders/bhor.mjs';
import { memoryOf } from '../measure/processes.mjs';

const REQUESTS = 100_000;
/** All kinds of requests are sent in each part; memory is read after it. */
const PARTS = 10;
const MB_MAX = 400;
const GROWTH_MAX = 1.1;

/** @type {import('./measurement.mjs').Measurement} */
export const memory = {
  name: 'memory',
  title: `Memory of a new server and its child processes while it answers ${REQUESTS.toLocaleString('en')} mixed requests`,
  isSlow: true,
  measure: async ({ bench, directory }) => {
    const bhor = await startBhor({ databaseUrl: bench.databaseUrl, directory });
    const readings = [];
    try {
      for (let part = 0; part < PARTS; part += 1) {
        await sendMixed(bench, bhor, REQUESTS / PARTS);
        readings.push(memoryOf(bhor.pid));
      }
    } finally {
      await bhor.stop();
    }
    const half = readings[PARTS / 2 - 1] ?? NaN;
    const end = readings[PARTS - 1] ?? NaN;
    return [
      { what: 'after half of them', figure: half, unit: 'MB' },
      { what: 'at the end', figure: end, unit: 'MB', atMost: MB_MAX },
      { what: 'end as a multiple of half', figure: end / half, unit: '', atMost: GROWTH_MAX },
    ];
  },
};

/**
 * @param {import('../measure/rounds.mjs').Bench} bench
 * @param {import('../contenders/contender.mjs').Running} bhor
 * @param {number} amount
 */
async function sendMixed({ send, plan: { connections } }, { address, tokenOf }, amount) {
  const kinds = CASES.filter(({ isWrite }) => !isWrite);
  for (const kase of kinds) {
    const token = kase.as && (await tokenOf(kase.as));
    const { path, request } = requestOf(kase, { contender: 'bhor', token });
    const order = { url: address + path, connections, amount: Math.ceil(amount / kinds.length), request };
    await send(order);
  }
}
