/** The waiver at check-in, in the drawer and in the settings. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearToken, storeToken } from '../../../lib/session';
import { refusal } from '../../../test/refusal';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { answer, dropKept, field, open, recorded, result, type } from '../testing/check-in-desk';
import { drawerMember, timeline } from '../testing/drawer-answers';
import { member } from '../testing/member-answers';
import { openPanel, type PanelAnswers } from '../testing/open-panel';
import { settingsAnswer, studioSettings } from '../testing/settings-answers';

const TEXT = 'I train at my own risk.';

const waiver = (version: number, text = TEXT) => ({
  __typename: 'Waiver',
  version,
  text,
  publishedAt: '2026-11-20T10:00:00Z',
});
const acceptance = (version: number) => ({
  __typename: 'WaiverAcceptance',
  id: `acceptance-${version}`,
  version,
  name: 'Asha Rao',
  acceptedAt: '2026-11-21T10:00:00Z',
  way: 'ON_PAPER',
});
const state = (accepted: number | null, version = 2) => ({
  __typename: 'MemberWaiver',
  version,
  isAccepted: accepted === version,
  acceptance: accepted === null ? null : acceptance(accepted),
});
const asha = (accepted: number | null) => member('asha', 'Asha Rao', { risk: null, waiver: state(accepted) });

const READ: PanelAnswers = { CurrentWaiver: () => ({ waiver: waiver(2) }) };
const RECORD: PanelAnswers = {
  ...READ,
  RecordWaiver: () => ({
    recordWaiver: {
      __typename: 'RecordWaiverPayload',
      message: 'The waiver is recorded.',
      member: { __typename: 'User', id: 'asha', waiver: state(2) },
    },
  }),
};

const dialog = () => within(screen.getByRole('dialog', { name: 'Waiver of Asha Rao' }));
const sign = (name: string) =>
  fireEvent.change(dialog().getByLabelText('Full name'), { target: { value: name } });

beforeEach(() => {
  clearToken();
  storeToken(tokenOf({ role: 'front_desk' }));
});
afterEach(dropKept);

test('at check-in a missing waiver stays on screen until it is recorded', async () => {
  await open(() => answer('RECORDED', { member: asha(null) }), RECORD);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await type('123456');
  act(() => void vi.advanceTimersByTime(60_000));
  vi.useRealTimers();
  expect(result().getByText('Checked in')).toBeTruthy();
  expect(result().getByText('Waiver missing')).toBeTruthy();
  expect(document.activeElement).toBe(field());
  await press(result().getByRole('button', { name: 'Record the waiver' }));
  expect(dialog().getByText(TEXT)).toBeTruthy();
  expect(document.activeElement).toBe(dialog().getByLabelText('Full name'));
  await press(dialog().getByRole('button', { name: 'Record' }));
  expect(dialog().getByText('Type the full name.')).toBeTruthy();
  sign('Asha Rao');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await press(dialog().getByRole('button', { name: 'Record' }));
  expect(result().queryByText('Waiver missing')).toBeNull();
  expect(result().queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(field());
  act(() => void vi.advanceTimersByTime(4000));
  expect(result().getByText('Waiting for a code')).toBeTruthy();
});

test('the next arrival takes the place of a missing waiver', async () => {
  const answers = [answer('RECORDED', { member: asha(1) }), recorded()];
  await open(() => answers.shift()!, READ);
  await type('123456');
  expect(result().getByText('Waiver out of date')).toBeTruthy();
  await type('654321');
  await waitFor(() => expect(result().queryByText('Waiver out of date')).toBeNull());
});

test('what is recorded says how, and of which version', async () => {
  const { operations } = await openPanel('?tab=members&member=asha', {
    ...RECORD,
    DrawerMember: () => ({ user: drawerMember(asha(null)) }),
    MemberTimeline: () => timeline([]),
  });
  const drawer = within(screen.getByRole('dialog', { name: 'Asha Rao' }));
  expect(drawer.getByText('Waiver missing')).toBeTruthy();
  expect(drawer.getByText('Not accepted yet')).toBeTruthy();
  await press(drawer.getByRole('button', { name: 'Record the waiver' }));
  await press(dialog().getByRole('radio', { name: 'On paper' }));
  sign('Asha R. Rao');
  await press(dialog().getByRole('button', { name: 'Record' }));
  expect(operations.find(({ name }) => name === 'RecordWaiver')?.variables).toEqual({
    input: { memberId: 'asha', version: 2, name: 'Asha R. Rao', isOnPaper: true },
  });
  expect(drawer.getByText('As Asha Rao on 21 November 2026, on paper')).toBeTruthy();
  expect(drawer.queryByText('Waiver missing')).toBeNull();
});

test('a text that has changed meanwhile is refused, and the new one is shown', async () => {
  let current = waiver(2);
  await open(() => answer('RECORDED', { member: asha(null) }), {
    CurrentWaiver: () => ({ waiver: current }),
    RecordWaiver: () => refusal('It has changed.', { code: 'CONFLICT', reason: 'WAIVER_CHANGED' }),
  });
  await type('123456');
  await press(result().getByRole('button', { name: 'Record the waiver' }));
  sign('Asha Rao');
  current = waiver(3, 'A new text.');
  await press(dialog().getByRole('button', { name: 'Record' }));
  expect(await dialog().findByText('A new text.')).toBeTruthy();
  expect(dialog().getByRole('alert').textContent).toBe('It has changed.');
});

test('a text is published with the version that it is based on', async () => {
  storeToken(tokenOf({ role: 'admin' }));
  let current = waiver(2);
  const { operations } = await openPanel('?tab=settings', {
    CurrentWaiver: () => ({ waiver: current }),
    StudioSettings: () => settingsAnswer(studioSettings()),
    PublishWaiver: () => ({
      publishWaiver: {
        __typename: 'PublishWaiverPayload',
        message: 'Published as version 3.',
        waiver: waiver(3, 'A new text.'),
      },
    }),
  });
  const section = within(screen.getByRole('region', { name: 'Waiver' }));
  expect(section.getByText(/^Version 2, published 20 Nov 2026/)).toBeTruthy();
  fireEvent.change(section.getByLabelText('Text'), { target: { value: 'A new text.' } });
  current = waiver(3, 'A new text.');
  await press(section.getByRole('button', { name: 'Publish' }));
  expect(operations.find(({ name }) => name === 'PublishWaiver')?.variables).toEqual({
    input: { text: 'A new text.', expectedVersion: 2 },
  });
  expect(section.getByText('Published as version 3.')).toBeTruthy();
  expect(section.getByText(/^Version 3/)).toBeTruthy();
});
