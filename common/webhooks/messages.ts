import { WEBHOOK_URL_LENGTH_MAX, WEBHOOKS_MAX } from './limits';

/** Messages about webhooks, shared by server and client. */
export const webhookMessages = {
  created: 'Webhook added. Copy its secret now: it is not shown again.',
  changed: 'Webhook saved.',
  removed: 'Webhook removed. It gets no more events.',
  secretReplaced: 'New secret made. The old one signs for another day, so that the program can be changed.',
  testSent: 'Test event queued. It is in the list below in a moment.',
  resent: 'The event is sent again.',
  notFound: 'This webhook has been removed.',
  deliveryNotFound: 'This delivery is no longer in the log.',
  deliveryWaiting: 'This event is still being sent.',
  isOff: 'This webhook is switched off. Switch it on first.',
  urlRequired: 'Enter the address that gets the events.',
  urlInvalid: 'Enter an address that begins with https:// and has no user name or password.',
  urlTooLong: `Enter at most ${WEBHOOK_URL_LENGTH_MAX} characters.`,
  urlPrivate: 'Events are not sent to private networks. Enter an address on the internet.',
  eventsRequired: 'Choose at least one event.',
  eventUnknown: 'There is no such event.',
  tooMany: `There are ${WEBHOOKS_MAX} webhooks already. Remove one first.`,
} as const;
