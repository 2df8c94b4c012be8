import { readStudio } from './studio';

/** Whether no mail can be delivered, since no mail server is set. */
export const sendsNoMails = (): boolean => readStudio().sendsNoMails === true;

/** Why something is refused then. */
export const noMailMessages = {
  staff: 'No mail server is set, so no mail can be sent.',
  visitors: 'This studio sends no mails. Please ask at the front desk.',
} as const;
