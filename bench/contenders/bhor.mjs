// The built product, started as a studio starts it, but on a database of the benchmark and without rate limits.
import path from 'node:path';
import { BLANK_SETTINGS } from '../../scripts/test/blank-settings.mjs';
import { DEMO_ADMIN, DEMO_MEMBER, requireSuccess, signIn } from '../support/calls.mjs';
import { START_ARGUMENTS } from '../../scripts/start-arguments.mjs';
import { startServer } from './start.mjs';

const LOG_INS = { admin: DEMO_ADMIN, member: DEMO_MEMBER };

/** @param {import('./contender.mjs').StartOptions & { isPinned?: boolean, settings?: Record<string, string> }} options */
export async function startBhor({ databaseUrl, directory, isPinned, settings }) {
  const server = await startServer({
    command: START_ARGUMENTS,
    path: '/readyz',
    env: {
      ...BLANK_SETTINGS,
      DATABASE_URL: databaseUrl,
      DATA_DIR: path.join(directory, 'bhor'),
      RATE_LIMIT_SCALE: '1000000',
      ...settings,
    },
    isPinned,
  });
  return {
    ...server,
    tokenOf: (/** @type {import('./contender.mjs').Role} */ role) => logIn(server.address, role),
  };
}

/** Access tokens are valid for 15 minutes. @param {string} address @param {import('./contender.mjs').Role} role */
async function logIn(address, role) {
  const response = await signIn(address, LOG_INS[role]);
  requireSuccess(response);
  return /** @type {{ signIn: { token: string } }} */ (response.data).signIn.token;
}
