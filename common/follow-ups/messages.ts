import { SNOOZE_DAYS } from './limits';

/** Messages to staff about members at risk, shared by server and client. */
export const followUpMessages = {
  contacted: 'Contact saved.',
  snoozed: 'Snoozed.',
  daysInvalid: `Choose ${SNOOZE_DAYS.join(', ')} days.`,
} as const;
