/** Messages about an online payment for results that the server has no message for. */
export const onlinePaymentContent = {
  closed:
    'The payment was not completed. Your order is still here. If you did pay, it will show as soon as your bank confirms it.',
  formFailed: 'The payment form did not open. Your order is still here: try again, or pay at the front desk.',
  unconfirmed:
    'We have not received your payment yet. It should show here in a moment: please do not pay again.',
};
