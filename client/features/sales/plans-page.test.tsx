import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { allToasts } from '../../lib/toast';
import { rupees, untaxedPrice } from '../../test/prices';
import { refusal } from '../../test/refusal';
import { press, renderPage } from '../../test/render-page';
import { nothing } from '../memberships/testing/membership-answers';
import { orderOf, placedOrder } from '../memberships/testing/order-answers';
import { Page as FeastPlansPage } from './feast-plans-page';
import { Page as PassPlansPage } from './pass-plans-page';
import { LATER, planOffers, plansAnswer, viewerWith } from './testing/plan-answers';

type Answers = NonNullable<NonNullable<Parameters<typeof renderPage>[1]>['answers']>;

const open = (
  page = <PassPlansPage />,
  answer: Record<string, unknown> | Error | 'never' = plansAnswer(),
  answers: Answers = {},
) => renderPage(page, { path: '/pass-membership-plans', answers: { PlanOffers: () => answer, ...answers } });

const Address = () => <output>{useLocation().pathname}</output>;
const site = (
  <>
    <Address />
    <PassPlansPage />
  </>
);
const Search = () => <output data-testid="search">{useLocation().search}</output>;
const search = () => screen.getByTestId('search').textContent;
const address = () => screen.getAllByRole('status')[0]?.textContent;
const placed = (status = 'PENDING') => {
  const order = orderOf(8, { status });
  return {
    placeOrder: {
      __typename: 'PlaceOrderPayload',
      message: 'Your order is placed.',
      checkout: null,
      order: placedOrder(order, { ...nothing('PASS'), pendingOrder: status === 'PENDING' ? order : null }),
    },
  };
};
const proceed = () =>
  within(screen.getByRole('region', { name: 'Order Summary' })).getByRole('button', {
    name: 'Proceed to Payment',
  });

const summary = () => screen.getByRole('region', { name: 'Order Summary' }).textContent;
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('selects the plan named in the URL, and changing the selection changes the URL', async () => {
  await renderPage(
    <>
      <Search />
      <PassPlansPage />
    </>,
    { path: '/pass-membership-plans?plan=premium-3-months', answers: { PlanOffers: () => plansAnswer() } },
  );
  expect(radio('Premium 3 Months').checked).toBe(true);
  expect(summary()).toContain('1 ITEM');
  await press(radio('Basic'));
  expect(search()).toBe('?plan=basic');
  expect(radio('Basic').checked).toBe(true);
  await press(radio('Basic'));
  expect(search()).toBe('');
  expect(summary()).toContain('0 ITEMS');
});

test('does not select a plan of the other type', async () => {
  await renderPage(<PassPlansPage />, {
    path: '/pass-membership-plans?plan=nutrition',
    answers: { PlanOffers: () => plansAnswer() },
  });
  expect(summary()).toContain('0 ITEMS');
});

test('shows start and end of a renewal, and only the end of a first plan', async () => {
  const { unmount } = await open(<PassPlansPage />, plansAnswer(LATER));
  await press(radio('Basic'));
  expect(summary()).toContain(
    'It starts on 23 December 2126, when your current plan ends, and runs on to 22 January 2127.',
  );
  unmount();
  await open();
  await press(radio('Basic'));
  expect(summary()).toContain('If you pay today, it runs to 21 December 2026.');
});

test('after a lost answer the member is told that the same order can be sent again', async () => {
  await open(site, plansAnswer(), { PlaceOrder: () => new TypeError('Failed to fetch') });
  await press(radio('Basic'));
  await press(proceed());
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The server did not answer. Press the button again: it orders your plan only once.',
  );
});

test('in a narrow window the review button appears once a plan is selected', async () => {
  await open();
  expect(screen.getByRole('button', { name: 'Show summary' })).toBeTruthy();
  await press(radio('Basic'));
  expect(screen.queryByRole('button', { name: 'Show summary' })).toBeNull();
  await press(screen.getByRole('button', { name: 'Review order' }));
  expect(screen.getByRole('dialog', { name: 'Order Summary' })).toBeTruthy();
});

test('shows the plans of its type, none of them selected', async () => {
  await open();
  expect(screen.getAllByRole('radio').map((card) => (card as HTMLInputElement).checked)).toEqual([
    false,
    false,
  ]);
  expect(screen.getByText('3 months, about ₹1,733 a month')).toBeTruthy();
  expect(summary()).toMatch(/^Order Summary0 ITEMS.*Subtotal₹0Total₹0/);
});

test('puts the selected plan in the summary, and clears it when it is clicked again', async () => {
  await open();
  await press(radio('Premium 3 Months'));
  expect(radio('Premium 3 Months').checked).toBe(true);
  expect(screen.getByText('Selected')).toBeTruthy();
  expect(summary()).toMatch(
    /1 ITEMPremium 3 Months, 3 months₹5,200If you pay today.*Subtotal₹5,200Total₹5,200/,
  );
  await press(radio('Premium 3 Months'));
  expect(radio('Premium 3 Months').checked).toBe(false);
  expect(summary()).toContain('0 ITEMS');
});

test('at most one plan is selected', async () => {
  await open();
  await press(radio('Basic'));
  await press(radio('Premium 3 Months'));
  expect([radio('Basic').checked, radio('Premium 3 Months').checked]).toEqual([false, true]);
  expect(summary()).toContain('1 ITEM');
});

test('in a narrow window the bar opens the summary', async () => {
  await open();
  await press(radio('Basic'));
  await press(screen.getByRole('button', { name: 'Review order' }));
  expect(screen.getByRole('dialog', { name: 'Order Summary' }).textContent).toContain('Total₹1,300');
  await press(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('tabs link to the plans of both types', async () => {
  await open(<FeastPlansPage />);
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  const current = screen.getByRole('link', { name: 'Gym passes' });
  expect([current.getAttribute('href'), current.getAttribute('aria-current')]).toEqual([
    '/pass-membership-plans',
    'page',
  ]);
});

test('plans that do not load can be requested again', async () => {
  let isAway = true;
  await open(<PassPlansPage />, 'never', { PlanOffers: () => (isAway ? new Error('away') : plansAnswer()) });
  expect(screen.getByRole('alert').textContent).toContain('Failed to load plans. Please try again later.');
  isAway = false;
  await press(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('radio')).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows its heading while plans load, and a message when none are on sale', async () => {
  const { unmount } = await open(<PassPlansPage />, 'never');
  expect(screen.getByRole('heading', { level: 1, name: 'Pass plans' })).toBeTruthy();
  unmount();
  await open(<PassPlansPage />, { ...plansAnswer(), planOffers: [] });
  expect(screen.getByRole('heading', { name: 'No plans on sale right now.' })).toBeTruthy();
});

test('without a selected plan the button explains what is missing', async () => {
  const { operations } = await open();
  await press(proceed());
  expect(screen.getByRole('alert').textContent).toBe('Pick a plan first');
  expect(operations.map(({ name }) => name)).toEqual(['PlanOffers']);
});

test('orders the selected plan once, however often the button is clicked, and opens the order', async () => {
  let answer = (_data: Record<string, unknown>) => {};
  const { operations } = await open(site, plansAnswer(), {
    PlaceOrder: () => new Promise<Record<string, unknown>>((resolve) => (answer = resolve)),
  });
  await press(radio('Basic'));
  await press(proceed());
  expect(proceed().getAttribute('aria-busy')).toBe('true');
  fireEvent.click(proceed());
  const orders = operations.filter(({ name }) => name === 'PlaceOrder');
  expect(orders).toHaveLength(1);
  expect(orders[0]?.variables).toMatchObject({
    input: { offerId: '1', expectedTotal: { minorUnits: 130_000, currencyCode: 'INR' } },
  });
  answer(placed());
  await vi.waitFor(() => expect(address()).toBe('/membership'));
  expect(allToasts().at(-1)?.text).toBe('Your order is placed.');
  // The next page may not be loaded yet on a slow machine: another click must not order again.
  await press(proceed());
  expect(operations.filter(({ name }) => name === 'PlaceOrder')).toHaveLength(1);
});

test('after a failure the plan stays selected, and the retry is for the same order', async () => {
  let tries = 0;
  const { operations } = await open(site, plansAnswer(), {
    PlaceOrder: () => (++tries === 1 ? refusal('You have 3 unpaid orders.', { code: 'CONFLICT' }) : placed()),
  });
  await press(radio('Basic'));
  await press(proceed());
  expect((await screen.findByRole('alert')).textContent).toBe('You have 3 unpaid orders.');
  expect(radio('Basic').checked).toBe(true);
  await press(proceed());
  await vi.waitFor(() => expect(address()).toBe('/membership'));
  const [first, second] = operations.filter(({ name }) => name === 'PlaceOrder');
  expect(first?.variables).toEqual(second?.variables);
});

const PRICE_CHANGED = 'The price of Basic has changed from ₹1,300 to ₹1,500. Nothing was ordered.';

test('shows a changed price beside the old one, and orders once the member accepts it', async () => {
  let isMoreExpensive = false;
  const offers = () => [{ ...planOffers[0], price: untaxedPrice(isMoreExpensive ? 150_000 : 130_000) }];
  const { operations } = await open(site, 'never', {
    PlanOffers: () => ({ ...plansAnswer(), planOffers: offers() }),
    PlaceOrder: ({ input }) =>
      (input as { expectedTotal: { minorUnits: number } }).expectedTotal.minorUnits === 150_000
        ? placed()
        : refusal(PRICE_CHANGED, { code: 'CONFLICT', reason: 'PRICE_CHANGED' }),
  });
  await press(radio('Basic'));
  isMoreExpensive = true;
  await press(proceed());
  const agree = await screen.findByRole('button', { name: 'Accept the new price and proceed' });
  expect(screen.getByRole('alert').textContent).toBe(PRICE_CHANGED);
  expect(radio('Basic').checked).toBe(true);
  expect(summary()).toMatch(/Old price: ₹1,300 New price: ₹1,500.*Total₹1,500/);
  expect(address()).toBe('/pass-membership-plans');
  await press(agree);
  await vi.waitFor(() => expect(address()).toBe('/membership'));
  const orders = operations.filter(({ name }) => name === 'PlaceOrder');
  expect(orders.map(({ variables }) => variables['input'])).toMatchObject([
    { expectedTotal: { minorUnits: 130_000 } },
    { expectedTotal: { minorUnits: 150_000 } },
  ]);
});

test('fetches the plans again whenever a plans page is opened', async () => {
  const { operations } = await open(
    <Routes>
      <Route path="/pass-membership-plans" element={<PassPlansPage />} />
      <Route path="/feast-membership-plans" element={<FeastPlansPage />} />
    </Routes>,
  );
  expect(operations).toHaveLength(1);
  await press(screen.getByRole('link', { name: 'Nutrition' }));
  // Cached plans are shown meanwhile.
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  expect(operations).toHaveLength(2);
});

test('places a new order when the previous order of the plan is already paid', async () => {
  let tries = 0;
  const { operations } = await open(site, plansAnswer(), {
    PlaceOrder: () => placed(++tries === 1 ? 'PAID' : 'PENDING'),
  });
  await press(radio('Basic'));
  await press(proceed());
  await vi.waitFor(() => expect(address()).toBe('/membership'));
  const keys = operations
    .filter(({ name }) => name === 'PlaceOrder')
    .map(({ variables }) => (variables['input'] as { requestKey: string }).requestKey);
  expect(new Set(keys).size).toBe(2);
});

test('the summary lists the taxes included in the price', async () => {
  const tax = { __typename: 'TaxLine', rateBasisPoints: 900, amount: rupees(9_915) };
  const price = {
    ...untaxedPrice(130_000),
    taxable: rupees(110_169),
    taxLines: ['CGST', 'SGST'].map((name) => ({ ...tax, name })),
    roundOff: rupees(1),
  };
  await open(<PassPlansPage />, {
    planOffers: [{ ...planOffers[0], price }],
    orderGateway: 'DESK',
    ...viewerWith([]),
  });
  expect(screen.getByText('1 month, 18 % GST included')).toBeTruthy();
  await press(radio('Basic'));
  expect(summary()).toMatch(/Subtotal₹1,101\.69CGST 9 %₹99\.15SGST 9 %₹99\.15Round-off₹0\.01Total₹1,300/);
});
