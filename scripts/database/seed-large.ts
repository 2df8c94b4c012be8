import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import type { Config } from '#server/config';
import { requireMigrated } from '#server/database/migrate';
import { StartError } from '#server/lib/errors';
import { DEMO_ADDRESSES } from '#server/seed/demo-accounts';
import { fillLargeStudio, type Progress } from '#server/seed/large/fill';
import { MEMBERS_MAX, MEMBERS_MIN, sizeOf } from '#server/seed/large/large-studio';
import { seed, withDatabase } from './commands';
import { requireConsent } from './confirm';

const MEMBERS = 1_000_000;

/** `npm run seed:large [-- --members NUMBER] [--yes]`. */
export async function seedLarge(
  url: string,
  config: Config,
  args: readonly string[] = process.argv.slice(3),
): Promise<void> {
  const size = sizeOf(membersOf(args));
  const count = size.members.toLocaleString('en');
  await requireConsent(url, config, {
    command: 'seed:large',
    effect: `adds ${count} invented members`,
    preposition: 'to',
  });
  await withDatabase(url, async (dataSource) => {
    await requireMigrated(dataSource);
    await requireNoMembers(dataSource);
    await seed(dataSource, config);
    const startedAt = performance.now();
    await fillLargeStudio(dataSource, size, (progress) => report(progress, performance.now() - startedAt));
    console.log(`Added ${count} members in ${duration(performance.now() - startedAt)}.`);
  });
}

function membersOf(args: readonly string[]): number {
  const { members } = parseArgs({
    args: [...args],
    options: { members: { type: 'string', default: String(MEMBERS) }, yes: { type: 'boolean' } },
  }).values;
  const number = Number(members);
  if (Number.isInteger(number) && number >= MEMBERS_MIN && number <= MEMBERS_MAX) return number;
  throw new StartError(
    `--members expects a number from ${MEMBERS_MIN} to ${MEMBERS_MAX.toLocaleString('en')}.`,
  );
}

/**
 * Refused, since invented members could not be told from those of a studio, nor deleted, once there are orders and
 * receipts.
 */
async function requireNoMembers(dataSource: DataSource): Promise<void> {
  const [row] = await dataSource.query<{ count: number }[]>(
    'select count(*)::int as count from users where email not like $1',
    [DEMO_ADDRESSES],
  );
  if (row!.count === 0) return;
  throw new StartError(
    `There are accounts besides the demo data: ${row!.count.toLocaleString('en')}. ` +
      'seed:large only fills one without; npm run db:reset deletes all data first.',
  );
}

function report({ what, done }: Progress, elapsedMs: number): void {
  const percent = `${Math.floor(done * 100)} %`.padStart(5);
  const rest = done < 1 ? `, about ${duration((elapsedMs / done) * (1 - done))} left` : '';
  console.log(`${percent}  ${what} (${duration(elapsedMs)}${rest})`);
}

/** For example 2:05. */
function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
