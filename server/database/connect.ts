import type { DataSource } from 'typeorm';
import { SECOND_MS } from '#common/time';
import { StartError } from '../lib/errors';
import { isDatabaseUnavailable } from './availability';

const WAIT_MS = 2000;
const RETRY_PAUSE_MS = 250;

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
      return;
    } catch (error) {
      if (!mayBecomeAvailable(error) || Date.now() + RETRY_PAUSE_MS > deadline) throw startErrorOf(error);
      if (attempt === 1)
        onWait(`The database does not respond. Trying again for ${waitMs / SECOND_MS} seconds.`);
      await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
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
