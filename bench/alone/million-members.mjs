import { requestOf } from '../cases/case.mjs';
import { MEMBER_LISTS } from '../cases/member-lists.mjs';
import { startBhor } from '../contenders/bhor.mjs';
import { prepareDatabase } from '../data/databases.mjs';
import { measureInTurn, ratioOf } from '../measure/rounds.mjs';

const MEMBERS = 1_000_000;
const RATIO_MAX = 2;

/** @type {import('./measurement.mjs').Measurement} */
export const millionMembers = {
  name: 'million-members',
  title:
    'Lists of the admin panel with 1,000,000 members against 10,000: CPU time of the server and PostgreSQL together',
  isSlow: true,
  measure: async ({ bench, bhor, cluster, directory }) => {
    const databaseUrl = await prepareDatabase(cluster, MEMBERS);
    const many = await startBhor({ databaseUrl, directory });
    try {
      const measured = [];
      for (const list of MEMBER_LISTS)
        measured.push(...(await compareSizes(bench, list, { few: bhor, many })));
      return measured;
    } finally {
      await many.stop();
    }
  },
};

/**
 * @param {import('../measure/rounds.mjs').Bench} bench
 * @param {import('../cases/member-lists.mjs').MemberList} list
 * @param {Record<'few' | 'many', import('../contenders/contender.mjs').Running>} studios
 * @returns {Promise<import('./measurement.mjs').Measured[]>}
 */
async function compareSizes(bench, { title, question }, studios) {
  const runners = [];
  for (const [name, { address, pid, tokenOf }] of Object.entries(studios)) {
    const kase = { name, title, question, goals: [] };
    const { path, request } = requestOf(kase, { contender: 'bhor', token: await tokenOf('admin') });
    runners.push({ name, pid, order: { url: address + path, request } });
  }
  const { few = [], many = [] } = await measureInTurn(bench, runners);
  const { ratio } = ratioOf(many, few, ({ cpuMs, databaseCpuMs }) => cpuMs + databaseCpuMs);
  return [{ what: title, figure: ratio, unit: '', atMost: RATIO_MAX }];
}
