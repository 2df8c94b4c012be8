// npm run bench:workout-plan: how long does it take to generate a workout plan? Exits with 1 if it is too slow.
import { performance } from 'node:perf_hooks';
import { runnerImport } from 'vite';
import { machine } from './support/machine.mjs';
import { median, ms, quantile } from './support/statistics.mjs';

const ROUNDS = 3;
const MEDIAN_MS_MAX = 10;
/** Generating blocks the event loop of the server. */
const P99_MS_MAX = 50;

/** @param {string} path */
const load = (path) =>
  runnerImport(new URL(`../${path}`, import.meta.url).pathname, { resolve: { tsconfigPaths: true } });

/** @type {{ module: typeof import('../server/features/workout-plans/planner/planner') }} */
const { module: planner } = await load('server/features/workout-plans/planner/planner.ts');
/** @type {{ module: typeof import('../server/features/exercises/exercise-library') }} */
const { module: exercises } = await load('server/features/exercises/exercise-library.ts');
/** @type {{ module: typeof import('../common/workout-plans/workout-plans') }} */
const { module: lists } = await load('common/workout-plans/workout-plans.ts');

const { GOALS, EXPERIENCES, LOCATIONS, PLAN_DAYS, PLAN_EQUIPMENT } = lists;
const library = exercises.exerciseLibrary();
const equipment = PLAN_EQUIPMENT.filter((one) => one !== 'none');

const requests = GOALS.flatMap((goal) =>
  EXPERIENCES.flatMap((experience) =>
    LOCATIONS.flatMap((location) =>
      PLAN_DAYS.map((days) => ({ goal, experience, location, days, equipment, limitations: [] })),
    ),
  ),
);

const times = [];
for (let round = 0; round < ROUNDS; round += 1) {
  for (const request of requests) {
    const before = performance.now();
    planner.makePlan(request, library);
    times.push(performance.now() - before);
  }
}

const p99 = quantile(times, 0.99);
const middle = median(times);
console.log(machine('This benchmark uses'));
console.log(`${times.length} plans for every goal, experience, place and length, with all equipment:`);
console.log(`median ${ms(middle)} (limit ${ms(MEDIAN_MS_MAX)}), p99 ${ms(p99)} (limit ${ms(P99_MS_MAX)})`);
process.exit(middle > MEDIAN_MS_MAX || p99 > P99_MS_MAX ? 1 : 0);
