// Contenders in turn: A B C, A B C, ..., so that whatever else the machine does concerns all of them.
import { median } from '../support/statistics.mjs';
import { cpuSpent, cpuTimes } from './processes.mjs';

/**
 * @typedef {{ name: string, pid: number, order: Omit<import('./load.mjs').Order, 'connections'>, after?: () => Promise<void> }} Runner
 * @typedef {{ cpuMs: number, databaseCpuMs: number, perSecond: number, p50Ms: number, p99Ms: number }} Figures
 *   CPU time is per request: of the server, and of PostgreSQL
 * @typedef {{ rounds: number, seconds: number, warmUpSeconds: number, connections: number }} Plan
 * @typedef {{ send: (order: import('./load.mjs').Order) => Promise<import('./load.mjs').Load>, databasePid: number, plan: Plan }} Bench
 */

/**
 * The figures of each round by runner.
 * @param {Bench} bench
 * @param {Runner[]} runners
 * @returns {Promise<Record<string, Figures[]>>}
 */
export async function measureInTurn(bench, runners) {
  const { plan } = bench;
  for (const runner of runners) {
    await load(bench, runner, plan.warmUpSeconds);
    await runner.after?.();
  }
  /** @type {Record<string, Figures[]>} */
  const figures = Object.fromEntries(runners.map(({ name }) => [name, []]));
  for (let round = 0; round < plan.rounds; round += 1)
    for (const runner of runners) figures[runner.name]?.push(await measureOnce(bench, runner));
  return figures;
}

/** @param {Bench} bench @param {Runner} runner @returns {Promise<Figures>} */
async function measureOnce(bench, runner) {
  const server = cpuTimes(runner.pid);
  const database = cpuTimes(bench.databasePid);
  const { answers, perSecond, p50Ms, p99Ms } = await load(bench, runner, bench.plan.seconds);
  const cpuMs = cpuSpent(server, cpuTimes(runner.pid)) / answers;
  const databaseCpuMs = cpuSpent(database, cpuTimes(bench.databasePid)) / answers;
  await runner.after?.();
  return { cpuMs, databaseCpuMs, perSecond, p50Ms, p99Ms };
}

/** @param {Bench} bench @param {Runner} runner @param {number} seconds */
async function load({ send, plan: { connections } }, { name, order }, seconds) {
  const result = await send({ ...order, connections, seconds });
  if (result.failures > 0) throw new Error(`${name}: ${result.failures} of the requests failed.`);
  return result;
}

/**
 * A figure against that of another contender: the median of the ratios of each round, with the least and the greatest.
 * @param {Figures[]} figures
 * @param {Figures[]} others
 * @param {(figures: Figures) => number} [of] CPU time by default
 */
export function ratioOf(figures, others, of = ({ cpuMs }) => cpuMs) {
  const ratios = figures.map((figure, round) => of(figure) / of(/** @type {Figures} */ (others[round])));
  return { ratio: median(ratios), least: Math.min(...ratios), greatest: Math.max(...ratios) };
}
