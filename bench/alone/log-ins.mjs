import { CASES } from '../cases/cases.mjs';
import { requestOf } from '../cases/case.mjs';
import { startBhor } from '../contenders/bhor.mjs';
import { startLoadGenerator } from '../measure/load.mjs';
import { DEMO_MEMBER, SIGN_IN } from '../support/calls.mjs';
import { median } from '../support/statistics.mjs';

const LOG_INS_IN_FLIGHT = 8;
const RATE_KEPT_MIN = 0.75;
const P99_RATIO_MAX = 2.5;

/** @type {import('./measurement.mjs').Measurement} */
export const logIns = {
  name: 'log-ins',
  title: `Reads of articles, each request different, while ${LOG_INS_IN_FLIGHT} log-ins are always in flight, on all cores`,
  measure: async ({ bench, directory }) => {
    const bhor = await startBhor({ databaseUrl: bench.databaseUrl, directory, isPinned: false });
    const other = await startLoadGenerator({ isPinned: false });
    try {
      return resultOf(await measureReads(bench, bhor.address, other.send));
    } finally {
      other.stop();
      await bhor.stop();
    }
  },
};

/**
 * @typedef {import('../measure/load.mjs').Load} Load
 * @param {import('../measure/rounds.mjs').Bench} bench
 * @param {string} address
 * @param {import('../measure/rounds.mjs').Bench['send']} sendLogIns
 */
async function measureReads({ send, plan }, address, sendLogIns) {
  const { seconds, connections } = plan;
  const reads = (/** @type {number} */ length) =>
    send({ ...orderOfReads(address), connections, seconds: length });
  await reads(plan.warmUpSeconds);
  /** @type {{ alone: Load, together: Load, logIns: Load }[]} */
  const rounds = [];
  for (let round = 0; round < plan.rounds; round += 1) {
    const alone = await reads(seconds);
    const logInOrder = { ...orderOfLogIns(address), connections: LOG_INS_IN_FLIGHT, seconds };
    const [together, loggedIn] = await Promise.all([reads(seconds), sendLogIns(logInOrder)]);
    rounds.push({ alone, together, logIns: loggedIn });
  }
  return rounds;
}

/** @param {string} address */
function orderOfReads(address) {
  const kase = CASES.find(({ name }) => name === 'articles-different');
  if (!kase) throw new Error('There is no such case.');
  const { path, request } = requestOf(kase, { contender: 'bhor', token: undefined });
  return { url: address + path, request };
}

/** @param {string} address */
const orderOfLogIns = (address) => ({
  url: `${address}/graphql`,
  request: {
    method: /** @type {const} */ ('POST'),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: SIGN_IN,
      variables: { input: { login: DEMO_MEMBER.email, password: DEMO_MEMBER.password } },
    }),
  },
});

/** @param {Awaited<ReturnType<typeof measureReads>>} rounds @returns {import('./measurement.mjs').Measured[]} */
const resultOf = (rounds) => [
  { what: 'reads alone', figure: median(rounds.map(({ alone }) => alone.perSecond)), unit: '/s' },
  {
    what: 'reads with log-ins',
    figure: median(rounds.map(({ together }) => together.perSecond)),
    unit: '/s',
  },
  {
    what: 'log-ins meanwhile',
    figure: median(rounds.map(({ logIns: { perSecond } }) => perSecond)),
    unit: '/s',
  },
  {
    what: 'reads/s kept while log-ins saturate',
    figure: median(rounds.map(({ alone, together }) => together.perSecond / alone.perSecond)),
    unit: '',
    atLeast: RATE_KEPT_MIN,
  },
  {
    what: 'p99 of reads with log-ins, as a multiple of that alone',
    figure: median(rounds.map(({ alone, together }) => together.p99Ms / alone.p99Ms)),
    unit: '',
    atMost: P99_RATIO_MAX,
  },
];
