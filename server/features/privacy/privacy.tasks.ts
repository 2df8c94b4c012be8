import { daily, PRIORITY, task } from '../../jobs/task';

/** At 2:30 in the night in India. */
export const cleanUp = task('clean-up', {
  priority: PRIORITY.routine,
  attemptsMax: 12,
  schedule: daily(21, 0),
});
