// npm run bench:logins: do log-ins slow down article reads? Exits with 1 if the p99 of the reads more than doubles.
import { performance } from 'node:perf_hooks';
import { DEMO_MEMBER, operation, requireSuccess, signIn } from './support/calls.mjs';
import { machine } from './support/machine.mjs';
import { withProduct } from './support/product.mjs';
import { median, ms, quantile } from './support/statistics.mjs';

const ROUNDS = 5;
const ROUND_S = 10;
const WARM_UP_S = 4;
const READS_PER_S = 100;
const LOGINS_IN_FLIGHT = 8;
const RATIO_MAX = 2;

const ARTICLES = '{ articles(first: 12) { nodes { id title description thumbnailUrl } } }';

/**
 * Reads at a fixed rate without waiting for responses; each response time counts from the scheduled start.
 * @param {string} address
 * @param {number} seconds
 */
async function reads(address, seconds) {
  const start = performance.now();
  const requests = Array.from({ length: seconds * READS_PER_S }, async (_, index) => {
    const due = start + (index * 1000) / READS_PER_S;
    await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
    requireSuccess(await operation(address, ARTICLES));
    return performance.now() - due;
  });
  return Promise.all(requests);
}

/**
 * Keeps LOGINS_IN_FLIGHT log-ins in flight until the returned function is called.
 * @param {string} address
 */
function keepLoggingIn(address) {
  const state = { isOver: false, count: 0 };
  const start = performance.now();
  const runLogIns = async () => {
    while (!state.isOver) {
      requireSuccess(await signIn(address, DEMO_MEMBER));
      state.count += 1;
    }
  };
  const logIns = Promise.all(Array.from({ length: LOGINS_IN_FLIGHT }, runLogIns));
  // Avoids an unhandled rejection; errors are thrown by the returned function.
  logIns.catch(() => {});
  return async () => {
    const perSecond = (state.count * 1000) / (performance.now() - start);
    state.isOver = true;
    await logIns;
    return perSecond;
  };
}

/** @param {string} address */
async function readsWithLogins(address) {
  const stop = keepLoggingIn(address);
  const times = await reads(address, ROUND_S);
  return { times, perSecond: await stop() };
}

await withProduct(async (address) => {
  console.log(machine());
  console.log(
    `${READS_PER_S} article reads a second, ${ROUNDS} rounds of ${ROUND_S} s alone and with ${LOGINS_IN_FLIGHT} log-ins in flight.\n`,
  );
  await reads(address, WARM_UP_S);
  const warm = keepLoggingIn(address);
  await reads(address, WARM_UP_S);
  await warm();

  const alone = [];
  const together = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    alone.push(await reads(address, ROUND_S));
    together.push(await readsWithLogins(address));
    const [a, b] = [alone.at(-1) ?? [], together.at(-1)?.times ?? []];
    console.log(
      `round ${round}: p50 ${ms(quantile(a, 0.5))} -> ${ms(quantile(b, 0.5))}, p99 ${ms(quantile(a, 0.99))} -> ${ms(quantile(b, 0.99))}`,
    );
  }
  const before = median(alone.map((times) => quantile(times, 0.99)));
  const after = median(together.map(({ times }) => quantile(times, 0.99)));
  const ratio = after / before;
  console.log(`\np99 of reads, median of rounds: ${ms(before)} alone, ${ms(after)} with log-ins.`);
  console.log(`log-ins: ${median(together.map(({ perSecond }) => perSecond)).toFixed(1)} a second.`);
  console.log(`ratio ${ratio.toFixed(2)}, limit ${RATIO_MAX}: ${ratio <= RATIO_MAX ? 'passed' : 'FAILED'}`);
  return ratio <= RATIO_MAX ? 0 : 1;
});
