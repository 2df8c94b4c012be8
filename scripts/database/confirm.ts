import { createInterface, type Interface } from 'node:readline/promises';
import { StartError } from '#server/lib/errors';
import { databaseName } from './database-name';

const YES = '--yes';

export interface Removal {
  /** Name of the npm script. */
  command: string;
  /** What it deletes. */
  loss: string;
}

/** Throws unless the user types the name of the database at a terminal or has passed --yes. */
export async function confirmRemoval(url: string, { command, loss }: Removal): Promise<void> {
  if (process.argv.includes(YES)) return;
  const name = databaseName(url);
  const what = `This deletes ${loss} of the database ${name} at ${new URL(url).host}.`;
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
