import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { openFolder } from '../cluster-paths';
import { withStartLock } from '../start-lock';

const HOLD_MS = 3;
const PAUSE_MS = 10;

const [, , directory = '', journal = '', rounds = '1'] = process.argv;

/** Takes the lock repeatedly and "dies" with it each time: a lock stays behind that names a dead process. */
async function main(): Promise<void> {
  const paths = openFolder(directory);
  for (let round = 0; round < Number(rounds); round++) {
    await withStartLock(paths, async () => {
      fs.appendFileSync(journal, `enter ${process.pid}\n`);
      await sleep(HOLD_MS);
      fs.appendFileSync(journal, `leave ${process.pid}\n`);
      const dead = `${journal}-${process.pid}`;
      fs.symlinkSync(`${process.pid} long-ago ${round}`, dead);
      fs.renameSync(dead, paths.startLock);
    });
    await sleep(Math.random() * PAUSE_MS);
  }
}

void main();
