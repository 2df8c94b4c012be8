// Measures the cases: every contender in every one that it can answer.
import { requestOf } from '../cases/case.mjs';
import { COMMENT } from '../cases/reviews.mjs';
import { CONTENDERS } from '../contenders/contenders.mjs';
import { run } from '../data/run.mjs';
import { measureInTurn } from './rounds.mjs';
import { requireSameAnswers } from './same-answers.mjs';

/**
 * @typedef {Record<string, import('../contenders/contender.mjs').Running>} RunningContenders
 * @typedef {import('./rounds.mjs').Bench & { databaseUrl: string }} CaseBench
 */

/**
 * @param {CaseBench} bench
 * @param {import('../cases/case.mjs').Case} kase
 * @param {RunningContenders} running
 */
export async function measureCase(bench, kase, running) {
  const contenders = await askersOf(kase, running);
  await requireSameAnswers(kase, contenders);
  const after = kase.isWrite ? () => removeReviews(bench.databaseUrl) : undefined;
  const runners = contenders.map(({ name, address, pid, token }) => {
    const { path, request } = requestOf(kase, { contender: name, token });
    return { name, pid, order: { url: address + path, request }, after };
  });
  const figures = await measureInTurn(bench, runners);
  // Failures of GraphQL have status 200 as well, for example if a token has expired meanwhile.
  await requireSameAnswers(kase, contenders);
  await after?.();
  return figures;
}

/** Those that can answer, with the token that they need. @param {import('../cases/case.mjs').Case} kase @param {RunningContenders} running */
function askersOf(kase, running) {
  const able = Object.entries(running).filter(([name]) => !kase.path || CONTENDERS[name]?.hasRest);
  return Promise.all(
    able.map(async ([name, { address, pid, tokenOf }]) => ({
      name,
      address,
      pid,
      token: kase.as && (await tokenOf(kase.as)),
    })),
  );
}

/** So that every round starts with the same rows. @param {string} databaseUrl */
const removeReviews = (databaseUrl) =>
  run(databaseUrl, [`delete from reviews where comment = '${COMMENT}'`, 'vacuum analyze reviews']).then(
    () => {},
  );
