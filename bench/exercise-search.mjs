// npm run bench:exercise-search: how long does the search take per keystroke? Exits with 1 if it is too slow.
import { performance } from 'node:perf_hooks';
import { runnerImport } from 'vite';
import exercises from '../server/features/exercises/exercises.json' with { type: 'json' };
import { machine } from './support/machine.mjs';
import { median, ms, quantile } from './support/statistics.mjs';

const RECORDS = 5000;
const ROUNDS = 100;
/** Slower responses to a keystroke are noticeable. */
const P99_MS_MAX = 50;
const TYPED = ['chest dumbbell press', 'pushup', 'kettlebell', 'lower back', 'no such exercise'];

/** @type {{ module: typeof import('../common/exercises/search') }} */
const { module } = await runnerImport(new URL('../common/exercises/search.ts', import.meta.url).pathname);

/** The library repeated up to RECORDS exercises, with different names in each copy. */
const records = Array.from({ length: RECORDS }, (_, index) => {
  const exercise = exercises[index % exercises.length];
  const copy = Math.floor(index / exercises.length);
  return copy === 0 ? exercise : { ...exercise, name: `${exercise.name} ${copy}` };
});

const startedAt = performance.now();
const search = module.exerciseSearch(records);
const preparedIn = performance.now() - startedAt;

const times = [];
for (let round = 0; round < ROUNDS; round += 1) {
  for (const words of TYPED) {
    for (let length = 1; length <= words.length; length += 1) {
      const before = performance.now();
      search({ search: words.slice(0, length) });
      times.push(performance.now() - before);
    }
  }
}

const p99 = quantile(times, 0.99);
console.log(machine('This benchmark uses'));
console.log(
  `${RECORDS} exercises, prepared in ${ms(preparedIn)}; ${times.length} searches, letter by letter:`,
);
console.log(`median ${ms(median(times))}, p99 ${ms(p99)}, limit ${ms(P99_MS_MAX)}`);
process.exit(p99 > P99_MS_MAX ? 1 : 0);
