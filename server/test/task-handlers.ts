import { handle, type TaskHandler } from '../jobs/task';
import { deliverMail, deliverUrgentMail } from '../mail/mail.tasks';

/**
 * The given handlers. Each pool of a worker needs a task, so handlers for mails that do nothing are added if none are
 * given.
 */
export const handlersWith = (...some: TaskHandler[]): TaskHandler[] => [
  ...[deliverMail, deliverUrgentMail]
    .filter((mails) => !some.some(({ task }) => task === mails))
    .map((mails) => handle(mails, () => Promise.resolve())),
  ...some,
];
