import { expect, test } from 'vitest';
import { upiLink } from './upi-link';

test('a UPI link names who is paid, the exact amount with two decimals, and the reference', () => {
  const payment = {
    address: 'studio.bhor@okbank',
    name: 'Bhor & Co',
    paise: 117_050,
    currencyCode: 'INR',
    reference: 'BH1a2b3c',
  };
  expect(upiLink(payment)).toBe(
    'upi://pay?pa=studio.bhor@okbank&pn=Bhor%20%26%20Co&tr=BH1a2b3c&am=1170.50&cu=INR',
  );
  expect(upiLink({ ...payment, paise: 7 })).toContain('&am=0.07&');
  expect(upiLink({ ...payment, paise: 130_000 })).toContain('&am=1300.00&');
});
