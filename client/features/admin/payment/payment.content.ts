import { currencyWords } from '#common/studio-currency';
import { currencySymbol } from '#common/money';
import { PAYMENT_REFERENCE_LENGTH_MAX } from '#common/orders/limits';
import type { DeskMethod } from '../../../graphql/types.generated';

/** Texts of payments and discounts at the front desk. */
export const paymentContent = {
  method: 'Paid by',
  methods: { CASH: 'Cash', CARD: 'Card', UPI: 'UPI' } satisfies Record<DeskMethod, string>,
  methodMissing: 'Choose how it was paid.',
  cash: {
    received: 'Cash received',
    get hint() {
      return `In ${currencyWords().many}. Leave it empty if it is the exact amount.`;
    },
    change: (amount: string) => `Give ${amount} back.`,
    exact: 'Nothing to give back.',
    missing: (amount: string) => `${amount} more is needed.`,
  },
  upi: {
    picture: (amount: string) => `QR code that pays ${amount} by UPI`,
    scan: (amount: string) => `Scan to pay ${amount}.`,
    live: 'Scan it from this screen: a saved picture of it pays at most ₹2,000.',
    reference: 'UPI reference (UTR)',
    hint: '12 digits, shown by the app of the member and by yours.',
  },
  kiosk: {
    which: 'Kiosk',
    name: (device: string, started: string) => `${device}, since ${started}`,
    show: 'Show on the kiosk',
    hide: 'Take it off the kiosk',
    shown: 'The kiosk shows the QR code for five minutes, or until this is done.',
    failed: 'The kiosk does not show it. Please try again.',
  },
  card: {
    reference: 'Reference of the card terminal (optional)',
    hint: `As printed on the slip, up to ${PAYMENT_REFERENCE_LENGTH_MAX} characters.`,
  },
  discount: {
    add: 'Add a discount',
    remove: 'No discount',
    unit: 'Discount in',
    units: {
      get AMOUNT() {
        return currencySymbol();
      },
      PERCENT: '%',
    },
    unitNames: {
      get AMOUNT() {
        const { many } = currencyWords();
        return many.charAt(0).toUpperCase() + many.slice(1);
      },
      PERCENT: 'Percent',
    },
    amount: {
      get AMOUNT() {
        return `Discount in ${currencyWords().many}`;
      },
      PERCENT: 'Discount in percent',
    },
    percentWrong: 'Enter a percentage, such as 10.',
    reason: 'Reason for the discount',
    reasonHint: 'The member will see this.',
  },
  part: {
    add: 'Pay a part now',
    remove: 'Pay everything now',
    get amount() {
      return `Paid now, in ${currencyWords().many}`;
    },
    firstOn: 'The rest from',
    count: 'In how many parts',
    counts: (count: number) => (count === 1 ? 'All at once' : `${count} parts, a month apart`),
    plan: (instalments: { amount: string; day: string }[]) =>
      `The rest: ${instalments.map(({ amount, day }) => `${amount} by ${day}`).join(', ')}.`,
  },
  toPay: (amount: string) => `To pay: ${amount}.`,
  reduced: (listed: string, off: string, amount: string) => `${listed} less ${off}. To pay: ${amount}.`,
};
