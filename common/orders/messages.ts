import { ORDERS_WAITING_MAX } from './limits';

/** Messages about orders, payments and receipts, shared by server and client. Tests compare the documented ones literally. */
export const orderMessages = {
  planRequired: 'Choose a plan first.',
  planNotSold: 'This plan is no longer sold. Choose another one.',
  requestKeyInvalid: 'This order could not be identified. Reload the page and try again.',
  totalRequired: 'Reload the page to see the price, and try again.',
  requestKeyUsed: 'This order was already placed for another plan or price. Reload the page and try again.',
  ordersWaiting: `You have ${ORDERS_WAITING_MAX} unpaid orders. Pay or cancel one of them first.`,
  orderPlaced: 'Your order is placed.',
  orderExists: (number: number) => `You already have this order waiting: ${number}.`,
  orderCancelled: 'Your order is cancelled.',
  orderConfirmed: 'Order paid. The membership is active.',
  orderRejected: 'Order rejected.',
  orderRefunded: 'Refund recorded. The membership has ended.',
  partRefunded: 'Refund recorded. The membership does not change.',
  refundMethodOnline: 'This was paid online, and is refunded the same way.',
  partOnline:
    'Refund a part of an online payment in the dashboard of the payment service. It then shows here.',
  amountWrong: 'Enter an amount in rupees, such as 500.',
  discountWhole: 'A discount has to leave something to pay.',
  discountTooHigh: (percentMax: number) =>
    percentMax === 0 ? 'You may not give discounts.' : `You may take off at most ${percentMax} %.`,
  referenceMissing: 'Enter the reference of the payment, or leave it out.',
  cashReference: 'A payment in cash has no reference.',
  upiReferenceWrong: 'Enter the 12 digits of the UPI reference (UTR).',
  upiReferenceUsed: 'This UPI reference belongs to another payment. Check the digits.',
  refundTooHigh: (left: string) => `At most ${left} is left to refund.`,
  refundKeyUsed: 'This refund was already made with another amount. Reload the page and check it.',
  refundRetried: 'The payment service will be asked again.',
  refundByHand: 'Marked as refunded.',
  refundNotFound: 'We could not find this refund.',
  refundNotFailed: 'This refund is no longer marked as failed. Check its current status.',
  refundNotChecked:
    'The payment service is not responding, so we cannot tell whether this was already refunded. Try again shortly.',
  orderNotFound: 'We could not find this order.',
  orderNotWaiting: 'This order is no longer waiting: it has already been dealt with.',
  orderNotPaid: 'Only a paid order can be refunded.',
  ownAccount: 'You cannot take a payment for your own account. Ask a colleague.',
  orderWithoutMember: 'The account that placed this order has been deleted.',
  receiptNotFound: 'We could not find this receipt.',
} as const;
