import { createInterface, type Interface } from 'node:readline/promises';
import type { Config } from '#server/config';
import { StartError } from '#server/lib/errors';
import { databaseName } from './database-name';

const YES = '--yes';

/** A command that changes the database irrevocably. */
export interface Change {
  /** Name of the npm script. */
  command: string;
  /** For example `deletes all data`. */
  effect: string;
  /** Precedes the name of the database. */
  preposition: 'of' | 'to';
}

/** Such commands never run in production, and on an external database only after confirmation. */
export async function requireConsent(
  url: string,
  { isProduction, database }: Config,
  change: Change,
): Promise<void> {
  if (isProduction) {
    throw new StartError(`${change.command} ${change.effect}, so it does not run with NODE_ENV=production.`);
  }
  if (database.url !== undefined) await confirmChange(url, change);
}

/** Throws unless the user types the name of the database at a terminal or has passed --yes. */
async function confirmChange(url: string, { command, effect, preposition }: Change): Promise<void> {
  if (process.argv.includes(YES)) return;
  const name = databaseName(url);
  const what = `This ${effect} ${preposition} the database ${name} at ${new URL(url).host}.`;
  if (!process.stdin.isTTY) {
    throw new StartError(`${what} Run it in a terminal, or as npm run ${command} -- ${YES}.`);
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await ask(terminal, `\n  ${what}\n  Type the name of the database to continue: `);
  terminal.close();
  if (answer.trim() !== name)
    throw new StartError('That is not the name of the database. Nothing was changed.');
}

/** Resolves to an empty string on Ctrl-C and Ctrl-D, which close the terminal without an answer. */
function ask(terminal: Interface, question: string): Promise<string> {
  return new Promise((resolve) => {
    terminal.once('close', () => resolve(''));
    void terminal.question(question).then(resolve, () => resolve(''));
  });
}
