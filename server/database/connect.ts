import { once } from 'node:events';
import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { SECOND_MS } from '#common/time';
import { StartError } from '../lib/errors';
import { isDatabaseUnavailable } from './availability';

const WAIT_MS = 2000;
const RETRY_PAUSE_MS = 250;
/** How long a notification may take that a connection sends to another one. */
const NOTIFIED_WITHIN_MS = 5000;

export interface Waiting {
  /** How long to wait for an unavailable database. */
  waitMs?: number;
  /** Called once, when the first attempt has failed and others will follow. */
  onWait?: (text: string) => void;
}

const ADVICE: Record<string, string> = {
  '28P01': 'it refused the user name or password. Correct DATABASE_URL.',
  '28000': 'it refused this user. Correct DATABASE_URL or the user’s rights.',
  '3D000': 'it has no database with that name. Create it or correct DATABASE_URL.',
  ENOTFOUND: 'its host name is unknown. Correct DATABASE_URL.',
};

/**
 * Opens the connection pool. Retries for a while if the database is unavailable, as it may still be starting;
 * on failure throws a StartError that says what is wrong and what to do.
 */
export async function connect(
  dataSource: DataSource,
  { waitMs = WAIT_MS, onWait = () => {} }: Waiting = {},
): Promise<void> {
  const deadline = Date.now() + waitMs;
  for (let attempt = 1; ; attempt++) {
    try {
      await dataSource.initialize();
      break;
    } catch (error) {
      if (!mayBecomeAvailable(error) || Date.now() + RETRY_PAUSE_MS > deadline) throw startErrorOf(error);
      if (attempt === 1)
        onWait(`The database does not respond. Trying again for ${waitMs / SECOND_MS} seconds.`);
      await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
    }
  }
  if (await hasSessions(dataSource, Math.min(waitMs, NOTIFIED_WITHIN_MS))) return;
  await dataSource.destroy();
  throw new StartError(
    'The database cannot be used: DATABASE_URL leads to a pooler that gives each transaction another connection. Set it to session mode, or connect to the database directly.',
  );
}

/**
 * Whether a connection keeps its session, which listening, the locks of migrations and jobs, and prepared statements
 * need. Otherwise the connection that listens here gets no notification.
 */
async function hasSessions(dataSource: DataSource, timeoutMs: number): Promise<boolean> {
  const listening = dataSource.createQueryRunner();
  try {
    const client = (await listening.connect()) as pg.PoolClient;
    await client.query('listen bhor_session');
    const notified = once(client, 'notification', { signal: AbortSignal.timeout(timeoutMs) });
    await dataSource.query('notify bhor_session');
    return await notified.then(
      () => true,
      () => false,
    );
  } finally {
    try {
      await listening.query('unlisten bhor_session');
    } finally {
      await listening.release();
    }
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const mayBecomeAvailable = (error: unknown) => isDatabaseUnavailable(error) && !(codeOf(error) in ADVICE);

function startErrorOf(error: unknown): StartError {
  const advice = ADVICE[codeOf(error)];
  if (advice) return new StartError(`The database cannot be used: ${advice}`);
  if (isDatabaseUnavailable(error)) {
    return new StartError(
      'The database does not respond. Start it, correct DATABASE_URL, or remove DATABASE_URL to use the embedded one.',
    );
  }
  const reason = error instanceof Error ? error.message : String(error);
  return new StartError(`The database cannot be used: ${reason}. Check DATABASE_URL.`);
}
