import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CODE_STEP_MS } from '#common/check-in/limits';
import { storeToken } from '../../lib/session';
import { press, renderPage } from '../../test/render-page';
import { tokenOf } from '../../test/token';
import { CheckInCode } from './check-in-code';

const FIRST_STEP = Date.parse('2026-11-23T06:00:00Z');
const SERVER_TIME = FIRST_STEP + 10_000;

/** The codes of two minutes, from a number of steps after the first one on. */
const issuedAfter = (steps: number) => ({
  issueCheckInCodes: {
    __typename: 'IssueCheckInCodesPayload',
    issuedAt: new Date(SERVER_TIME + steps * CODE_STEP_MS).toISOString(),
    codes: [0, 1, 2, 3].map((index) => codeOf(steps + index)),
  },
});

const codeOf = (step: number) => ({
  __typename: 'CheckInCode',
  text: `B1${'A'.repeat(47)}${step}`,
  digits: `12345${step}`,
  startsAt: new Date(FIRST_STEP + step * CODE_STEP_MS).toISOString(),
  endsAt: new Date(FIRST_STEP + (step + 1) * CODE_STEP_MS).toISOString(),
});

type Answer = ReturnType<typeof issuedAfter> | Error;

const open = (answer: () => Answer) =>
  renderPage(<CheckInCode hasPass />, { answers: { IssueCheckInCodes: answer } });
const section = () => within(screen.getByRole('region', { name: 'Check in' }));
const show = () => press(section().getByRole('button', { name: 'Show my code' }));
const pass = (seconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(seconds * 1000)));
/** The clock of the device is wrong by years. */
const stopClocks = () =>
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'], now: 0 });
const picture = () => section().getByRole('img', { name: 'QR code for the check-in' }).innerHTML;

beforeEach(() => storeToken(tokenOf()));

test('shows the code of the moment by the clock of the server, and then the next ones', async () => {
  const { operations } = await open(() => issuedAfter(operations.length - 1));
  await import('../../components/qr-code');
  stopClocks();
  await show();
  await pass(0);
  expect(section().getByText('123 450')).toBeTruthy();
  expect(section().getByText('New in 20 s')).toBeTruthy();
  const first = picture();
  await pass(8);
  expect(section().getByText('New in 12 s')).toBeTruthy();
  expect(picture()).toBe(first);
  await pass(12);
  expect(section().getByText('123 451')).toBeTruthy();
  expect(picture()).not.toBe(first);
  await pass(1);
  expect(operations).toHaveLength(2);
});

test('goes on without a connection as long as it has codes, then says so, and continues once it is back', async () => {
  let answer: Answer = issuedAfter(0);
  await open(() => answer);
  stopClocks();
  await show();
  answer = new Error('away');
  await pass(105);
  expect(section().getByText('123 453')).toBeTruthy();
  expect(section().queryByRole('alert')).toBeNull();
  await pass(10);
  expect(section().queryByText('123 453')).toBeNull();
  expect(section().getByRole('alert').textContent).toContain(
    'No connection, and your last code has expired.',
  );
  answer = issuedAfter(4);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(section().getByText('123 454')).toBeTruthy();
  expect(section().queryByRole('alert')).toBeNull();
});

test('says when no code could be loaded', async () => {
  await open(() => new Error('away'));
  await show();
  expect((await section().findByRole('alert')).textContent).toContain('No connection.');
});
