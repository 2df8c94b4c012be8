import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { withSetUpLock } from '../lock.mjs';

const LOCK = '.data/set-up.lock';
const JOURNAL = 'journal';
const HOLD_MS = 3;
const PAUSE_MS = 10;

/** Dead holders: a process that never existed, an earlier process with the same id, and a lock without content. */
const DEAD = ['2147483646 long-ago', `${process.pid} long-ago`, ''];

// Takes the lock repeatedly and "dies" with it each time, leaving the lock of a dead holder behind.
for (let round = 0; round < Number(process.argv[2]); round++) {
  await withSetUpLock(async () => {
    fs.appendFileSync(JOURNAL, `enter ${process.pid}\n`);
    await sleep(HOLD_MS);
    fs.appendFileSync(JOURNAL, `leave ${process.pid}\n`);
    const dead = `dead-${process.pid}`;
    fs.writeFileSync(dead, DEAD[round % DEAD.length] ?? '');
    fs.renameSync(dead, LOCK);
  });
  await sleep(Math.random() * PAUSE_MS);
}
