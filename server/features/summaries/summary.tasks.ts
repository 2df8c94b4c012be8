import { nightly, PRIORITY, task } from '../../jobs/task';

export const repairSummaries = task('repair-summaries', {
  priority: PRIORITY.routine,
  attemptsMax: 5,
  schedule: nightly(4, 0),
});
