import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultSettings } from '#common/settings/default-settings';
import { messages as common } from '#common/messages';
import { secretMessages, settingsMessages as messages, taxMessages } from '#common/settings/messages';
import { studioFacts } from '#common/settings/studio-facts';
import { setStudio, studio } from '#common/studio';
import { clearToken, storeToken } from '../../../lib/session';
import { refusal } from '../../../test/refusal';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { openPanel, type PanelAnswers } from '../testing/open-panel';
import { demonstrationWords } from './demonstration-words';
import { wordsContent } from './words.content';
import {
  settingsAnswer as answerOf,
  studioSettings as settings,
  WEBHOOK_URL,
} from '../testing/settings-answers';

const secret = (name: string, values: object = {}) => ({
  __typename: 'SettingSecret',
  name,
  setAt: null,
  variable: null,
  ...values,
});

const { words: texts } = wordsContent;

const saved = (field: string, difference: object = {}, words: object = {}) => {
  const studioSettings = settings(difference, 2);
  Object.assign(studioSettings.words, words);
  return { [field]: { __typename: 'Payload', message: messages.saved, studioSettings } };
};

const open = (answers: PanelAnswers = {}) =>
  openPanel('?tab=settings', { StudioSettings: () => answerOf(settings()), ...answers });

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const section = (name: string) => within(screen.getByRole('region', { name }));
const save = (name: string) => press(section(name).getByRole('button', { name: 'Save' }));

beforeEach(() => {
  clearToken();
  storeToken(tokenOf({ role: 'admin' }));
});
afterEach(() => setStudio(studioFacts(defaultSettings)));

test('changed details are saved as a whole, with the version they are based on, and shown at once', async () => {
  const { operations } = await open({
    UpdateStudioDetails: () => saved('updateStudioDetails', { name: 'Sunrise' }),
  });
  fill('Name', 'Sunrise');
  fill('Profiles on other sites', ' https://example.com/a \n\nhttps://example.com/b');
  await save('Studio');
  expect(operations.at(-1)?.variables).toEqual({
    input: {
      ...defaultSettings.studio,
      name: 'Sunrise',
      profiles: ['https://example.com/a', 'https://example.com/b'],
      expectedVersion: 1,
    },
  });
  expect(section('Studio').getByText(messages.saved)).toBeTruthy();
  expect(studio.name).toBe('Sunrise');
});

test('mistakes are shown under their fields, and nothing is sent', async () => {
  const { operations } = await open();
  fill('PIN code', '12');
  fill('Longitude', '');
  fill('Monday, second period opens', '11:00');
  await save('Studio');
  expect(screen.getByLabelText('PIN code').getAttribute('aria-invalid')).toBe('true');
  expect(section('Studio').getByText(messages.postalCodeInvalid)).toBeTruthy();
  expect(section('Studio').getByText(messages.bothCoordinates)).toBeTruthy();
  fill('Profiles on other sites', 'http://example.com');
  await save('Studio');
  expect(section('Studio').getByText(messages.profileInvalid)).toBeTruthy();
  await save('Opening hours');
  expect(section('Opening hours').getByText(messages.spansOverlap)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Monday, first period opens'));
  expect(operations.map(({ name }) => name)).not.toContain('UpdateOpeningHours');
});

test('hours are copied to all days, a day is closed, and a holiday is added', async () => {
  const { operations } = await open({ UpdateOpeningHours: () => saved('updateOpeningHours') });
  await press(screen.getByRole('button', { name: 'Same for all days' }));
  for (const label of [
    'first period opens',
    'first period closes',
    'second period opens',
    'second period closes',
  ])
    fill(`Tuesday, ${label}`, '');
  expect(within(screen.getByRole('group', { name: 'Tuesday' })).getByText('Closed')).toBeTruthy();
  fill('Friday, second period closes', '00:00');
  await press(screen.getByRole('button', { name: 'Add a holiday' }));
  fill('Occasion', 'Diwali');
  fill('First day', '2026-11-08');
  await save('Opening hours');
  const both = defaultSettings.hours.week[1]!;
  const untilMidnight = [both[0], { ...both[1]!, to: 1440 }];
  expect(operations.at(-1)?.variables).toEqual({
    input: {
      week: [both, both, [], both, both, untilMidnight, both],
      holidays: [{ name: 'Diwali', from: '2026-11-08', to: '2026-11-08', spans: [] }],
      expectedVersion: 1,
    },
  });
});

test('words are saved, and shown at once; a rule needs a title', async () => {
  const { operations } = await open({
    UpdateStudioWords: () => saved('updateStudioWords', {}, { homeTitle: 'Lift by the lake.' }),
  });
  fill('Title', 'Lift by the lake.');
  fill('Rules: etiquette', 'No oars');
  await save('Words');
  expect(section('Words').getByText(messages.ruleInvalid)).toBeTruthy();
  fill('Rules: etiquette', '');
  const takeOver = screen.getByRole('button', { name: `${texts.original.takeOver}: Rules: hygiene` });
  takeOver.focus();
  await press(takeOver);
  expect(document.activeElement).toBe(screen.getByLabelText('Rules: hygiene'));
  await save('Words');
  expect(operations.at(-1)?.variables).toEqual({
    input: {
      ...defaultSettings.words,
      homeTitle: 'Lift by the lake.',
      hygiene: demonstrationWords().hygiene?.join('\n'),
      expectedVersion: 1,
    },
  });
  expect(studio.words).toEqual({ homeTitle: 'Lift by the lake.' });
});

test('what somebody else has saved meanwhile is shown beside what was typed', async () => {
  let read = settings();
  await open({
    StudioSettings: () => answerOf(read),
    UpdateStudioDetails: () =>
      refusal(messages.changedMeanwhile, { code: 'CONFLICT', reason: 'STALE_VERSION' }),
  });
  read = settings({ city: 'Nashik' }, 2);
  fill('Name', 'Sunrise');
  await save('Studio');
  const dialog = within(screen.getByRole('dialog', { name: 'These settings were changed meanwhile' }));
  expect(dialog.getByRole('row', { name: /^City Nashik/ })).toBeTruthy();
});

test('a rate of GST is typed in percent, and needs a GSTIN without a mistake', async () => {
  const { operations } = await open({ UpdateTaxSettings: () => saved('updateTaxSettings') });
  await press(screen.getByRole('button', { name: 'Add a rate' }));
  fill('From', '2026-12-01');
  fill('Percent', '5.25');
  await save('Tax and receipts');
  expect(section('Tax and receipts').getByText(taxMessages.gstinRequired)).toBeTruthy();
  fill('GSTIN', '27aapfu0939f1zw');
  await save('Tax and receipts');
  expect(section('Tax and receipts').getByText(taxMessages.gstinInvalid)).toBeTruthy();
  fill('GSTIN', '27aapfu0939f1zv');
  await save('Tax and receipts');
  expect(operations.at(-1)?.variables).toEqual({
    input: {
      ...defaultSettings.taxes,
      gstin: '27AAPFU0939F1ZV',
      rates: [{ from: '2026-12-01', basisPoints: 525, sac: '999723' }],
      expectedVersion: 1,
    },
  });
});

test('another time zone is saved after a warning, and followed at once', async () => {
  const { operations } = await open({
    UpdateRegionSettings: () => ({
      updateRegionSettings: {
        __typename: 'Payload',
        message: messages.saved,
        studioSettings: settings({}, 2, { timeZone: 'Asia/Dubai' }),
      },
    }),
  });
  const name = 'Time, formats and currency';
  expect(section(name).queryByRole('alert')).toBeNull();
  fill('Time zone', 'Asia/Dubai');
  expect(section(name).getByRole('alert').textContent).toContain('Days of past visits and entries may move.');
  await save(name);
  expect(operations.at(-1)?.variables).toEqual({
    input: { ...defaultSettings.region, timeZone: 'Asia/Dubai', expectedVersion: 1 },
  });
  expect(studio.timeZone).toBe('Asia/Dubai');
});

test('outside India there is one tax, and neither UPI nor Razorpay; the currency is fixed once it is used', async () => {
  const region = { currency: 'AED', isCurrencyFixed: true } as const;
  setStudio(studioFacts({ ...defaultSettings, region: { ...defaultSettings.region, currency: 'AED' } }));
  await open({ StudioSettings: () => answerOf(settings({}, 1, region)) });
  expect(screen.getByLabelText<HTMLSelectElement>('Currency').disabled).toBe(true);
  expect(screen.queryByLabelText('GSTIN')).toBeNull();
  expect(screen.queryByLabelText('Key id')).toBeNull();
  expect(section('Front desk').getByText('UPI pays rupees only.')).toBeTruthy();
  await press(screen.getByRole('button', { name: 'Add a rate' }));
  fill('From', '2026-12-01');
  fill('Percent', '5');
  await save('Tax and receipts');
  expect(section('Tax and receipts').getByText(taxMessages.gstinRequired)).toBeTruthy();
});

test('rules of the front desk are typed as numbers and lists of days', async () => {
  const { operations } = await open({ UpdateDeskRules: () => saved('updateDeskRules') });
  fill('Reminders of a payment', '-1, soon');
  fill('Second visit, minutes', '20');
  await save('Front desk');
  expect(section('Front desk').getByText(common.wholeNumber(-99, 99))).toBeTruthy();
  fill('Reminders of a payment', '');
  fill('Second visit, minutes', '45');
  fill('Entry with dues, days', '');
  await save('Front desk');
  expect(operations.at(-1)?.variables).toEqual({
    input: {
      ...defaultSettings.desk,
      dueReminderDays: [],
      doubleVisitMinutes: 45,
      entryWithDuesDays: null,
      expectedVersion: 1,
    },
  });
});

test('what environment variables set can be read, but not changed', async () => {
  const lock = { __typename: 'SettingLock', section: 'mail', field: 'smtpHost', variable: 'SMTP_URL' };
  await open({
    StudioSettings: () =>
      answerOf(settings(), {
        settingLocks: [lock],
        settingSecrets: [secret('SMTP_PASSWORD', { variable: 'SMTP_URL' })],
      }),
  });
  const host = screen.getByLabelText<HTMLInputElement>('Mail server');
  expect([host.readOnly, screen.getByLabelText<HTMLInputElement>('Port').readOnly]).toEqual([true, false]);
  expect(section('Mail').getAllByText('Set by the environment variable SMTP_URL.')).toHaveLength(2);
  expect(section('Mail').queryByRole('button', { name: 'Set' })).toBeNull();
});

test('a secret is replaced without being shown, and the mail server tried out', async () => {
  const set = secret('SMTP_PASSWORD', { setAt: '2026-11-21T06:30:00Z' });
  const { operations } = await open({
    StudioSettings: () => answerOf(settings(), { settingSecrets: [set] }),
    SetSettingSecret: () => ({
      setSettingSecret: { __typename: 'Payload', message: secretMessages.replaced, settingSecrets: [set] },
    }),
    SendTestMail: () => ({ sendTestMail: { __typename: 'Payload', message: 'It refuses.', isSent: false } }),
  });
  expect(section('Mail').getByText(/Set on 21 November 2026/)).toBeTruthy();
  await press(section('Mail').getByRole('button', { name: 'Replace' }));
  fill('New value', 'a new password');
  fill('Your password', 'my password');
  await press(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
  expect(operations.find(({ name }) => name === 'SetSettingSecret')?.variables).toEqual({
    input: { name: 'SMTP_PASSWORD', value: 'a new password', password: 'my password' },
  });
  expect(await section('Mail').findByText(secretMessages.replaced)).toBeTruthy();
  expect(sessionStorage.getItem('drafts') ?? '').not.toContain('a new password');
  await press(section('Mail').getByRole('button', { name: 'Send me a mail' }));
  expect(await section('Mail').findByText('It refuses.')).toBeTruthy();
});

test('the payment gateway is set up with its key, and the address for its webhook', async () => {
  const { operations } = await open({ UpdateGatewaySettings: () => saved('updateGatewaySettings') });
  expect(screen.getByLabelText<HTMLInputElement>('Address of the webhook').value).toBe(WEBHOOK_URL);
  expect(screen.queryByLabelText('Your password')).toBeNull();
  fill('Key id', ' rzp_test_1 ');
  fill('Your password', 'my password');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('my password');
  await save('Online payments');
  expect(operations.at(-1)?.variables).toEqual({
    input: { razorpayKey: 'rzp_test_1', expectedVersion: 1, password: 'my password' },
  });
});

test.each([
  [null, 'No backup has been made yet.'],
  [
    { madeAt: '2026-11-20T01:00:00Z', isEncrypted: true },
    'The last backup is more than 2 days old: 20 Nov 2026, 6:30 am.',
  ],
  [
    { madeAt: '2026-11-20T01:00:00Z', isEncrypted: true },
    'Last backup: 20 Nov 2026, 6:30 am, 12.3 MB, encrypted',
  ],
])('the last backup %o', async (backup, text) => {
  const lastBackup = backup && { __typename: 'Backup', id: 'one', sizeBytes: 12_345_678, ...backup };
  await open({ LastBackup: () => ({ lastBackup }) });
  expect(await section('Backup').findByText(text)).toBeTruthy();
});
