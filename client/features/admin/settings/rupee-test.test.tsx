import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gatewayMessages } from '#common/settings/messages';
import { razorpayCheckout } from '../../../test/razorpay-checkout';
import { press, renderPage } from '../../../test/render-page';
import { RupeeTest } from './rupee-test';

const AT = '2026-11-21T10:00:00Z';
const rupeeTest = (values: object = {}) => ({
  __typename: 'RupeeTest',
  id: 'one',
  verifiedAt: null,
  paidAt: null,
  webhookAt: null,
  refundedAt: null,
  ...values,
});
const PAID = { verifiedAt: AT, paidAt: AT, refundedAt: AT };

interface FormOptions {
  handler: (answer: object) => void;
  modal: { ondismiss: () => void };
}

/** A checkout form of the gateway in which the user does this at once. */
const formIn = (what: (options: FormOptions) => void) =>
  vi.stubGlobal(
    'Razorpay',
    class {
      constructor(private readonly options: FormOptions) {}
      open = () => what(this.options);
    },
  );
const pay = ({ handler }: FormOptions) => handler({ razorpay_payment_id: 'pay_1', razorpay_signature: 's' });

let isAccepted = true;
const show = (state: object) =>
  renderPage(<RupeeTest />, {
    answers: {
      CheckPaymentGateway: () => ({
        checkPaymentGateway: {
          __typename: 'CheckPaymentGatewayPayload',
          message: isAccepted ? gatewayMessages.checked : gatewayMessages.refused,
          isAccepted,
        },
      }),
      StartRupeeTest: () => ({
        startRupeeTest: {
          __typename: 'StartRupeeTestPayload',
          rupeeTest: rupeeTest(),
          checkout: razorpayCheckout,
        },
      }),
      ConfirmRupeeTest: () => ({
        confirmRupeeTest: { __typename: 'ConfirmRupeeTestPayload', rupeeTest: rupeeTest(state) },
      }),
      RupeeTest: () => ({ rupeeTest: rupeeTest(state) }),
    },
  });
const payOneRupee = () => press(screen.getByRole('button', { name: 'Pay one rupee' }));
const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => {
  isAccepted = true;
  formIn(pay);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the rupee is paid in the form of the gateway, and each step is shown', async () => {
  const { operations } = await show({ ...PAID, webhookAt: AT });
  await payOneRupee();
  expect(await screen.findByText('The rupee is refunded')).toBeTruthy();
  await vi.waitFor(() =>
    expect(steps()).toEqual([
      'Razorpay accepts the key: Done',
      'The order is at Razorpay: Done',
      'The rupee is paid: Done',
      'The signature is right: Done',
      'The webhook has arrived: Done',
      'The rupee is refunded: Done',
    ]),
  );
  expect(operations.find(({ name }) => name === 'ConfirmRupeeTest')?.variables).toEqual({
    input: { id: 'one', gatewayPaymentId: 'pay_1', signature: 's' },
  });
});

test('a refused key or a closed form ends the test, and the page says so', async () => {
  isAccepted = false;
  const { operations } = await show({});
  await payOneRupee();
  expect((await screen.findByRole('alert')).textContent).toBe(gatewayMessages.refused);
  expect(operations.map(({ name }) => name)).toEqual(['CheckPaymentGateway']);
  isAccepted = true;
  formIn(({ modal }) => modal.ondismiss());
  await payOneRupee();
  expect((await screen.findByRole('alert')).textContent).toContain('the payment form was closed');
  expect(operations.map(({ name }) => name)).not.toContain('ConfirmRupeeTest');
});

test('a webhook that has not arrived within a minute points to its address and secret', async () => {
  vi.useFakeTimers();
  await show(PAID);
  await payOneRupee();
  await act(() => vi.advanceTimersByTimeAsync(59_000));
  expect(steps()).toContain('The webhook has arrived: Waiting');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(steps()).toContain('The webhook has arrived: Failed');
  expect(screen.getByRole('alert').textContent).toContain('check its address and its secret');
});
