import { ALONE } from './alone/alone.mjs';
import { CASES } from './cases/cases.mjs';
import { canRun, CONTENDERS } from './contenders/contenders.mjs';
import { startCluster } from './data/cluster.mjs';
import { prepareDatabase } from './data/databases.mjs';
import { startLoadGenerator } from './measure/load.mjs';
import { measureCase } from './measure/run-cases.mjs';
import { describeRun } from './report/run.mjs';

const MEMBERS = 10_000;

/**
 * @typedef {import('./options.mjs').Options} Options
 * @typedef {Awaited<ReturnType<typeof compare>>} Results
 */

/** @param {Options} options */
export async function compare(options) {
  const { directory, plan } = options;
  const run = describeRun(options);
  const cluster = await startCluster(directory);
  const load = await startLoadGenerator();
  try {
    const databaseUrl = await prepareDatabase(cluster, MEMBERS);
    const bench = { send: load.send, databasePid: cluster.pid, databaseUrl, plan };
    return { ...run, ...(await measureAll(options, { bench, cluster })) };
  } finally {
    load.stop();
    await cluster.stop();
  }
}

/**
 * @typedef {{ bench: import('./measure/run-cases.mjs').CaseBench, cluster: { url: string, pid: number } }} Started
 * @param {Options} options
 * @param {Started} started
 */
async function measureAll(options, started) {
  const running = await startAll(started.bench.databaseUrl, options);
  try {
    const cases = await measureCases(options, started, running);
    return { cases, alone: await measureAlone(options, started, running) };
  } finally {
    await Promise.all(Object.values(running).map(({ stop }) => stop()));
  }
}

/** @param {string} databaseUrl @param {Options} options */
async function startAll(databaseUrl, { contenders, directory }) {
  /** @type {import('./measure/run-cases.mjs').RunningContenders} */
  const running = {};
  for (const [name, { title, start, nodeMin }] of Object.entries(CONTENDERS)) {
    if (!contenders(name)) continue;
    if (canRun(name)) running[name] = await start({ databaseUrl, directory });
    else console.log(`  Without ${title}, which needs Node ${nodeMin}.`);
  }
  return running;
}

/**
 * @param {Options} options
 * @param {Started} started
 * @param {import('./measure/run-cases.mjs').RunningContenders} running
 */
async function measureCases({ cases }, { bench }, running) {
  /** @type {Record<string, Record<string, import('./measure/rounds.mjs').Figures[]>>} */
  const results = {};
  for (const kase of CASES.filter(({ name }) => cases(name))) {
    console.log(`  ${kase.title} ...`);
    results[kase.name] = await measureCase(bench, kase, running);
  }
  return results;
}

/**
 * @param {Options} options
 * @param {Started} started
 * @param {import('./measure/run-cases.mjs').RunningContenders} running
 */
async function measureAlone({ cases, isQuick, directory }, started, { bhor }) {
  /** @type {Record<string, import('./alone/measurement.mjs').Measured[]>} */
  const results = {};
  if (!bhor) return results;
  for (const { name, title, isSlow, measure } of ALONE) {
    if (!cases(name) || (isSlow && isQuick)) continue;
    console.log(`  ${title} ...`);
    results[name] = await measure({ ...started, bhor, directory });
  }
  return results;
}
