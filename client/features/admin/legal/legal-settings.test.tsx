/** The legal texts in the settings. */
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { authMessages } from '#common/auth/messages';
import { legalMessages } from '#common/legal/messages';
import { clearToken, storeToken } from '../../../lib/session';
import { refusal } from '../../../test/refusal';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { legalText } from '../testing/legal-answers';
import { openPanel, type PanelAnswers } from '../testing/open-panel';
import { settingsAnswer, studioSettings } from '../testing/settings-answers';
import { legalSettings as texts } from './legal-settings.content';

beforeEach(() => {
  clearToken();
  storeToken(tokenOf({ role: 'admin' }));
});

const open = (answers: PanelAnswers = {}) =>
  openPanel('?tab=settings', { StudioSettings: () => settingsAnswer(studioSettings()), ...answers });

const section = (title: string) => within(screen.getByRole('region', { name: title }));
const terms = () => section('Terms Of Use');
const fill = (of: ReturnType<typeof section>, label: string, value: string) =>
  fireEvent.change(of.getByLabelText(label), { target: { value } });

const published = (own: object) => ({
  publishLegalText: {
    __typename: 'PublishLegalTextPayload',
    message: legalMessages.published('2026-12-03'),
    legalText: legalText('TERMS', { name: '2026-12-03', version: 2, ...own }),
  },
});

const LOCKERS = { title: 'Lockers', text: 'Empty them.' };

test('sections are written, moved and removed, and a policy gets another text', async () => {
  const { operations } = await open({ PublishLegalText: () => published({ sections: [LOCKERS] }) });
  await press(terms().getByRole('button', { name: texts.sections.add }));
  await press(terms().getByRole('button', { name: texts.submit }));
  expect(terms().getByText(legalMessages.titleRequired)).toBeTruthy();
  fill(terms(), texts.sections.sectionTitle, 'Towels');
  fill(terms(), texts.sections.text, 'Bring one.');
  await press(terms().getByRole('button', { name: texts.sections.add }));
  const second = within(terms().getByRole('group', { name: 'Section 2' }));
  fireEvent.change(second.getByLabelText(texts.sections.sectionTitle), { target: { value: 'Lockers' } });
  fireEvent.change(second.getByLabelText(texts.sections.text), { target: { value: 'Empty them.' } });
  await press(terms().getByRole('button', { name: texts.sections.up('Lockers') }));
  expect(document.activeElement?.textContent).toBe(texts.sections.title);
  await press(terms().getByRole('button', { name: texts.sections.remove('Towels') }));
  const takeOver = terms().getByRole('button', { name: 'Start from this text: Law and courts' });
  takeOver.focus();
  await press(takeOver);
  expect(document.activeElement).toBe(terms().getByLabelText('Law and courts'));
  fill(terms(), 'Law and courts', 'Indian law applies. Courts in Nashik.');
  await press(terms().getByRole('button', { name: texts.submit }));
  expect(operations.find(({ name }) => name === 'PublishLegalText')?.variables).toEqual({
    input: {
      document: 'TERMS',
      sections: [LOCKERS],
      policies: [{ section: 'law', text: 'Indian law applies. Courts in Nashik.' }],
      contactName: '',
      contactEmail: '',
      contactPhone: '',
      expectedVersion: 1,
    },
  });
  expect(terms().getByText(legalMessages.published('2026-12-03'))).toBeTruthy();
  expect(terms().getByText(/^Version 2026-12-03/)).toBeTruthy();
});

test('a policy goes back to the text of the product', async () => {
  const policy = { ...legalText('TERMS').policies[0], text: 'Courts in Nashik.' };
  const { operations } = await open({
    EditedLegalTexts: () => ({
      terms: legalText('TERMS', { policies: [policy] }),
      privacy: legalText('PRIVACY'),
    }),
    PublishLegalText: () => published({}),
  });
  await press(terms().getByRole('button', { name: 'Reset: Law and courts' }));
  expect(terms().getByLabelText<HTMLTextAreaElement>('Law and courts').value).toBe('');
  await press(terms().getByRole('button', { name: texts.submit }));
  expect(operations.find(({ name }) => name === 'PublishLegalText')?.variables).toMatchObject({
    input: { policies: [{ section: 'law', text: '' }] },
  });
});

test('who answers for data is named in the privacy policy only', async () => {
  const { operations } = await open({ PublishLegalText: () => published({}) });
  const privacy = section('Privacy Policy');
  expect(terms().queryByLabelText('Phone for data')).toBeNull();
  fill(privacy, 'E-mail address for data', 'asha');
  await press(privacy.getByRole('button', { name: texts.submit }));
  expect(privacy.getByText(authMessages.emailInvalid)).toBeTruthy();
  fill(privacy, 'E-mail address for data', 'asha@studio.example');
  fill(privacy, 'Person', 'Asha Rao');
  await press(privacy.getByRole('button', { name: texts.submit }));
  expect(operations.find(({ name }) => name === 'PublishLegalText')?.variables).toMatchObject({
    input: { document: 'PRIVACY', contactName: 'Asha Rao', contactEmail: 'asha@studio.example' },
  });
});

test('what somebody else has published meanwhile is shown beside what was typed', async () => {
  let others: object = {};
  await open({
    EditedLegalTexts: () => ({ terms: legalText('TERMS', others), privacy: legalText('PRIVACY') }),
    PublishLegalText: () =>
      refusal(legalMessages.changedMeanwhile, { code: 'CONFLICT', reason: 'STALE_VERSION' }),
  });
  others = { version: 2, sections: [{ __typename: 'LegalSection', ...LOCKERS }] };
  fill(terms(), 'Law and courts', 'Courts in Nashik.');
  await press(terms().getByRole('button', { name: texts.submit }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('row', { name: /Your own sections.*Lockers/ })).toBeTruthy();
});
