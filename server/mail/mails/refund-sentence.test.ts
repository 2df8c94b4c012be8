import { expect, test } from 'vitest';
import { REFUND_METHODS } from '#common/orders/payments';
import { refundSentence } from './refund-sentence';

const sentence = (values: Partial<Parameters<typeof refundSentence>[0]>) =>
  refundSentence({ plan: 'Premium', amountPaise: 50_000, method: null, byHand: null, ...values });

test('a refund at the front desk says how it was paid, and promises nothing about a bank that has no part in it', () => {
  expect(REFUND_METHODS.map((method) => sentence({ method }))).toEqual([
    'The front desk has refunded ₹500 for Premium in cash.',
    'The front desk has refunded ₹500 for Premium to the card. Your bank may take a few days.',
    'The front desk has refunded ₹500 for Premium by UPI.',
    'The front desk has refunded ₹500 for Premium by bank transfer. Your bank may take a few days.',
  ]);
});

test('a refund by a gateway goes the way of the payment, and one by hand says how', () => {
  expect(sentence({})).toContain('the same way you paid. Your bank may take a few days.');
  expect(sentence({ byHand: 'Cheque' })).toBe('We have refunded ₹500 for Premium. How: Cheque');
});
