import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press, renderPage } from '../../test/render-page';
import { nothing, pass } from '../memberships/testing/membership-answers';
import { orderOf } from '../memberships/testing/order-answers';
import { Page as PassPlansPage } from './pass-plans-page';
import { LATER, plansAnswer } from './testing/plan-answers';

const summary = () => screen.getByRole('region', { name: 'Order Summary' }).textContent;
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

const renew = { path: '/pass-membership-plans?plan=premium-3-months' };
const cards = () => screen.getAllByRole('radio').map((card) => (card as HTMLInputElement).value);

test('a renewal begins with the plan of the member, and says from when it runs', async () => {
  const answers = { PlanOffers: () => plansAnswer(LATER, pass) };
  await renderPage(<PassPlansPage />, { ...renew, answers });
  expect(cards()).toEqual(['2', '1']);
  await press(radio('Basic'));
  expect(cards()).toEqual(['2', '1']);
  expect(screen.getByRole('region', { name: 'Renew Basic' }).textContent).toContain(
    'You have paid until 20 March 2027. The plan that you pick here starts on 21 March 2027',
  );
});

test('a member without a running plan sees nothing about a renewal', async () => {
  await renderPage(<PassPlansPage />, { answers: { PlanOffers: () => plansAnswer() } });
  expect(screen.queryByRole('heading', { name: /^Renew/ })).toBeNull();
});

test('an unpaid order of the same type is named first, and no second one is promised its start', async () => {
  const waiting = orderOf(8, { status: 'PENDING' });
  const withOrder = { ...pass, pendingOrder: waiting };
  const { operations } = await renderPage(<PassPlansPage />, {
    ...renew,
    answers: {
      PlanOffers: () => plansAnswer(LATER, withOrder),
      CancelOrder: () => ({
        cancelOrder: {
          __typename: 'CancelOrderPayload',
          message: 'Your order is cancelled.',
          order: { ...waiting, status: 'CANCELLED' },
          membership: pass,
        },
      }),
    },
  });
  expect(screen.getByRole('heading', { name: 'Pay ₹1,300 at the front desk' })).toBeTruthy();
  expect(summary()).toContain(
    'Order 8 is not paid yet. If you pay for it first, this plan starts when that one ends.',
  );
  expect(screen.getByRole('region', { name: 'Renew Basic' }).textContent).not.toContain('starts on');
  await press(screen.getByRole('button', { name: 'Cancel order' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel order 8?' }));
  await press(dialog.getByRole('button', { name: 'Cancel order' }));
  expect(operations.at(-1)?.name).toBe('CancelOrder');
  expect(screen.queryByRole('heading', { name: 'Pay ₹1,300 at the front desk' })).toBeNull();
  expect(summary()).toContain('It starts on 23 December 2126');
});

test('an order of the other type is not on this page', async () => {
  const nutrition = { ...nothing('NUTRITION'), pendingOrder: orderOf(9, { status: 'PENDING' }) };
  const answer = plansAnswer();
  answer.me.user.memberships = [nothing('PASS'), nutrition];
  await renderPage(<PassPlansPage />, { answers: { PlanOffers: () => answer } });
  expect(screen.queryByRole('heading', { name: /^Pay/ })).toBeNull();
});
