import { hourly, PRIORITY, task } from '../../jobs/task';

/** Notes in the journal which memberships have expired. */
export const noteExpiredMemberships = task('note-expired-memberships', {
  priority: PRIORITY.routine,
  attemptsMax: 5,
  schedule: hourly(2),
});

/** Hourly, because reminders are sent by day only. */
export const sendReminders = task('send-reminders', {
  priority: PRIORITY.routine,
  attemptsMax: 5,
  schedule: hourly(30),
});
