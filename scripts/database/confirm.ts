import { createInterface, type Interface } from 'node:readline/promises';
import { StartError } from '#server/lib/errors';
import { databaseName } from './database-name';

const YES = '--yes';

export interface Removal {
  /** The npm command. */
  command: string;
  /** What is removed. */
  loss: string;
}

/** Throws unless the user types the name of the database at a terminal or has passed --yes. */
export async function confirmRemoval(url: string, { command, loss }: Removal): Promise<void> {
  if (process.argv.includes(YES)) return;
  const name = databaseName(url);
  const what = `This removes ${loss} in the database ${name} at ${new URL(url).host}.`;
  if (!process.stdin.isTTY) {
    throw new StartError(`${what} Run it at a terminal, or as npm run ${command} -- ${YES}.`);
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await ask(terminal, `\n  ${what}\n  Type its name to go on: `);
  terminal.close();
  if (answer.trim() !== name) throw new StartError('That is not its name. Nothing was changed.');
}

/** Resolves to an empty string on Ctrl-C and Ctrl-D, which close the terminal without an answer. */
function ask(terminal: Interface, question: string): Promise<string> {
  return new Promise((resolve) => {
    terminal.once('close', () => resolve(''));
    void terminal.question(question).then(resolve, () => resolve(''));
  });
}
