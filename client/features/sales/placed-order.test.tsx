/** Tests of the changes on both pages after an order, and of the number of requests. */
import { act, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#common/paths';
import { storeToken } from '../../lib/session';
import { untaxedPrice } from '../../test/prices';
import { razorpayCheckout } from '../../test/razorpay-checkout';
import { press, renderPage } from '../../test/render-page';
import { requestsOf } from '../../test/requests-of';
import { tokenOf } from '../../test/token';
import { Page as MembershipPage } from '../memberships/membership-page';
import { memberships, nothing, pass } from '../memberships/testing/membership-answers';
import { orderOf, orderPage, paidOrder, placedOrder } from '../memberships/testing/order-answers';
import { Page as PassPlansPage } from './pass-plans-page';

const basic = {
  __typename: 'PlanOffer',
  id: '1',
  planType: 'PASS',
  name: 'Basic',
  price: untaxedPrice(130_000),
  durationMonths: 1,
  features: [],
};
const nextPeriod = (startsAt: string, endsAt: string, isLater = false) => ({
  __typename: 'NextPeriod',
  offer: { __typename: 'PlanOffer', id: '1' },
  startsAt,
  isLater,
  endsAt,
});
const plans = (gateway: string) => ({
  planOffers: [basic],
  orderGateway: gateway,
  me: {
    __typename: 'Viewer',
    user: {
      ...memberships(nothing('PASS')).me.user,
      nextPeriods: [nextPeriod('2026-11-21T06:30:00.000Z', '2026-12-21T18:30:00.000Z')],
    },
  },
});

const orderAt = (gateway: string, status = 'PENDING') => orderOf(8, { status, gateway });
const placed = (gateway: string) => () => {
  const order = orderAt(gateway);
  const placement = {
    __typename: 'PlaceOrderPayload',
    message: 'Your order is placed.',
    order: placedOrder(order, { ...nothing('PASS'), pendingOrder: order }),
    checkout: gateway === 'DESK' ? null : razorpayCheckout,
  };
  return { placeOrder: placement };
};
const paid = () => ({
  confirmOnlinePayment: {
    __typename: 'ConfirmOnlinePaymentPayload',
    message: 'It is active.',
    order: paidOrder(orderAt('RAZORPAY', 'PAID'), [
      nextPeriod('2126-12-20T18:30:00.000Z', '2127-01-20T18:30:00.000Z', true),
    ]),
    membership: pass,
  },
});

interface CheckoutForm {
  handler: (payment: object) => void;
  modal: { ondismiss: () => void };
}
let form: CheckoutForm | undefined;

// Loaded up front, so that no test has to wait for it.
beforeAll(() => import('../memberships/razorpay-form'));
beforeEach(() => {
  handleArrival.mockReset();
  storeToken(tokenOf());
  form = undefined;
  vi.stubGlobal(
    'Razorpay',
    class {
      constructor(private readonly options: CheckoutForm) {}
      open = () => (form = this.options);
    },
  );
});

const handleArrival = vi.fn();

/** Reports when the page beside it is on screen and has sent its requests. */
function Arrival() {
  useEffect(() => handleArrival(), []);
  return null;
}

function HistoryButtons() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate(1)}>Forward</button>
    </>
  );
}

/** Opens the plans; a second request for them is never answered. */
function openPlans(gateway: string) {
  let requests = 0;
  return renderPage(
    <>
      <HistoryButtons />
      <Routes>
        <Route path={paths.passPlans} element={<PassPlansPage />} />
        <Route
          path={paths.membership}
          element={
            <>
              <MembershipPage />
              <Arrival />
            </>
          }
        />
      </Routes>
    </>,
    {
      path: `${paths.passPlans}?plan=basic`,
      answers: {
        PlanOffers: () => (++requests === 1 ? plans(gateway) : 'never'),
        PlaceOrder: placed(gateway),
        ConfirmOnlinePayment: paid,
        MyMemberships: () => memberships({ ...nothing('PASS'), pendingOrder: orderAt(gateway) }),
        MyOrders: () => ({
          me: {
            __typename: 'Viewer',
            user: { __typename: 'User', id: 'member', orders: orderPage([orderAt(gateway)]) },
          },
        }),
      },
    },
  );
}

const summary = () => screen.getByRole('region', { name: 'Order Summary' });
const proceed = () => press(within(summary()).getByRole('button', { name: 'Proceed to Payment' }));
const order = async () => {
  await proceed();
  await arrive();
};
const arrive = () => vi.waitFor(() => expect(handleArrival).toHaveBeenCalled(), { timeout: 5000 });
const openCheckout = async () => {
  await proceed();
  await vi.waitFor(() => expect(form).toBeDefined());
};
const pay = async () => {
  act(() => form?.handler({ razorpay_payment_id: 'pay_1', razorpay_signature: 'a'.repeat(64) }));
  await arrive();
};
const region = (name: string) => within(screen.getByRole('region', { name }));

test('placing an order takes one request, whose answer is the whole membership page', async () => {
  const { operations } = await openPlans('DESK');
  expect(await requestsOf(operations, order)).toEqual(['PlaceOrder']);
  expect(region('Pay ₹1,300 at the front desk').getByText('For Basic, order 8.')).toBeTruthy();
  expect(region('Orders and receipts').getByText('Waiting')).toBeTruthy();
});

test('paying a new order online takes one request to the checkout form, and one from there to the membership', async () => {
  const { operations } = await openPlans('RAZORPAY');
  expect(await requestsOf(operations, openCheckout)).toEqual(['PlaceOrder']);
  expect(await requestsOf(operations, pay)).toEqual(['ConfirmOnlinePayment']);
  expect(region('Gym pass').getByText('20 November 2026')).toBeTruthy();
  expect(region('Orders and receipts').getByText('Paid')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
});

test('the plans then start after the membership that was paid', async () => {
  await openPlans('RAZORPAY');
  await openCheckout();
  await pay();
  await press(screen.getByRole('button', { name: 'Back' }));
  expect(summary().textContent).toContain('It starts on 21 December 2126');
});

test('an order that was not paid in the checkout form is shown at once, and requested again', async () => {
  const { operations } = await openPlans('RAZORPAY');
  await openCheckout();
  const close = async () => {
    act(() => form?.modal.ondismiss());
    await arrive();
  };
  expect(await requestsOf(operations, close)).toEqual(['MyOrders', 'MyMemberships']);
  expect(screen.getByRole('button', { name: 'Pay now' })).toBeTruthy();
});

test('going back to the page after an order requests it again', async () => {
  const { operations } = await openPlans('DESK');
  await order();
  await press(screen.getByRole('button', { name: 'Back' }));
  const forward = () => press(screen.getByRole('button', { name: 'Forward' }));
  expect(await requestsOf(operations, forward)).toEqual(['MyOrders', 'MyMemberships']);
});
