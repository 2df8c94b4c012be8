import { SNOOZE_DAYS } from './limits';

/** Messages to staff about members at risk, shared by server and client. */
export const followUpMessages = {
  contacted: 'Contact saved.',
  snoozed: 'Snoozed.',
  requestKeyInvalid: 'This contact could not be identified. Reload the page and try again.',
  requestKeyUsed: 'This contact was already saved with other values. Reload the page and try again.',
  daysInvalid: `Choose ${SNOOZE_DAYS.join(', ')} days.`,
} as const;
