import { PRIORITY, task } from '../../jobs/task';

/** Makes all sizes of an uploaded portrait, and shows it then. */
export const showPortrait = task<{ trainerId: string }>('show-portrait', {
  priority: PRIORITY.routine,
  attemptsMax: 8,
});
