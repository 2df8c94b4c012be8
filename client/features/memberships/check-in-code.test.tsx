import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '../../lib/session';
import { press, renderPage } from '../../test/render-page';
import { tokenOf } from '../../test/token';
import { CheckInCode } from './check-in-code';

const SERVER_TIME = Date.parse('2026-11-23T06:00:10Z');

const code = (digits: string, second: number) => ({
  __typename: 'CheckInCode',
  digits,
  startsAt: new Date(Date.parse('2026-11-23T06:00:00Z') + second * 1000).toISOString(),
  endsAt: new Date(Date.parse('2026-11-23T06:00:30Z') + second * 1000).toISOString(),
});

const issued = {
  issueCheckInCodes: {
    __typename: 'IssueCheckInCodesPayload',
    issuedAt: new Date(SERVER_TIME).toISOString(),
    codes: [code('123456', 0), code('654321', 30)],
  },
};

const open = (answer: typeof issued | Error) =>
  renderPage(<CheckInCode />, { answers: { IssueCheckInCodes: () => answer } });
const section = () => within(screen.getByRole('region', { name: 'Check in' }));
const show = () => press(section().getByRole('button', { name: 'Show my code' }));
const pass = (seconds: number) => act(async () => void vi.advanceTimersByTime(seconds * 1000));

beforeEach(() => storeToken(tokenOf()));
afterEach(() => vi.useRealTimers());

test('shows the digits of the moment by the clock of the server, and then the next ones', async () => {
  await open(issued);
  // The clock of the device is wrong by years.
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'], now: 0 });
  await show();
  expect(section().getByText('123 456')).toBeTruthy();
  expect(section().getByText('New in 20 s')).toBeTruthy();
  await pass(8);
  expect(section().getByText('New in 12 s')).toBeTruthy();
  await pass(12);
  expect(section().getByText('654 321')).toBeTruthy();
  await pass(30);
  expect(section().queryByText('654 321')).toBeNull();
  expect(section().getByRole('button', { name: 'Show my code' })).toBeTruthy();
});

test('says when no code could be loaded', async () => {
  await open(new Error('away'));
  await show();
  expect((await section().findByRole('alert')).textContent).not.toBe('');
});
