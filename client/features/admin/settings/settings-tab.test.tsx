import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultSettings } from '#common/settings/default-settings';
import { settingsMessages as messages } from '#common/settings/messages';
import { studioFacts } from '#common/settings/studio-facts';
import { setStudio, studio } from '#common/studio';
import { clearToken, storeToken } from '../../../lib/session';
import { refusal } from '../../../test/refusal';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { openPanel, type PanelAnswers } from '../testing/open-panel';

const settings = (details: object = {}, version = 1) => ({
  __typename: 'StudioSettings',
  studio: { __typename: 'StudioDetails', ...defaultSettings.studio, version, ...details },
  hours: {
    __typename: 'OpeningHours',
    week: defaultSettings.hours.week.map((spans) =>
      spans.map((span) => ({ __typename: 'OpeningSpan', ...span })),
    ),
    holidays: [],
    version,
  },
});

const saved = (field: string, difference: object = {}) => ({
  [field]: { __typename: 'Payload', message: messages.saved, studioSettings: settings(difference, 2) },
});

const open = (answers: PanelAnswers = {}) =>
  openPanel('?tab=settings', { StudioSettings: () => ({ studioSettings: settings() }), ...answers });

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

test('what somebody else has saved meanwhile is shown beside what was typed', async () => {
  let read = settings();
  await open({
    StudioSettings: () => ({ studioSettings: read }),
    UpdateStudioDetails: () =>
      refusal(messages.changedMeanwhile, { code: 'CONFLICT', reason: 'STALE_VERSION' }),
  });
  read = settings({ city: 'Nashik' }, 2);
  fill('Name', 'Sunrise');
  await save('Studio');
  const dialog = within(screen.getByRole('dialog', { name: 'These settings were changed meanwhile' }));
  expect(dialog.getByRole('row', { name: /^City Nashik/ })).toBeTruthy();
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
