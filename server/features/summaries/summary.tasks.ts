import { daily, PRIORITY, task } from '../../jobs/task';

/** At 3:30 in the night in India, at 2:00 in Dubai. */
export const repairSummaries = task('repair-summaries', {
  priority: PRIORITY.routine,
  attemptsMax: 5,
  schedule: daily(22, 0),
});
