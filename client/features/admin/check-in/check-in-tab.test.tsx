import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeToken } from '../../../lib/session';
import { refusal } from '../../../test/refusal';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { member, membership } from '../testing/member-answers';
import { openPanel, type PanelAnswers } from '../testing/open-panel';

const answer = (outcome: string, values: object = {}) => ({
  checkIn: {
    __typename: 'CheckInPayload',
    outcome,
    message: 'Message.',
    visitedAt: null,
    user: member('asha', 'Asha Rao'),
    activity: null,
    ...values,
  },
});

interface Sent {
  requestKey: string;
}

const open = async (checkIn: PanelAnswers[string]) => {
  const { operations } = await openPanel('?tab=check-in', { CheckIn: checkIn });
  return () =>
    operations.filter(({ name }) => name === 'CheckIn').map(({ variables }) => variables['input'] as Sent);
};

const field = () => screen.getByLabelText<HTMLInputElement>('Code');
const result = () => within(screen.getByRole('region', { name: 'Result of the check-in' }));
const type = (value: string) => act(async () => void fireEvent.change(field(), { target: { value } }));

beforeEach(() => storeToken(tokenOf({ role: 'admin' })));

test('six digits are sent at once; the answer is shown and the field is ready for the next code', async () => {
  const sent = await open(() => answer('CHECKED_IN'));
  await type('12345');
  expect(sent()).toEqual([]);
  await type('123456');
  expect(await result().findByText('Checked in')).toBeTruthy();
  expect(result().getByText('Asha Rao')).toBeTruthy();
  expect(result().getByText('Premium until 25 December 2026')).toBeTruthy();
  expect(sent()).toEqual([{ code: '123456', requestKey: expect.any(String) as string }]);
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
});

test('a scanned code is sent with Enter', async () => {
  const sent = await open(() => answer('CHECKED_IN'));
  await type('B1ABC');
  await act(async () => void fireEvent.submit(field().form!));
  await result().findByText('Checked in');
  expect(sent()).toMatchObject([{ code: 'B1ABC' }]);
});

test('a second visit is recorded after a question', async () => {
  const sent = await open(({ input }) =>
    (input as { isRepeat?: boolean }).isRepeat
      ? answer('CHECKED_IN')
      : answer('RECENTLY_VISITED', { visitedAt: new Date().toISOString() }),
  );
  await type('123456');
  expect(await result().findByText('Came just now. Mark again?')).toBeTruthy();
  expect(document.activeElement).toBe(result().getByRole('button', { name: 'No' }));
  await press(result().getByRole('button', { name: 'Mark again' }));
  await result().findByText('Checked in');
  expect(sent()[1]).toMatchObject({ userId: 'asha', isRepeat: true });
  expect(document.activeElement).toBe(field());
});

test('"No" records nothing and goes on with the next code', async () => {
  const sent = await open(() => answer('RECENTLY_VISITED', { visitedAt: new Date().toISOString() }));
  await type('123456');
  await press(await result().findByRole('button', { name: 'No' }));
  expect(result().getByText('Waiting for a code')).toBeTruthy();
  expect(document.activeElement).toBe(field());
  expect(sent()).toHaveLength(1);
});

test('a member without a pass is let in with a reason, or renews', async () => {
  const user = member('asha', 'Asha Rao', { memberships: [membership(null)] });
  const sent = await open(({ input }) =>
    (input as { admissionReason?: string }).admissionReason
      ? answer('CHECKED_IN', { user })
      : answer('NO_ACTIVE_PASS', { user }),
  );
  await type('123456');
  expect(await result().findByText('Never had a pass')).toBeTruthy();
  const renew = result().getByRole('link', { name: 'Renew' });
  expect(renew.getAttribute('href')).toContain('tab=members&q=asha%40example.com');
  await press(result().getByRole('button', { name: 'Let in once' }));
  expect(result().getByText('Enter a reason.')).toBeTruthy();
  fireEvent.change(result().getByLabelText('Reason for letting in without a pass'), {
    target: { value: 'Pays tomorrow' },
  });
  await press(result().getByRole('button', { name: 'Let in once' }));
  await result().findByText('Checked in');
  expect(sent()[1]).toMatchObject({ userId: 'asha', admissionReason: 'Pays tomorrow' });
});

test('a refused code says why, and the same code after a failure has the same key', async () => {
  let failure: Error = refusal('This code is too old. Ask the member to reopen the page.');
  const sent = await open(() => failure);
  await type('123456');
  expect((await screen.findByRole('alert')).textContent).toContain('This code is too old.');
  failure = new Error('away');
  await type('123456');
  await type('654321');
  const [first, second, third] = sent().map(({ requestKey }) => requestKey);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
