import type { WebhookEvent } from '#common/webhooks/events';
import { SECRET_OVERLAP_HOURS } from '#common/webhooks/limits';

/** Labels of events. */
export const EVENT_LABELS: Record<WebhookEvent, string> = {
  'member.created': 'Member added',
  'member.updated': 'Member changed',
  'membership.activated': 'First membership started',
  'membership.renewed': 'Membership renewed',
  'membership.frozen': 'Membership frozen',
  'membership.cancelled': 'Membership ended by staff',
  'membership.expired': 'Membership expired',
  'activity.created': 'Visit or workout recorded',
  'review.created': 'Review written',
  'order.paid': 'Order paid',
  'order.refunded': 'Order refunded',
  'payment.received': 'Payment received',
};

/** Texts of the tab about webhooks. */
export const webhooksContent = {
  lead: 'Bhor tells other programs at once what has happened. Events name records by their ids; programs read the rest with an API key.',
  failed: 'The webhooks did not load.',
  actionFailed: 'That did not work. Please try again.',
  none: 'No program is told about anything yet.',
  off: 'Switched off',
  hasLostAdmin:
    'Whoever set it up is no admin any more. Check where the address leads before you switch it on again.',
  failing: (moment: string) => `Failing since ${moment}`,
  change: 'Change',
  test: 'Send a test',
  log: (count: number) => `Last ${count} events`,
  noLog: 'No event was sent yet.',
  reload: 'Load again',
  testEvent: 'Test',
  resend: 'Send again',
  delivery: {
    WAITING: { label: 'Waiting', tone: 'warning' },
    DELIVERED: { label: 'Delivered', tone: 'success' },
    FAILED: { label: 'Given up', tone: 'danger' },
  } as const,
  attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
  answer: (answer: string) => `answer: ${answer}`,
  next: (moment: string) => `next attempt ${moment}`,
  add: { action: 'Add a webhook', title: 'Add a webhook', submit: 'Add webhook' },
  edit: { title: 'Change the webhook', submit: 'Save' },
  form: {
    url: 'Address',
    urlHint: 'With https. Paths and keys in it stay in this list; the audit has the host only.',
    events: 'Events',
    isEnabled: 'Send events to this address',
  },
  secret: {
    title: 'The secret of this webhook',
    hint: 'It is not shown again: copy it into the program now, which checks the signature of each event with it.',
    copy: {
      address: 'Secret',
      copy: 'Copy secret',
      copied: 'Secret copied.',
      copyFailed: 'The secret could not be copied. Select it and copy it.',
    },
    done: 'Done',
  },
  replace: {
    action: 'New secret',
    title: 'Make a new secret?',
    lead: `For ${SECRET_OVERLAP_HOURS} hours, events are signed with the old one as well, so that the program can be changed.`,
    submit: 'Make a new secret',
  },
  remove: {
    action: 'Remove',
    title: 'Remove this webhook?',
    lead: 'The program gets no more events, and the list of those that were sent is deleted. This cannot be undone.',
    submit: 'Remove webhook',
  },
};
