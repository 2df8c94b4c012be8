import path from 'node:path';
import { CASES } from './cases/cases.mjs';
import { canRun, CONTENDERS } from './contenders/contenders.mjs';
import { startCluster } from './data/cluster.mjs';
import { prepareDatabase } from './data/databases.mjs';
import { startLoadGenerator } from './measure/load.mjs';
import { measureCase } from './measure/run-cases.mjs';
import { projectFolder } from '../scripts/set-up/project.mjs';
import { describeRun } from './report/run.mjs';

const DIRECTORY = path.join(projectFolder, '.data/bench');
const MEMBERS = 10_000;

/** @typedef {ReturnType<typeof import('./options.mjs').readOptions>} Options */

/** @param {Options} options */
export async function compare(options) {
  const cluster = await startCluster(DIRECTORY);
  const load = await startLoadGenerator();
  try {
    const databaseUrl = await prepareDatabase(cluster, { members: MEMBERS, directory: DIRECTORY });
    const bench = { send: load.send, databasePid: cluster.pid, databaseUrl, plan: options.plan };
    return { ...describeRun(options), cases: await compareAll(bench, options) };
  } finally {
    load.stop();
    await cluster.stop();
  }
}

/** @param {import('./measure/run-cases.mjs').CaseBench} bench @param {Options} options */
async function compareAll(bench, { cases, contenders }) {
  const running = await startAll(bench.databaseUrl, contenders);
  /** @type {Record<string, Record<string, import('./measure/rounds.mjs').Figures[]>>} */
  const results = {};
  try {
    for (const kase of CASES.filter(({ name }) => cases?.includes(name) ?? true)) {
      console.log(`  ${kase.title} ...`);
      results[kase.name] = await measureCase(bench, kase, running);
    }
  } finally {
    await Promise.all(Object.values(running).map(({ stop }) => stop()));
  }
  return results;
}

/** @param {string} databaseUrl @param {string[] | undefined} chosen */
async function startAll(databaseUrl, chosen) {
  /** @type {import('./measure/run-cases.mjs').RunningContenders} */
  const running = {};
  for (const [name, { title, start, nodeMin }] of Object.entries(CONTENDERS)) {
    if (chosen && !chosen.includes(name)) continue;
    if (canRun(name)) running[name] = await start({ databaseUrl, directory: DIRECTORY });
    else console.log(`  Without ${title}, which needs Node ${nodeMin}.`);
  }
  return running;
}
