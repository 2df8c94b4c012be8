import { PRIORITY, task } from '../../jobs/task';

/** Changes the members of a bulk change that are left, batch by batch. */
export const runBulkChange = task<{ bulkChangeId: string }>('run-bulk-change', {
  priority: PRIORITY.routine,
  attemptsMax: 8,
});
