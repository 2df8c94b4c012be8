import { currencyWords } from '#common/studio-currency';
import type { RefundCause, RefundMethod } from '../../../graphql/types.generated';
import { noMailTo } from '../admin.content';

/** The end of a sentence: what the member is mailed. */
function ending(hasEmail: boolean, mailed: string): string {
  const noMail = noMailTo(hasEmail);
  return noMail === null ? `, and ${mailed}.` : `. ${noMail}`;
}

/** Texts of the orders tab. */
export const ordersContent = {
  lead: 'Newest first. Confirm an order once it is paid.',
  dueLead: 'Those who should have paid first are at the top.',
  unit: { one: 'order', other: 'orders' },
  caption: 'Orders, newest first',
  filter: 'Orders by status',
  all: 'All',
  refundOpen: 'Open refunds',
  empty: {
    pending: { title: 'No orders waiting', hint: 'Orders from the plan pages appear here.' },
    refundOpen: {
      title: 'No open refunds',
      hint: 'Refunds that are on their way or have failed appear here.',
    },
    others: { title: 'No orders here', hint: 'Orders from the plan pages appear here.' },
  },
  noMatches: 'No order matches',
  filters: {
    member: 'Member',
    placed: 'Placed',
    booked: 'Paid or refunded',
    documents: 'Invoiced or credited',
  },
  search: { label: 'Search orders', hint: 'Order number, name, e-mail or phone' },
  booked: {
    sum: (received: string, refunded: string) => `Received ${received}, refunded ${refunded}.`,
    net: (amount: string) => `Revenue ${amount}`,
  },
  heads: {
    number: 'Order',
    member: 'Member',
    plan: 'Plan',
    amount: 'Amount',
    placed: 'Placed',
    status: 'Status',
    actions: 'Actions',
  },
  noMember: 'Account deleted',
  noName: 'No name yet',
  actionFailed: 'That did not work. Please try again.',
  aboutOrder: (number: number, message: string) => `Order ${number}: ${message}`,
  movedTo: (status: string) => `Moved to ${status}.`,
  showMoved: 'Show',
  confirm: {
    action: 'Confirm',
    title: (number: number) => `Confirm order ${number}?`,
    text: (who: string, amount: string, plan: string, hasEmail: boolean) =>
      `${who} has paid ${amount} for ${plan}. The membership starts or is extended${ending(hasEmail, 'the receipt is sent by e-mail')}`,
    submit: 'Confirm payment',
  },
  dueInAll: (amount: string) => `${amount} due in all`,
  overdue: (days: number) => (days === 0 ? 'today' : days === 1 ? '1 day overdue' : `${days} days overdue`),
  writtenOff: (amount: string) => `${amount} written off`,
  collect: {
    action: 'Take payment',
    title: (number: number) => `Take a payment for order ${number}`,
    text: (who: string, amount: string, plan: string) => `${who} still has to pay ${amount} for ${plan}.`,
    afterWriteOff: (who: string, amount: string, plan: string) =>
      `${amount} that ${who} did not pay for ${plan} was written off. What is paid after all is entered in the books as recovered.`,
    get amount() {
      return `Amount in ${currencyWords().many}`;
    },
    submit: 'Take payment',
  },
  writeOff: {
    action: 'Write off',
    title: (number: number) => `Write off what is due on order ${number}?`,
    text: (who: string, amount: string, plan: string) =>
      `${who} will not be asked for the ${amount} that is due for ${plan}. The plan goes on, and the tax of the sale stays.`,
    reasonHint: 'Kept in the journal.',
    submit: 'Write off',
  },
  reject: {
    action: 'Reject',
    title: (number: number) => `Reject order ${number}?`,
    text: (who: string, amount: string, plan: string, hasEmail: boolean) =>
      `${who} has ordered ${plan} for ${amount} and has not paid. The order is closed${ending(hasEmail, 'an e-mail tells them why')}`,
    submit: 'Reject order',
  },
  refund: {
    action: 'Refund',
    title: (number: number) => `Refund order ${number}?`,
    text: (who: string, amount: string, plan: string, hasEmail: boolean) =>
      `${who} gets ${amount} back, and ${plan} ends at once. Any plan bought after it starts earlier. A credit note is issued${ending(hasEmail, 'an e-mail tells them why')}`,
    submit: 'Refund and end plan',
  },
  /** Cause of a refund, shown unless the order itself was refunded. */
  causes: {
    ORDER: '',
    UNUSED: 'duplicate or late payment',
    GATEWAY: 'made in the payment service’s dashboard',
  } satisfies Record<RefundCause, string>,
  retry: {
    action: 'Try again',
    title: (number: number) => `Try the refund of order ${number} again?`,
    text: (who: string, amount: string, plan: string) =>
      `This asks the payment service again to refund ${amount} for ${plan} to ${who}.`,
    submit: 'Try again',
  },
  byHand: {
    action: 'Mark as refunded',
    title: (number: number) => `Mark order ${number} as refunded by hand?`,
    text: (who: string, amount: string, plan: string, hasEmail: boolean) =>
      `Use this only if you have already refunded ${amount} for ${plan} to ${who} another way, such as by bank transfer. It is entered in the books${ending(hasEmail, 'an e-mail tells them')}`,
    submit: 'Mark as refunded',
    how: 'How it was refunded',
  },
  reason: 'Reason',
  reasonHint: 'The member will see this.',
};

/** Texts of the refund of a payment that the front desk took. */
export const deskRefundContent = {
  left: (who: string, amount: string, plan: string) =>
    `${who} has paid for ${plan}. ${amount} can be refunded.`,
  whole: (plan: string) => `${plan} ends at once. Any plan bought after it starts earlier.`,
  part: (plan: string) => `${plan} stays as it is.`,
  get amount() {
    return `Amount in ${currencyWords().many}`;
  },
  method: 'Paid back by',
  choose: 'Choose',
  methods: {
    CASH: 'Cash',
    CARD: 'Card',
    UPI: 'UPI',
    BANK_TRANSFER: 'Bank transfer',
  } satisfies Record<RefundMethod, string>,
  methodMissing: 'Choose how it is paid back.',
  handOver: {
    CASH: (who: string, amount: string) => `Hand ${who} ${amount} in cash.`,
    CARD: (who: string, amount: string) => `Return ${amount} to the card of ${who} at the card terminal.`,
    UPI: (who: string, amount: string) => `Send ${who} ${amount} by UPI.`,
    BANK_TRANSFER: (who: string, amount: string) => `Transfer ${amount} to the bank account of ${who}.`,
  } satisfies Record<RefundMethod, (who: string, amount: string) => string>,
  submitPart: 'Refund this part',
};
