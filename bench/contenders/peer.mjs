import { DEMO_ADMIN, DEMO_MEMBER } from '../support/calls.mjs';
import { run } from '../data/run.mjs';
import { tokenOf } from '../peers/settings.mjs';
import { startServer } from './start.mjs';

const EMAILS = { admin: DEMO_ADMIN.email, member: DEMO_MEMBER.email };

/**
 * How to start a server of the folder peers.
 * @param {string} name
 * @returns {import('./contender.mjs').Contender['start']}
 */
export function startPeer(name) {
  return async ({ databaseUrl }) => {
    const server = await startServer({
      command: [`bench/peers/${name}.mjs`],
      path: '/',
      env: { DATABASE_URL: databaseUrl, NODE_ENV: 'production', GRAPHILE_ENV: 'production' },
    });
    return { ...server, tokenOf: async (role) => tokenOf(await userIdOf(databaseUrl, EMAILS[role])) };
  };
}

/** @param {string} databaseUrl @param {string} email */
async function userIdOf(databaseUrl, email) {
  const [rows] = await run(databaseUrl, [`select id from users where email = '${email}'`]);
  return rows?.[0]?.id;
}
