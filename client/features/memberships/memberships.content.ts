import type { PlanType } from '../../graphql/types.generated';

/** Texts of the membership page. */
export const membershipContent = {
  title: 'Your membership',
  description: 'Your plans, pending payments, past orders and receipts.',
  lead: 'Your plans, pending payments and past orders.',
  planTypes: { PASS: 'Gym pass', NUTRITION: 'Nutrition' } satisfies Record<PlanType, string>,
  failed: 'Your membership did not load.',
  actionFailed: 'That did not work. Please try again.',
  status: {
    active: 'Active',
    inactive: 'Inactive',
    ended: (day: string) => `Inactive, ended on ${day}`,
    frozenUntil: (day: string) => `Frozen until ${day}`,
    endsToday: 'Ends today',
    endsIn: (days: number) => (days === 1 ? 'Ends in 1 day' : `Ends in ${days} days`),
  },
  facts: { plan: 'Plan', since: 'Since', runsUntil: 'Valid until', frozen: 'Frozen', next: 'Next' },
  frozen: (first: string, last: string) => `${first} to ${last}`,
  upcoming: (plan: string, from: string, until: string) => `${plan}, ${from} to ${until}`,
  none: {
    PASS: 'You have no pass yet.',
    NUTRITION: 'You have no nutrition plan yet.',
  } satisfies Record<PlanType, string>,
  stop: 'To stop, do nothing: it ends on that day and never renews automatically. For a refund, ask at the front desk.',
  renew: 'Renew',
  choose: { PASS: 'See the passes', NUTRITION: 'See the nutrition plans' } satisfies Record<PlanType, string>,
  freeze: { start: 'Freeze my pass', end: 'End the freeze', withdraw: 'Withdraw the freeze' },
  waiting: {
    pay: (amount: string) => `Pay ${amount} at the front desk`,
    what: (plan: string, number: number) => `For ${plan}, order ${number}.`,
    how: 'Give your order number or name, and pay by cash, card or UPI.',
    starts: 'Your plan starts as soon as the front desk confirms it.',
    follows: (day: string) =>
      `Once the front desk confirms it, your plan starts on ${day}, when your current one ends.`,
    until: (day: string) => `Pay by ${day}.`,
    stop: 'Changed your mind? Cancel it here, free of charge.',
  },
  waitingOnline: {
    pay: (amount: string) => `Pay ${amount} for your order`,
    button: 'Pay now',
    how: 'Pay here by UPI, card, netbanking or wallet, or give your order number at the front desk.',
    starts: 'Your plan starts as soon as the payment arrives.',
    follows: (day: string) =>
      `Once the payment arrives, your plan starts on ${day}, when your current one ends.`,
  },
  cancel: {
    button: 'Cancel order',
    title: (number: number) => `Cancel order ${number}?`,
    text: (plan: string, amount: string) =>
      `${plan} for ${amount}. Nothing was paid. You can order again at any time.`,
    cancel: 'Keep order',
  },
  orders: {
    title: 'Orders and receipts',
    failed: 'Your orders did not load.',
    empty: 'No orders yet',
    emptyHint: 'Your orders and their receipts appear here.',
    name: (number: number) => `Order ${number}`,
    refundDone: 'Your bank may take a few days.',
    refundFailed: 'We have been told and will refund you another way. Questions? Ask at the front desk.',
    more: 'Show more',
    shown: (count: number) => (count === 1 ? '1 order shown' : `${count} orders shown`),
  },
};

/** Texts of the check-in code on that page. */
export const checkInCodeContent = {
  title: 'Check in',
  lead: 'Show this code at the front desk, or read its six digits out. Each code works once.',
  withoutPass:
    'You have no active gym pass. Show this code at the front desk, and renew or buy a pass there before you train.',
  whileFrozen: 'Your pass is frozen. End the freeze before you train: the days that are left then go back.',
  show: 'Show my code',
  picture: 'QR code for the check-in',
  newIn: (seconds: number) => `New in ${seconds} s`,
  failed: 'Your code did not load. Please try again.',
  offline: 'No connection, and your last code has expired. A new one appears once you are connected again.',
  offlineAtFirst: 'No connection. Your code appears once you are connected again.',
};
