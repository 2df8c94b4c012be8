import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { onlineMessages } from '#common/orders/online-payments';
import { rupees } from '../../test/prices';
import { press, renderPage } from '../../test/render-page';
import { Page } from './pay-page';

const TOKEN = 'T'.repeat(43);

const linked = (overrides = {}) => ({
  __typename: 'LinkedOrder',
  firstName: 'Asha',
  planName: 'Premium',
  total: rupees(189_000),
  status: 'PENDING',
  expiresAt: '2026-12-05T05:00:00Z',
  ...overrides,
});

beforeEach(() => {
  window.location.hash = TOKEN;
});

const site = (
  <Routes>
    <Route path="*" element={<Page />} />
  </Routes>
);

const open = (answers: object) => renderPage(site, { path: '/pay', answers: answers as never });

test('whoever has the link sees first name, plan and amount', async () => {
  const { operations } = await open({ OrderByPaymentLink: () => ({ orderByPaymentLink: linked() }) });
  expect(await screen.findByText('Hello Asha, your plan is Premium, for ₹1,890.')).toBeTruthy();
  expect(screen.getByText('You can pay until 5 December 2026.')).toBeTruthy();
  expect(operations[0]?.variables).toEqual({ token: TOKEN });
});

test('an order that was paid meanwhile is not paid again', async () => {
  await open({
    OrderByPaymentLink: () => ({ orderByPaymentLink: linked() }),
    StartPaymentByLink: () => ({
      startPaymentByLink: {
        __typename: 'StartPaymentByLinkPayload',
        message: onlineMessages.paid,
        checkout: null,
        order: linked({ status: 'PAID' }),
      },
    }),
  });
  await press(await screen.findByRole('button', { name: 'Pay ₹1,890' }));
  expect(await screen.findByText(onlineMessages.paid)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['PAID', 'This is paid, and the membership has started. Thank you.'],
  ['CANCELLED', 'This order is no longer waiting for payment. Ask the front desk.'],
])('an order that is %s has no button', async (status, text) => {
  await open({ OrderByPaymentLink: () => ({ orderByPaymentLink: linked({ status }) }) });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a link that does not work says so', async () => {
  await open({ OrderByPaymentLink: () => ({ orderByPaymentLink: null }) });
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This link does not work/);
});

test('without a token nothing is asked', async () => {
  window.location.hash = '';
  const { operations } = await open({});
  expect(screen.getByRole('alert').textContent).toMatch(/^This link does not work/);
  expect(operations).toEqual([]);
});
