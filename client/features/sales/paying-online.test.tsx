import { screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { allToasts } from '../../lib/toast';
import { untaxedPrice } from '../../test/prices';
import { razorpayCheckout } from '../../test/razorpay-checkout';
import { press, renderPage } from '../../test/render-page';
import { memberships, nothing, pass } from '../memberships/testing/membership-answers';
import { orderOf, paidOrder, placedOrder } from '../memberships/testing/order-answers';
import { orderKeyOf } from './order-idempotency-keys';
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
const order = (status = 'PENDING') => orderOf(8, { status, gateway: 'RAZORPAY' });
const placed = (status?: string) => ({
  placeOrder: {
    __typename: 'PlaceOrderPayload',
    message: 'Your payment has arrived.',
    order: placedOrder(order(status), { ...nothing('PASS'), pendingOrder: order(status) }),
    checkout: status === undefined ? razorpayCheckout : null,
  },
});

const { me } = memberships(nothing('PASS'));
const VIEWER = { ...me, user: { ...me.user, nextPeriods: [] } };

interface Options {
  handler: (payment: object) => void;
  modal: { ondismiss: () => void };
}
let completeCheckout: (options: Options) => void;
beforeEach(() => {
  completeCheckout = ({ handler }) =>
    handler({ razorpay_payment_id: 'pay_1', razorpay_signature: 'a'.repeat(64) });
  vi.stubGlobal(
    'Razorpay',
    class {
      constructor(private readonly options: Options) {}
      open = () => completeCheckout(this.options);
    },
  );
});

const Address = () => <output>{useLocation().pathname}</output>;
const proceed = () =>
  within(screen.getByRole('region', { name: 'Order Summary' })).getByRole('button', {
    name: 'Proceed to Payment',
  });

async function buy(
  answers: Record<string, () => Record<string, unknown> | Error> = {},
  before = () => Promise.resolve(),
) {
  const page = await renderPage(
    <>
      <Address />
      <PassPlansPage />
    </>,
    {
      path: '/pass-membership-plans',
      answers: {
        PlanOffers: () => ({ planOffers: [basic], orderGateway: 'RAZORPAY', me: VIEWER }),
        PlaceOrder: () => placed(),
        ...answers,
      },
    },
  );
  await press(screen.getByRole('radio', { name: 'Basic' }));
  const key = orderKeyOf(basic);
  await before();
  await press(proceed());
  await vi.waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toBe('/membership'));
  return { ...page, key, said: allToasts().at(-1)?.text };
}

test('in a narrow window the summary closes before the checkout form opens', async () => {
  let dialog: unknown;
  completeCheckout = ({ modal }) => {
    dialog = screen.queryByRole('dialog');
    modal.ondismiss();
  };
  await buy({}, async () => {
    await press(screen.getByRole('button', { name: 'Review order' }));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
  expect(dialog).toBeNull();
});

const confirmed = (status: string, message: string) => () => ({
  confirmOnlinePayment: {
    __typename: 'ConfirmOnlinePaymentPayload',
    message,
    order: paidOrder(order(status)),
    membership: pass,
  },
});

test('the server confirms a payment made in the checkout form, and the next order gets a new key', async () => {
  const { said, key, operations } = await buy({ ConfirmOnlinePayment: confirmed('PAID', 'It is active.') });
  expect(said).toBe('It is active.');
  expect(operations.find(({ name }) => name === 'ConfirmOnlinePayment')?.variables).toEqual({
    input: { orderId: 'order-8', gatewayPaymentId: 'pay_1', signature: 'a'.repeat(64) },
  });
  expect(orderKeyOf(basic)).not.toBe(key);
  expect(screen.getByText(/by UPI, card, netbanking or wallet/)).toBeTruthy();
});

test.each<[string, () => void, RegExp]>([
  [
    'is closed',
    () => void (completeCheckout = ({ modal }) => modal.ondismiss()),
    /not completed. Your order is still here/,
  ],
  [
    'breaks',
    () =>
      void (completeCheckout = () => {
        throw new Error('broken');
      }),
    /did not open/,
  ],
])('a checkout form that %s leaves the order unpaid, with the same key', async (_what, arrange, sentence) => {
  arrange();
  const { said, key } = await buy();
  expect(said).toMatch(sentence);
  expect(orderKeyOf(basic)).toBe(key);
});

test('does not ask for a second payment when the confirmation is lost', async () => {
  const { said } = await buy({ ConfirmOnlinePayment: () => new Error('away') });
  expect(said).toMatch(/do not pay again/);
});

test('reports an order that is already paid instead of placing another', async () => {
  const { said, operations } = await buy({ PlaceOrder: () => placed('PAID') });
  expect(said).toBe('Your payment has arrived.');
  expect(operations.filter(({ name }) => name === 'PlaceOrder')).toHaveLength(1);
});
