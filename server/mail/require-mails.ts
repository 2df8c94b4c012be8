import { noMailMessages, sendsNoMails } from '#common/sends-no-mails';
import { Conflict } from '../lib/errors';

/** Refuses an action that is useless without its mail, while no mail can be delivered. */
export function requireMails(message: string = noMailMessages.staff): void {
  if (sendsNoMails()) throw new Conflict('NO_MAIL_SERVER', message);
}
