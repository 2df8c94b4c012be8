import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { KIOSK_PAYMENT_POLL_MS } from '#common/kiosk-payments/limits';
import { currentToken, personOf, storeToken } from '../../../lib/session';
import { rupees } from '../../../test/prices';
import { refusal } from '../../../test/refusal';
import { press, renderPage } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { Kiosk } from './kiosk';

type Answer = Record<string, unknown> | Error;

const answer = (outcome: string, firstName: string | null = null) => ({
  kioskCheckIn: { __typename: 'KioskCheckInPayload', outcome, firstName },
});

const NOTHING_TO_PAY = () => ({ kioskPayment: null });

const open = async (
  checkIn: () => Answer,
  endKiosk?: () => Answer,
  kioskPayment: () => Answer = NOTHING_TO_PAY,
) => {
  const { operations } = await renderPage(<Kiosk />, {
    answers: {
      KioskCheckIn: checkIn,
      KioskPayment: kioskPayment,
      ...(endKiosk && { EndKiosk: endKiosk }),
    },
  });
  return (name = 'KioskCheckIn') => operations.filter((operation) => operation.name === name);
};
const tap = async (digits: string) => {
  for (const digit of digits) await press(screen.getByRole('button', { name: digit }));
};
const field = () => screen.getByLabelText<HTMLInputElement>('Code');

beforeEach(() => storeToken(tokenOf({ sub: 'staff', sid: 'session-1', kiosk: true })));

test('the keypad takes six digits, and the greeting disappears after four seconds', async () => {
  const sent = await open(() => answer('RECORDED', 'Asha'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await tap('1230');
  await press(screen.getByRole('button', { name: 'Delete the last digit' }));
  await tap('45');
  expect(field().value).toBe('12345');
  expect(sent()).toEqual([]);
  await tap('6');
  expect(screen.getByText('Welcome, Asha')).toBeTruthy();
  expect(sent()[0]?.variables).toMatchObject({ input: { code: '123456' } });
  expect(field().value).toBe('');
  act(() => void vi.advanceTimersByTime(4000));
  expect(screen.queryByText('Welcome, Asha')).toBeNull();
});

test('a scanner types into the field, wherever the focus is', async () => {
  const sent = await open(() => answer('RECORDED', 'Asha'));
  fireEvent.keyDown(document.body, { key: 'B' });
  expect(document.activeElement).toBe(field());
  fireEvent.change(field(), { target: { value: 'B1ABC' } });
  await act(async () => void fireEvent.submit(field().form!));
  await screen.findByText('Welcome, Asha');
  expect(sent()[0]?.variables).toMatchObject({ input: { code: 'B1ABC' } });
});

test.each([
  ['a second visit', answer('RECENTLY_VISITED', 'Asha'), 'You are already checked in, Asha'],
  [
    'a member without a pass',
    answer('SEE_FRONT_DESK'),
    'You are not checked in yet. Please see the front desk.',
  ],
  ['a used code', refusal('For staff.', { reason: 'CODE_USED' }), /already used/],
  ['an old code', refusal('For staff.', { reason: 'CODE_EXPIRED' }), /too old/],
  ['a wrong code', refusal('For staff.', { fields: { code: 'For staff.' } }), /wrong/],
  ['a pause', refusal('Too many attempts. Try again in 50 s.', { code: 'RATE_LIMITED' }), /in 50 s/],
])('%s is answered for the member', async (_case, outcome, text) => {
  await open(() => outcome);
  await tap('123456');
  expect(await screen.findByText(text)).toBeTruthy();
});

test('without a connection it says so, and sends the same request again', async () => {
  let isAway = true;
  const sent = await open(() => (isAway ? new Error('away') : answer('RECORDED', 'Asha')));
  await tap('123456');
  expect(await screen.findByText(/^No connection\./)).toBeTruthy();
  isAway = false;
  await act(async () => void window.dispatchEvent(new Event('online')));
  await screen.findByText('Welcome, Asha');
  const [first, second] = sent();
  expect(second?.variables).toEqual(first?.variables);
});

test('the log-in of a staff member ends the kiosk', async () => {
  let outcome: Answer = refusal('Invalid email or password');
  const token = tokenOf({ sub: 'staff', sid: 'session-2', role: 'admin' });
  const kioskToken = currentToken();
  const sent = await open(
    () => answer('RECORDED'),
    () => outcome,
  );
  await press(screen.getByRole('button', { name: 'Staff' }));
  const dialog = within(screen.getByRole('dialog', { name: 'End the kiosk' }));
  const type = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  type('E-mail, username or phone number', 'desk@example.com');
  type('Password', 'Password-1');
  const submit = () => press(dialog.getByRole('button', { name: 'Log in and end the kiosk' }));
  await submit();
  expect((await dialog.findByRole('alert')).textContent).toContain('Invalid email or password');
  expect(currentToken()).toBe(kioskToken);
  outcome = { endKiosk: { __typename: 'EndKioskPayload', token } };
  await submit();
  await waitFor(() => expect(currentToken()).toBe(token));
  expect(sent('EndKiosk')[0]).toMatchObject({
    headers: { authorization: `Bearer ${kioskToken}` },
    variables: { input: { login: 'desk@example.com', password: 'Password-1' } },
  });
});

test('a kiosk is another person than the staff member who started it', () => {
  expect(personOf(currentToken())).toBe('session-1');
});

test('the payment that the front desk shows is asked for every few seconds, and replaces the check-in', async () => {
  const link = 'upi://pay?pa=studio@bank&pn=Bhor&tr=BH1&am=1300.00&cu=INR';
  let kioskPayment: object | null = null;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  await open(
    () => answer('RECORDED'),
    undefined,
    () => ({ kioskPayment }),
  );
  const afterPoll = () => act(async () => void (await vi.advanceTimersByTimeAsync(KIOSK_PAYMENT_POLL_MS)));
  expect(field()).toBeTruthy();
  kioskPayment = { __typename: 'KioskPayment', amount: rupees(130_000), link };
  await afterPoll();
  expect(screen.getByRole('img', { name: 'QR code that pays ₹1,300 by UPI' })).toBeTruthy();
  expect(screen.getByText('Pay ₹1,300')).toBeTruthy();
  expect(screen.getByText('Bhor')).toBeTruthy();
  expect(screen.queryByLabelText('Code')).toBeNull();
  kioskPayment = null;
  await afterPoll();
  expect(field()).toBeTruthy();
});
