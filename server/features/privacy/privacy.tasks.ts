import { nightly, PRIORITY, task } from '../../jobs/task';

export const cleanUp = task('clean-up', {
  priority: PRIORITY.routine,
  attemptsMax: 12,
  schedule: nightly(3, 0),
});
