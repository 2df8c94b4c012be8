import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Prompts for a password without echo; from a pipe, reads the first line. */
export async function askForPassword(): Promise<string> {
  const isTerminal = process.stdin.isTTY;
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  if (isTerminal) process.stdout.write('Password of the new admin: ');
  const lines = createInterface({ input: process.stdin, output: silent, terminal: isTerminal });
  try {
    const { value = '' } = (await lines[Symbol.asyncIterator]().next()) as IteratorResult<string, undefined>;
    return value;
  } finally {
    lines.close();
    if (isTerminal) process.stdout.write('\n');
  }
}
