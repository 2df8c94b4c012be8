import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#common/time';
import { currentToken, personOf, storeToken } from '../../../lib/session';
import { refusal } from '../../../test/refusal';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { answer, dropKept, kept, open, recorded, result, type, type Sent } from '../testing/check-in-desk';
import { member, membership } from '../testing/member-answers';
import { openPanel } from '../testing/open-panel';
import { dropArrival, keepArrival, keptArrivals } from './kept-arrivals';

const keep = (code: string, values: object = {}) =>
  keepArrival({
    requestKey: `key-of-${code}`,
    personId: personOf(currentToken())!,
    arrivedAt: Date.now() - 2 * MINUTE_MS,
    input: { code },
    ...values,
  });

beforeEach(() => storeToken(tokenOf({ role: 'admin' })));
afterEach(dropKept);

const RUNNING = refusal('Running.', { code: 'CONFLICT', reason: 'REQUEST_RUNNING' });

test.each([
  ['without a connection', new Error('away')],
  ['while an earlier request is running', RUNNING],
])('%s arrivals are kept, and sent again with the same keys', async (_when, failure) => {
  let isAway = true;
  const sent = await open(() => (isAway ? failure : recorded()));
  await type('123456');
  expect((await screen.findByRole('alert')).textContent).toContain('1 arrival is not recorded yet');
  await type('154321');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('2 arrivals are not recorded'));
  const keysOf = (requests: Sent[], code: string) =>
    new Set(requests.filter((request) => request.member.code === code).map(({ requestKey }) => requestKey));
  const before = sent();
  isAway = false;
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  const after = sent().slice(before.length);
  expect(after.map(({ member: { code } }) => code)).toEqual(['123456', '154321']);
  for (const code of ['123456', '154321']) expect(keysOf(after, code)).toEqual(keysOf(before, code));
  expect(new Set(after.map(({ requestKey }) => requestKey)).size).toBe(2);
  expect(await kept()).toEqual([]);
});

test('kept arrivals outlive the page, and those that need a decision ask for it one after another', async () => {
  const asha = member('asha', 'Asha Rao', { risk: null, memberships: [membership(null)] });
  const ravi = member('ravi', 'Ravi Joshi', { risk: null });
  const decided = (input: Record<string, unknown>) => {
    const { id, code } = input['member'] as Sent['member'];
    const user = id === 'asha' || code === '123456' ? asha : ravi;
    if (input['admissionReason'] || input['isRepeat']) return answer('RECORDED', { member: user });
    return user === asha
      ? answer('NO_ACTIVE_PASS', { member: user })
      : answer('RECENTLY_VISITED', { member: user, visitedAt: new Date().toISOString() });
  };
  const first = await openPanel('?tab=check-in', { CheckIn: () => new Error('away') });
  await type('123456');
  await type('154321');
  await screen.findByText(/^2 arrivals are not recorded yet/);
  const keys = (await kept()).map(({ requestKey }) => requestKey);
  first.unmount();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + MINUTE_MS });

  const sent = await open(({ input }) => decided(input as Record<string, unknown>));
  expect(await result().findByText('Asha Rao')).toBeTruthy();
  expect(await result().findByText('1 more arrival to decide')).toBeTruthy();
  fireEvent.change(result().getByLabelText('Reason for letting in without a pass'), {
    target: { value: 'Pays tomorrow' },
  });
  await press(result().getByRole('button', { name: 'Let in once' }));
  expect(await result().findByText('Ravi Joshi')).toBeTruthy();
  await press(result().getByRole('button', { name: 'Mark again' }));
  await result().findByText('Checked in');
  expect(sent().slice(-2)).toMatchObject([
    { member: { id: 'asha' }, admissionReason: 'Pays tomorrow', requestKey: keys[0] },
    { member: { id: 'ravi' }, isRepeat: true, requestKey: keys[1] },
  ]);
  expect(await kept()).toEqual([]);
});

test('the visit of a kept arrival is recorded at its time', async () => {
  await keep('123456');
  const sent = await open(recorded);
  await result().findByText('Checked in');
  expect(result().getByText(/^Arrived /)).toBeTruthy();
  expect(sent()[0]).toMatchObject({ member: { code: '123456' }, requestKey: 'key-of-123456' });
  expect(sent()[0]!.secondsAgo).toBeGreaterThanOrEqual(120);
});

test('a kept arrival that is refused is shown with its code until staff have seen it', async () => {
  await keep('123456');
  await open(() => refusal('This code is wrong.', { fields: { 'member.code': 'This code is wrong.' } }));
  expect(await result().findByText('This code is wrong.')).toBeTruthy();
  expect(result().getByText(/with the code 123456$/)).toBeTruthy();
  expect(await kept()).toHaveLength(1);
  await press(result().getByRole('button', { name: 'Next' }));
  expect(result().getByText('Waiting for a code')).toBeTruthy();
  expect(await kept()).toEqual([]);
});

test('a kept arrival waits on after an error that may pass, and does not hold up others', async () => {
  await keep('123456');
  await open(({ input }) =>
    (input as Sent).member.code === '123456'
      ? refusal('Busy.', { code: 'INTERNAL_SERVER_ERROR' })
      : recorded(),
  );
  expect((await screen.findByRole('alert')).textContent).toContain('1 arrival is not recorded yet');
  await type('154321');
  expect(await result().findByText('Checked in')).toBeTruthy();
  expect(await kept()).toHaveLength(1);
});

test('kept arrivals of somebody else are neither shown nor sent, and old ones are deleted', async () => {
  await keep('111111', { personId: 'somebody-else' });
  await keep('222222', { arrivedAt: Date.now() - 8 * DAY_MS });
  const sent = await open(recorded);
  await type('123456');
  await result().findByText('Checked in');
  expect(sent()).toHaveLength(1);
  expect(await keptArrivals('somebody-else')).toHaveLength(1);
  await dropArrival('key-of-111111');
});

test('a log-out asks first while arrivals are not recorded', async () => {
  await open(() => new Error('away'));
  await type('123456');
  await screen.findByRole('alert');
  await press(screen.getByRole('button', { name: 'Logout' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Log out before an arrival is recorded?')).toBeTruthy();
  expect(currentToken()).not.toBeNull();
  await press(dialog.getByRole('button', { name: 'Stay logged in' }));
  expect(currentToken()).not.toBeNull();
});
