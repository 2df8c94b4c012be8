import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeToken } from '../../lib/session';
import { refusal } from '../../test/refusal';
import { press, renderPage } from '../../test/render-page';
import { tokenOf } from '../../test/token';
import { useOwnWaiverQuery } from '../waivers/waiver.generated';
import { WaiverSection } from './waiver-section';

const TEXT = 'I train at my own risk.';

/** The waiver as the account page reads it, with the state of the member; null without a waiver. */
const ownWaiver = (state: object | null, text = TEXT, version = 2) => ({
  me: {
    __typename: 'Viewer',
    user: waiverOf(state && { version, isAccepted: false, acceptance: null, ...state }),
  },
  waiver: { __typename: 'Waiver', version, text: state ? text : '', publishedAt: '2026-11-20T10:00:00Z' },
});
const waiverOf = (waiver: object | null) => ({
  __typename: 'User',
  id: 'asha',
  waiver: waiver && { __typename: 'MemberWaiver', ...waiver },
});
const acceptance = (version: number, way = 'ONLINE') => ({
  __typename: 'WaiverAcceptance',
  id: 'acceptance',
  version,
  name: 'Asha Rao',
  acceptedAt: '2026-11-21T10:00:00Z',
  way,
});

const Section = () => <WaiverSection query={useOwnWaiverQuery()} />;

const open = (answers: NonNullable<Parameters<typeof renderPage>[1]>['answers']) =>
  renderPage(<Section />, { path: '/account', ...(answers && { answers }) });

beforeEach(() => storeToken(tokenOf()));

test('a member reads the waiver, types the name and accepts it', async () => {
  const { operations } = await open({
    OwnWaiver: () => ownWaiver({}),
    AcceptWaiver: () => ({
      acceptWaiver: {
        __typename: 'AcceptWaiverPayload',
        message: 'Accepted.',
        user: waiverOf({ version: 2, isAccepted: true, acceptance: acceptance(2) }),
      },
    }),
  });
  const waiver = within(screen.getByRole('region', { name: 'Waiver' }));
  expect(waiver.getByText(TEXT)).toBeTruthy();
  await press(waiver.getByRole('button', { name: 'Accept' }));
  expect(waiver.getByText('Type the full name.')).toBeTruthy();
  fireEvent.change(waiver.getByLabelText('Full name'), { target: { value: ' Asha  Rao ' } });
  await press(waiver.getByRole('button', { name: 'Accept' }));
  expect(operations.at(-1)?.variables).toEqual({ input: { version: 2, name: 'Asha Rao' } });
  expect(waiver.getByText('You accepted this text on 21 November 2026, as Asha Rao.')).toBeTruthy();
  expect(document.activeElement).toBe(waiver.getByRole('heading', { name: 'Waiver' }));
});

test('a waiver that has changed meanwhile is read again, and what was typed stays', async () => {
  let current = ownWaiver({ acceptance: acceptance(1) });
  await open({
    OwnWaiver: () => current,
    AcceptWaiver: () => refusal('It has changed.', { code: 'CONFLICT', reason: 'WAIVER_CHANGED' }),
  });
  const waiver = within(screen.getByRole('region', { name: 'Waiver' }));
  expect(waiver.getByText(/has changed since you accepted it on 21 November 2026/)).toBeTruthy();
  fireEvent.change(waiver.getByLabelText('Full name'), { target: { value: 'Asha Rao' } });
  current = ownWaiver({ acceptance: acceptance(1) }, 'A new text.', 3);
  await press(waiver.getByRole('button', { name: 'Accept' }));
  expect(await waiver.findByText('A new text.')).toBeTruthy();
  expect(waiver.getByRole('alert').textContent).toBe('It has changed.');
  expect(waiver.getByLabelText<HTMLInputElement>('Full name').value).toBe('Asha Rao');
});

test('a studio without a waiver shows nothing about one', async () => {
  await open({ OwnWaiver: () => ownWaiver(null) });
  expect(screen.queryByRole('region', { name: 'Waiver' })).toBeNull();
});
