/** How a payment in the form of a gateway can end, beside what the server says of it. */
export const onlinePaymentContent = {
  closed:
    'The payment was not finished, and your order waits here. If you did pay, it shows as soon as your bank has said so.',
  formFailed:
    'The payment form did not open. Your order waits: try again from here, or pay at the front desk.',
  unconfirmed: 'We have not heard of your payment yet. It shows here in a moment: do not pay again.',
};
