import { hourly, PRIORITY, task } from '../../jobs/task';

/** Hourly, because reminders are sent by day only. */
export const sendReminders = task('send-reminders', {
  priority: PRIORITY.routine,
  attemptsMax: 5,
  schedule: hourly(30),
});
