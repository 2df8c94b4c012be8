import { PRIORITY, task } from '../jobs/task';

/** Mails that a user is waiting for, such as codes. */
export const deliverUrgentMail = task<{ mailId: string }>('deliver-urgent-mail', {
  priority: PRIORITY.urgent,
  attemptsMax: 12,
});
export const deliverMail = task<{ mailId: string }>('deliver-mail', {
  priority: PRIORITY.mail,
  attemptsMax: 12,
});
