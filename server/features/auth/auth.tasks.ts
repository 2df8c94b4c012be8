import { PRIORITY, task } from '../../jobs/task';

/** The address may have no account, which the response to the request must not reveal. */
export const sendResetCode = task<{ email: string; requester: string }>('send-reset-code', {
  priority: PRIORITY.urgent,
  attemptsMax: 5,
});
