import { currencyWords } from '#common/studio-currency';
import { formatPaise } from '#common/money';

/** Texts of the tab in which the front desk closes the day. */
export const dayCloseContent = {
  failed: 'That did not work. Please try again.',
  loadFailed: 'The day could not be loaded',
  open: (day: string) => `${day} is open.`,
  covers: (from: string, to: string) => `${from} to ${to} are open, and are closed together.`,
  lastDay: 'Close up to',
  orders: 'Payments and refunds of these days',
  closed: (last: string, next: string) => `${last} is closed. What you book now counts for ${next}.`,
  movements: {
    title: 'Cash in and out',
    none: 'No cash was taken out or put in.',
    takeOut: 'Take cash out',
    putIn: 'Put cash in',
    get amount() {
      return `Amount in ${currencyWords().many}`;
    },
    reason: 'Reason',
    hint: 'Such as: to the bank, change, cleaning.',
    line: (amount: string, isOut: boolean) => (isOut ? `${amount} out` : `${amount} in`),
    by: (name: string, moment: string) => `${name}, ${moment}`,
  },
  count: {
    title: 'Count',
    lead: 'Count first. What the books expect is shown afterwards.',
    notes: 'Notes and coins',
    note: (value: number) => formatPaise(value * 100),
    get other() {
      return `Other cash, in ${currencyWords().many}`;
    },
    get card() {
      return `Card terminal, in ${currencyWords().many}`;
    },
    cardHint: 'The total of its report, less refunds.',
    get upi() {
      return `UPI, in ${currencyWords().many}`;
    },
    upiHint: 'What arrived, less refunds. Not needed with a list.',
    list: 'List of the bank',
    listHint: 'Paste the day’s UPI payments from the bank’s app or statement. Names are not kept.',
    submit: 'Compare with the books',
  },
  check: {
    title: 'Compare',
    again: 'Count again',
    heads: { way: 'Paid by', expected: 'Expected', counted: 'Counted', difference: 'Difference' },
    notCounted: 'not counted',
    float: (amount: string) => `The float was ${amount}.`,
    correctFloat: 'Correct the float',
    get floatAmount() {
      return `Float, in ${currencyWords().many}`;
    },
    floatReason: 'Reason for the other float',
    reason: (way: string) => `Why ${way} differs`,
    get left() {
      return `Stays in the drawer, in ${currencyWords().many}`;
    },
    leftHint: (counted: string) => `Of ${counted}. The rest is handed over.`,
    handedOverTo: 'Handed over to',
    submit: 'Close the day',
  },
  bank: {
    title: 'UPI and the bank',
    matched: (count: number, amount: string) =>
      count === 1 ? `1 payment matches: ${amount}.` : `${count} payments match: ${amount}.`,
    noReference: 'No reference',
    missingAtBank: (amount: string) => `${amount} missing at the bank`,
    missingInBooks: (amount: string) => `${amount} missing in the books`,
    bookedOn: (amount: string, day: string) => `${amount} booked on ${day}`,
    other: (booked: string, atBank: string) => `${booked} in the books, ${atBank} at the bank`,
  },
  closings: {
    title: 'Closed days',
    none: 'No day has been closed yet.',
    failed: 'The closed days could not be loaded',
    file: 'Closed days',
    heads: {
      day: 'Day',
      handedOver: 'Handed over',
      to: 'To',
      difference: 'Difference',
      by: 'Closed by',
      show: 'Details',
    },
    exact: 'None',
    reopened: 'Opened again',
    show: 'Show',
    showDay: (day: string) => `Show ${day}`,
    more: 'Show more',
  },
  report: {
    title: (day: string) => `Day closing, ${day}`,
    covers: (from: string, to: string) => `Covers ${from} to ${to}`,
    closedBy: (name: string, moment: string) => `Closed by ${name}, ${moment}`,
    reopened: (name: string, moment: string, reason: string) =>
      `Opened again by ${name}, ${moment}: ${reason}`,
    float: 'Float',
    received: 'Received in cash',
    refunded: 'Paid back in cash',
    cash: 'Notes and coins',
    other: 'Other cash',
    left: 'Left in the drawer',
    handedOver: (name: string) => `Handed over to ${name}`,
    signature: 'Signature',
    print: 'Print',
    paper: 'Paper',
    close: 'Close',
  },
  reopen: {
    action: 'Open again',
    title: (day: string) => `Open ${day} again?`,
    text: 'It can then be closed again. This closing is kept, and the reason with it.',
    reason: 'Reason',
    submit: 'Open again',
  },
};
