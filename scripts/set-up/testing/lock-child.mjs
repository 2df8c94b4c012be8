import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { alone } from '../lock.mjs';

const LOCK = '.data/set-up.lock';
const JOURNAL = 'journal';
const HOLD_MS = 3;
const PAUSE_MS = 10;

/** Owners that are gone: a process that never was, this number of an earlier process, a file of an older version. */
const DEAD = ['2147483646 long-ago', `${process.pid} long-ago`, ''];

// Takes the lock again and again and each time "dies" with it: the lock stays behind and names a dead owner.
for (let round = 0; round < Number(process.argv[2]); round++) {
  await alone(async () => {
    fs.appendFileSync(JOURNAL, `enter ${process.pid}\n`);
    await sleep(HOLD_MS);
    fs.appendFileSync(JOURNAL, `leave ${process.pid}\n`);
    const dead = `dead-${process.pid}`;
    fs.writeFileSync(dead, DEAD[round % DEAD.length] ?? '');
    fs.renameSync(dead, LOCK);
  });
  await sleep(Math.random() * PAUSE_MS);
}
