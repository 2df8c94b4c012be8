/** Messages about payments that kiosks show, shared by server and client. */
export const kioskPaymentMessages = {
  shown: 'The kiosk shows the payment.',
  hidden: 'The kiosk no longer shows the payment.',
  kioskOff: 'This kiosk is off. Choose another one.',
  noUpiAddress: 'The studio has no UPI address.',
  referenceInvalid: 'A reference has up to 35 letters and digits.',
} as const;
