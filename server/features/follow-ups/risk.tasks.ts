import { PRIORITY, task } from '../../jobs/task';

/** When members reach their risks, after the rules have changed. */
export const renewRisks = task('renew-risks', { priority: PRIORITY.routine, attemptsMax: 5 });
