import type { RefundMethod } from '../../../../graphql/types.generated';

/** Texts of the refund of a payment that the front desk took. */
export const deskRefundContent = {
  left: (who: string, amount: string, plan: string) =>
    `${who} has paid for ${plan}. ${amount} can be refunded.`,
  whole: (plan: string) => `${plan} ends at once. Any plan bought after it starts earlier.`,
  part: (plan: string) => `${plan} stays as it is.`,
  amount: 'Amount in rupees',
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
