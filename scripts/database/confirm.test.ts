import { expect, test, vi } from 'vitest';
import { loadConfig, type Config } from '#server/config';
import { StartError } from '#server/lib/errors';
import { createTestDatabase } from '#server/test/test-database';
import { resetDatabase, undoMigration } from './commands';
import { seedLarge } from './seed-large';

/** No server listens there, so a command that fails to ask for confirmation is rejected with a different error. */
const URL = 'postgres://owner@127.0.0.1:1/studio';

const seedMany = (url: string, config: Config) => seedLarge(url, config, []);

const COMMANDS = [
  ['db:undo', undoMigration, 'deletes the tables and columns of the last migration', 'of'],
  ['db:reset', resetDatabase, 'deletes all data', 'of'],
  ['seed:large', seedMany, 'adds 1,000,000 invented members', 'to'],
] as const;

test.each(COMMANDS)('%s does not run in production', async (name, command, effect) => {
  const refusal = command(URL, loadConfig({ NODE_ENV: 'production', DATABASE_URL: URL }));
  await expect(refusal).rejects.toThrow(
    new StartError(`${name} ${effect}, so it does not run with NODE_ENV=production.`),
  );
});

test.each(COMMANDS)(
  '%s asks for confirmation on an external database',
  async (name, command, effect, preposition) => {
    await expect(command(URL, loadConfig({ DATABASE_URL: URL }))).rejects.toThrow(
      new StartError(
        `This ${effect} ${preposition} the database studio at 127.0.0.1:1. Run it in a terminal, or as npm run ${name} -- --yes.`,
      ),
    );
  },
);

test('db:undo needs no confirmation on the embedded database', async () => {
  const database = await createTestDatabase();
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  await undoMigration(database.url, loadConfig({}));
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^Reverted \w+\.$/));
  await database.drop();
});
