import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { withSetUpLock } from '../lock.mjs';

const LOCK = '.data/set-up.lock';
const JOURNAL = 'journal';
const HOLD_MS = 3;
const PAUSE_MS = 10;

/** Contents of lock files left by dead processes: an unused process id, a reused process id, and an empty file. */
const DEAD = ['2147483646 long-ago', `${process.pid} long-ago`, ''];

// Acquires the lock repeatedly and, each time, leaves the lock file of a dead process behind.
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
