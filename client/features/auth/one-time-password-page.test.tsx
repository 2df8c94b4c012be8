import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusal } from '../../test/refusal';
import { renderPage } from '../../test/render-page';
import { authSite, send } from './testing/auth-site';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.setItem('resetEmail', 'asha@example.com');
});
afterEach(() => void sessionStorage.clear());

const path = '/one-time-password';
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const accepted = () => ({ verifyOtp: { __typename: 'VerifiedOtp', resetToken: 'a-reset-token' } });
const resent = () => ({ requestPasswordReset: { __typename: 'RequestPasswordResetPayload', message: '' } });

const box = (place: number) => screen.getByLabelText<HTMLInputElement>(`Digit ${place} of 6`);
const shown = () => [1, 2, 3, 4, 5, 6].map((place) => box(place).value).join('');
const type = (place: number, digit: string) => {
  act(() => box(place).focus());
  fireEvent.change(box(place), { target: { value: digit } });
};
const paste = (text: string) =>
  fireEvent.paste(box(1), { clipboardData: { getData: () => text, types: ['text/plain'] } });

test('the boxes form a named group, are labelled by position and support autofill of one-time codes', async () => {
  await renderPage(authSite, { path });
  expect(screen.getByRole('group', { name: 'Six-digit OTP' })).toBeTruthy();
  expect(box(1).autocomplete).toBe('one-time-code');
  expect(box(6).inputMode).toBe('numeric');
  expect(screen.getByText(/a\.\.\.@example\.com/)).toBeTruthy();
});

test('each digit moves the focus to the next box, and the sixth submits the code', async () => {
  const { operations } = await renderPage(authSite, { path, answers: { VerifyOtp: accepted } });
  [...'40912'].forEach((digit, index) => {
    type(index + 1, digit);
    expect(document.activeElement).toBe(box(index + 2));
  });
  expect(operations).toEqual([]);
  type(6, '3');
  await pass(0);
  expect(operations.map(({ variables }) => variables)).toEqual([
    { input: { email: 'asha@example.com', otp: '409123' } },
  ]);
  expect(sessionStorage.getItem('resetToken')).toBe('a-reset-token');
  expect(screen.getByRole('heading', { name: 'Choose a new password' })).toBeTruthy();
});

test.each(['409123', '40 91-23', ' 409–123\n', '४०९१२३', 'Your code: 409123'])(
  'a code pasted as %j is submitted',
  async (text) => {
    const { operations } = await renderPage(authSite, { path, answers: { VerifyOtp: () => 'never' } });
    paste(text);
    await pass(0);
    expect(shown()).toBe('409123');
    expect(operations[0]?.variables).toMatchObject({ input: { otp: '409123' } });
    expect(operations).toHaveLength(1);
  },
);

test('a code that the browser fills into one box is submitted', async () => {
  const { operations } = await renderPage(authSite, { path, answers: { VerifyOtp: () => 'never' } });
  type(1, '409123');
  await pass(0);
  expect(shown()).toBe('409123');
  expect(operations).toHaveLength(1);
});

test('the arrow keys and the digit that is in a box already move the focus', async () => {
  await renderPage(authSite, { path });
  type(1, '4');
  for (const [key, place] of [
    ['ArrowLeft', 1],
    ['ArrowLeft', 1],
    ['4', 2],
    ['ArrowRight', 3],
  ] as const) {
    fireEvent.keyDown(document.activeElement!, { key });
    expect(document.activeElement).toBe(box(place));
  }
  expect(shown()).toBe('4');
});

test('part of a code can be pasted and the rest typed', async () => {
  const { operations } = await renderPage(authSite, { path, answers: { VerifyOtp: () => 'never' } });
  paste('40-91');
  expect(document.activeElement).toBe(box(5));
  type(5, '2');
  type(6, '3');
  await pass(0);
  expect(operations[0]?.variables).toMatchObject({ input: { otp: '409123' } });
});

test('ignores letters and accepts digits of other scripts', async () => {
  const { operations } = await renderPage(authSite, { path, answers: { VerifyOtp: () => 'never' } });
  type(1, 'a');
  expect(box(1).value).toBe('');
  [...'४०९१२३'].forEach((digit, index) => type(index + 1, digit));
  await pass(0);
  expect(operations[0]?.variables).toMatchObject({ input: { otp: '409123' } });
});

test('Backspace in an empty box moves back, and clears one box without shifting the others', async () => {
  await renderPage(authSite, { path });
  [...'409'].forEach((digit, index) => type(index + 1, digit));
  act(() => box(4).focus());
  fireEvent.keyDown(box(4), { key: 'Backspace' });
  expect(document.activeElement).toBe(box(3));
  act(() => box(2).focus());
  fireEvent.keyDown(box(2), { key: 'Backspace' });
  expect([box(1).value, box(2).value, box(3).value]).toEqual(['4', '', '9']);
});

test('a rejected code clears the boxes, shows how long a code is valid and focuses the first box', async () => {
  await renderPage(authSite, { path, answers: { VerifyOtp: () => refusal('Invalid OTP') } });
  paste('000000');
  await pass(0);
  expect(screen.getByRole('alert').textContent).toBe('Invalid OTP');
  expect(screen.getByText('The OTP works for 10 minutes and allows 5 attempts.')).toBeTruthy();
  expect(shown()).toBe('');
  expect(document.activeElement).toBe(box(1));
});

test.each([
  [refusal('', { code: 'INTERNAL_SERVER_ERROR' }), 'Invalid OTP'],
  [new TypeError('Failed to fetch'), 'Failed to connect to server'],
])('after any other failure (%s) the code stays and can be submitted again', async (error, sentence) => {
  const { operations } = await renderPage(authSite, { path, answers: { VerifyOtp: () => error } });
  paste('409123');
  await pass(0);
  expect(screen.getByRole('alert').textContent).toBe(sentence);
  expect(shown()).toBe('409123');
  await send('Verify OTP');
  expect(operations).toHaveLength(2);
});

test('a server error about the code is announced and describes the group of boxes', async () => {
  const error = refusal('Invalid OTP', { fields: { otp: 'Invalid OTP' } });
  await renderPage(authSite, { path, answers: { VerifyOtp: () => error } });
  paste('000000');
  await pass(0);
  expect(screen.getAllByText('Invalid OTP')).toHaveLength(1);
  expect(screen.getByRole('alert').textContent).toBe('Invalid OTP');
  expect(screen.getByRole('group').getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
});

test('an incomplete code is not sent', async () => {
  const { operations } = await renderPage(authSite, { path });
  type(1, '4');
  await send('Verify OTP');
  expect(screen.getByText('Enter all 6 digits.')).toBeTruthy();
  expect(operations).toEqual([]);
});

test('a new code can be requested after 60 seconds, and again after another 60', async () => {
  const { operations } = await renderPage(authSite, { path, answers: { RequestPasswordReset: resent } });
  expect(screen.getByText('You can resend the OTP in 60 s.')).toBeTruthy();
  await send('Resend OTP');
  expect(operations).toEqual([]);
  await pass(59_000);
  expect(screen.getByText('You can resend the OTP in 1 s.')).toBeTruthy();
  await pass(1000);
  await send('Resend OTP');
  await pass(0);
  expect(operations.map(({ variables }) => variables)).toEqual([{ input: { email: 'asha@example.com' } }]);
  expect(screen.getByText(/^A new OTP is on its way/)).toBeTruthy();
  expect(screen.getByText('You can resend the OTP in 60 s.')).toBeTruthy();
});

test.each([
  [refusal(''), 'Failed to send new OTP'],
  [refusal('Please wait 20 seconds.', { code: 'RATE_LIMITED' }), 'Please wait 20 seconds.'],
  [new TypeError('Failed to fetch'), 'Failed to connect to server'],
])('after a failed resend (%s) the code can be requested again at once', async (error, sentence) => {
  const { operations } = await renderPage(authSite, { path, answers: { RequestPasswordReset: () => error } });
  await pass(60_000);
  await send('Resend OTP');
  await pass(0);
  expect(screen.getByRole('alert').textContent).toBe(sentence);
  await send('Resend OTP');
  expect(operations).toHaveLength(2);
});

test('only the message of the last attempt is shown, with the code or for a new one', async () => {
  await renderPage(authSite, {
    path,
    answers: { VerifyOtp: () => refusal('Invalid OTP'), RequestPasswordReset: resent },
  });
  await pass(60_000);
  paste('000000');
  await pass(0);
  await send('Resend OTP');
  await pass(0);
  expect(screen.queryByText('Invalid OTP')).toBeNull();
  expect(screen.getByText(/^A new OTP is on its way/)).toBeTruthy();
  paste('000000');
  await pass(0);
  expect(screen.getByText('Invalid OTP')).toBeTruthy();
  expect(screen.queryByText(/^A new OTP is on its way/)).toBeNull();
});

test('redirects to the first step when there is no address', async () => {
  sessionStorage.clear();
  await renderPage(authSite, { path });
  expect(screen.getByRole('heading', { name: 'Reset your password' })).toBeTruthy();
});

test('the countdown continues after a reload', async () => {
  sessionStorage.setItem('resetAskedAt', String(Date.now() - 45_000));
  const { unmount } = await renderPage(authSite, { path, answers: { RequestPasswordReset: resent } });
  expect(screen.getByText('You can resend the OTP in 15 s.')).toBeTruthy();
  await pass(15_000);
  await send('Resend OTP');
  await pass(20_000);
  unmount();
  await renderPage(authSite, { path });
  expect(screen.getByText('You can resend the OTP in 40 s.')).toBeTruthy();
});
