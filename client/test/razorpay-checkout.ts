/** A checkout of the API, as `startOrderPayment` and `placeOrder` return it. */
export const razorpayCheckout = {
  __typename: 'RazorpayCheckout',
  scriptUrl: 'https://checkout.example/v1/checkout.js',
  keyId: 'rzp_test_1',
  gatewayOrderId: 'order_1',
  amount: { __typename: 'Money', minorUnits: 130_000, currencyCode: 'INR' },
  merchantName: 'Bhor',
  description: 'Basic, order 7',
  prefill: {
    __typename: 'RazorpayPrefill',
    name: null,
    email: 'asha@studio.example',
    phone: '+919876543210',
  },
};
