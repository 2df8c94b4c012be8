import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentToken, storeToken } from '../../../lib/session';
import { refusal } from '../../../test/refusal';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { activity, found, pickable } from '../testing/activity-answers';
import { changedMembership, member, memberChoices, membership } from '../testing/member-answers';
import {
  answer,
  dropKept,
  field,
  open,
  recent,
  recorded,
  result,
  type,
  visitsOfToday,
} from '../testing/check-in-desk';

const key = (name: string, target: Element = document.activeElement!) =>
  act(async () => void fireEvent.keyDown(target, { key: name }));
const enter = () => act(async () => void fireEvent.submit(field().form!));

beforeEach(() => storeToken(tokenOf({ role: 'admin' })));
afterEach(dropKept);

test('six digits are sent at once; the answer is shown for four seconds and the field is ready for the next code', async () => {
  const sent = await open(recorded);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await type('123 45');
  expect(sent()).toEqual([]);
  await type('123 456');
  expect(result().getByText('Checked in')).toBeTruthy();
  expect(result().getByText('Asha Rao')).toBeTruthy();
  expect(result().getByText('Premium until 25 December 2026')).toBeTruthy();
  expect(sent()).toEqual([{ member: { code: '123 456' }, requestKey: expect.any(String) as string }]);
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
  act(() => void vi.advanceTimersByTime(3900));
  expect(result().queryByText('Asha Rao')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(100));
  expect(result().getByText('Waiting for a code')).toBeTruthy();
});

test('the keypad for phones takes six digits, and makes room for the members found by name', async () => {
  const sent = await open(recorded, { PickMembers: () => found() });
  const tap = async (name: string) => press(screen.getByRole('button', { name }));
  for (const digit of '1230') await tap(digit);
  await tap('Delete the last digit');
  expect(field().value).toBe('123');
  const intoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  for (const digit of '456') await tap(digit);
  expect(intoView.mock.contexts.at(-1)).toBe(screen.getByRole('region', { name: 'Result of the check-in' }));
  expect(sent()).toEqual([{ member: { code: '123456' }, requestKey: expect.any(String) as string }]);
  expect(document.activeElement).toBe(field());
  await type('as');
  expect(screen.queryByRole('group', { name: 'Digits of the code' })).toBeNull();
});

test('the keyboard of a phone opens only when the field is tapped', async () => {
  await open(recorded);
  expect(field().inputMode).toBe('none');
  fireEvent.pointerDown(field());
  expect(field().inputMode).toBe('text');
  fireEvent.blur(field());
  expect(field().inputMode).toBe('none');
});

test('a recorded visit is at the top of the visits of today', async () => {
  const visits = [activity('visit-1', '2026-01-01T01:00:00Z')];
  const checkIn = () => {
    visits.unshift(activity('visit-2', new Date().toISOString(), { member: pickable('ravi', 'Ravi Joshi') }));
    return recorded();
  };
  await open(checkIn, { TodaysVisits: () => visitsOfToday(...visits) });
  const list = within(screen.getByRole('group', { name: 'Visits by day' }));
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  await type('123456');
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
  expect(list.getAllByRole('listitem')[0]!.textContent).toContain('Ravi Joshi');
});

test('a scanned code is sent with Enter, and searches nobody', async () => {
  const pickMembers = vi.fn(() => found());
  const sent = await open(recorded, { PickMembers: pickMembers });
  await type('B1ABCDEF');
  await enter();
  await result().findByText('Checked in');
  expect(sent()).toMatchObject([{ member: { code: 'B1ABCDEF' } }]);
  expect(pickMembers).not.toHaveBeenCalled();
});

test('a member is found by name and checked in with the keyboard', async () => {
  const sent = await open(recorded, {
    PickMembers: () => found(pickable('asha'), pickable('ashok', 'Ashok Rao')),
  });
  await type('as');
  const button = await screen.findByRole('button', { name: /^Asha Rao/ });
  expect(screen.getByText('2 members found')).toBeTruthy();
  await enter();
  expect(sent()).toEqual([]);
  expect(document.activeElement).toBe(button);
  await press(button);
  await result().findByText('Checked in');
  expect(sent()).toMatchObject([{ member: { id: 'asha' } }]);
  expect(document.activeElement).toBe(field());
});

test('Enter before the search has finished chooses the member who is then found alone', async () => {
  const sent = await open(recorded, { PickMembers: () => found(pickable('asha')) });
  await type('asha');
  await enter();
  expect(sent()).toEqual([]);
  await result().findByText('Checked in');
  expect(sent()).toMatchObject([{ member: { id: 'asha' } }]);
  expect(field().value).toBe('');
});

test('what is typed outside of the field goes to it, and is no shortcut of the panel', async () => {
  await open(recorded);
  const shortcut = vi.fn();
  window.addEventListener('keydown', shortcut);
  act(() => field().blur());
  await key('g', document.body);
  window.removeEventListener('keydown', shortcut);
  expect(document.activeElement).toBe(field());
  expect(shortcut).not.toHaveBeenCalled();
});

test('a second visit is recorded after a question, also with the key y', async () => {
  const sent = await open(({ input }) =>
    (input as { isRepeat?: boolean }).isRepeat ? recorded() : recent(),
  );
  await type('123456');
  expect(await result().findByText('Came just now. Mark again?')).toBeTruthy();
  expect(document.activeElement).toBe(result().getByRole('button', { name: 'No' }));
  await key('y');
  await result().findByText('Checked in');
  expect(sent()[1]).toMatchObject({ member: { id: 'asha' }, isRepeat: true });
  expect(document.activeElement).toBe(field());
});

test.each([
  ['"No"', () => press(result().getByRole('button', { name: 'No' }))],
  ['Esc', () => key('Escape')],
])('%s records nothing and goes on with the next code', async (_name, dismiss) => {
  const sent = await open(recent);
  await type('123456');
  await result().findByRole('button', { name: 'No' });
  await dismiss();
  expect(result().getByText('Waiting for a code')).toBeTruthy();
  expect(document.activeElement).toBe(field());
  expect(sent()).toHaveLength(1);
});

test('a member without a pass is let in with a reason', async () => {
  const user = member('asha', 'Asha Rao', { risk: null, memberships: [membership(null)] });
  const sent = await open(({ input }) =>
    (input as { admissionReason?: string }).admissionReason
      ? answer('RECORDED', { member: user })
      : answer('NO_ACTIVE_PASS', { member: user }),
  );
  await type('123456');
  expect(await result().findByText('Never had a pass')).toBeTruthy();
  await press(result().getByRole('button', { name: 'Let in once' }));
  expect(result().getByText('Enter a reason.')).toBeTruthy();
  fireEvent.change(result().getByLabelText('Reason for letting in without a pass'), {
    target: { value: 'Pays tomorrow' },
  });
  await press(result().getByRole('button', { name: 'Let in once' }));
  await result().findByText('Checked in');
  expect(sent()[1]).toMatchObject({ member: { id: 'asha' }, admissionReason: 'Pays tomorrow' });
});

test('a pass that has ended shows its last day', async () => {
  const ended = {
    __typename: 'MembershipPeriod',
    id: 'period-1',
    planName: 'Premium',
    endsAt: '2026-11-20T18:30:00Z',
  };
  const user = member('asha', 'Asha Rao', {
    risk: null,
    memberships: [membership(null, { previous: ended, paidUntil: ended.endsAt })],
  });
  await open(() => answer('NO_ACTIVE_PASS', { member: user }));
  await type('123456');
  expect(await result().findByText('Pass ended on 20 November 2026')).toBeTruthy();
  expect(result().getByRole('button', { name: 'Renew' })).toBeTruthy();
});

test('a member who never had a pass buys the one ordered before, and is then checked in', async () => {
  const pendingOrder = { __typename: 'Order', id: 'order-7', status: 'PENDING', planName: 'Premium' };
  const user = member('asha', 'Asha Rao', { risk: null, memberships: [membership(null, { pendingOrder })] });
  let hasRenewed = false;
  const sent = await open(() => (hasRenewed ? recorded() : answer('NO_ACTIVE_PASS', { member: user })), {
    MemberChoices: () => memberChoices,
    GrantMembership: () => {
      hasRenewed = true;
      return changedMembership('grantMembership', { ...membership('Premium'), id: membership(null).id });
    },
  });
  await type('123456');
  expect(await result().findByText('Ordered Premium, not paid yet')).toBeTruthy();
  await press(result().getByRole('button', { name: 'Sell a pass' }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  expect(dialog.getByLabelText<HTMLSelectElement>('Plan').value).toBe('offer-Premium');
  fireEvent.click(dialog.getByRole('radio', { name: 'Without payment' }));
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Won a prize' } });
  await press(dialog.getByRole('button', { name: 'Sell', hidden: true }));
  await result().findByText('Checked in');
  expect(sent()[1]).toMatchObject({ member: { id: 'asha' } });
});

test('a refused code says why, and when it was used', async () => {
  let failure = refusal('This code is too old. Ask the member to reopen the page.');
  await open(() => failure);
  await type('123456');
  expect(await result().findByText('This code is too old. Ask the member to reopen the page.')).toBeTruthy();
  failure = refusal('Used.', { reason: 'CODE_USED', usedAt: '2026-11-23T00:42:00Z' });
  await type('123456');
  expect(await result().findByText(/^This code was used on 23 Nov 2026, 6:12 am\./)).toBeTruthy();
});

test('"Let in once", pressed twice, lets in once', async () => {
  const user = member('asha', 'Asha Rao', { risk: null, memberships: [membership(null)] });
  const sent = await open(({ input }) =>
    (input as { admissionReason?: string }).admissionReason
      ? answer('RECORDED', { member: user })
      : answer('NO_ACTIVE_PASS', { member: user }),
  );
  await type('123456');
  fireEvent.change(await result().findByLabelText('Reason for letting in without a pass'), {
    target: { value: 'Pays tomorrow' },
  });
  const button = result().getByRole('button', { name: 'Let in once' });
  await act(async () => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  await result().findByText('Checked in');
  expect(sent()).toHaveLength(2);
});

test('one sound is for a visit that is recorded and another for what staff have to look at; both can be muted', async () => {
  const tones: number[] = [];
  vi.stubGlobal('AudioContext', fakeAudio(tones));
  let next = recorded();
  await open(() => next);
  await type('123456');
  await result().findByText('Checked in');
  const fine = tones.splice(0);
  next = recent();
  await type('123456');
  await result().findByText('Came recently');
  const lookUp = tones.splice(0);
  expect(fine).not.toEqual([]);
  expect(lookUp).not.toEqual(fine);
  const button = screen.getByRole('button', { name: 'Sounds' });
  expect(button.getAttribute('aria-pressed')).toBe('true');
  await press(button);
  expect(localStorage.getItem('checkInMuted')).toBe('true');
  await type('123456');
  await waitFor(() => expect(result().getByText('Came recently')).toBeTruthy());
  expect(tones).toEqual([]);
  await press(button);
  expect(localStorage.getItem('checkInMuted')).toBeNull();
});

test('the device becomes a kiosk after a question', async () => {
  const token = tokenOf({ sub: 'asha', sid: 'session-2', kiosk: true });
  await open(recorded, { StartKiosk: () => ({ startKiosk: { __typename: 'StartKioskPayload', token } }) });
  await press(screen.getByRole('button', { name: 'Use this device as a kiosk' }));
  expect(currentToken()).not.toBe(token);
  await press(screen.getByRole('button', { name: 'Start the kiosk' }));
  await waitFor(() => expect(currentToken()).toBe(token));
});

/** Records the frequencies of all tones. */
const fakeAudio = (tones: number[]) =>
  class {
    currentTime = 0;
    destination = {};
    resume = () => Promise.resolve();
    createGain = () => ({
      gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
      connect: () => undefined,
    });
    createOscillator = () => ({
      frequency: {
        set value(frequency: number) {
          tones.push(frequency);
        },
      },
      connect: (node: object) => node,
      start: () => undefined,
      stop: () => undefined,
    });
  };

test('Enter adds a person whom the search does not find, and records the arrival', async () => {
  const asha = { __typename: 'User', id: 'asha', name: 'Asha Rao', email: null, phone: '+919876543210' };
  const sent = await open(recorded, {
    PickMembers: () => found(),
    CreateMember: () => ({
      createMember: { __typename: 'CreateMemberPayload', message: 'Asha Rao has been added.', member: asha },
    }),
  });
  await type('9876543210');
  expect(await screen.findByRole('button', { name: 'Add a member' })).toBeTruthy();
  await enter();
  const form = within(await screen.findByRole('dialog', { name: 'Add a member' }));
  expect(form.getByLabelText('Contact number')).toHaveProperty('value', '9876543210');
  fireEvent.change(form.getByLabelText('Name'), { target: { value: 'Asha Rao' } });
  await press(form.getByRole('checkbox', { name: /privacy notice/ }));
  await press(form.getByRole('button', { name: 'Add member' }));
  await waitFor(() =>
    expect(sent()).toEqual([{ member: { id: 'asha' }, requestKey: expect.any(String) as string }]),
  );
  expect(field().value).toBe('');
});
