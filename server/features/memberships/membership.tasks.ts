import { hourly, PRIORITY, task } from '../../jobs/task';

/** Notes in the journal which memberships have expired. */
export const noteExpiredMemberships = task('note-expired-memberships', {
  priority: PRIORITY.routine,
  attemptsMax: 5,
  schedule: hourly(2),
});

/** Runs every hour and sends only in the daytime, so that a failed run costs an hour, not a day. */
export const sendReminders = task('send-reminders', {
  priority: PRIORITY.routine,
  attemptsMax: 5,
  schedule: hourly(30),
});
