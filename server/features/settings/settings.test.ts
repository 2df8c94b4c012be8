import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defaultSettings } from '#common/settings/default-settings';
import { settingsMessages as messages } from '#common/settings/messages';
import { studio } from '#common/studio';
import { refusalOf } from '../../test/account-calls';
import type { Browser } from '../../test/browser';
import { eventually } from '../../test/eventually';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { JournalEntry } from '../journal/journal-entry.entity';
import { SettingsSection } from './settings-section.entity';

const DETAILS =
  'name street city postalCode region phone email latitude longitude profiles disclaimer version';
const SPAN = '{ from to }';
const HOURS = `week ${SPAN} holidays { from to name spans ${SPAN} } version`;
const READ = `{ studioSettings { studio { ${DETAILS} } hours { ${HOURS} } } }`;
const SAVE_DETAILS = `mutation ($input: UpdateStudioDetailsInput!) {
  updateStudioDetails(input: $input) { message studioSettings { studio { ${DETAILS} } } } }`;
const SAVE_HOURS = `mutation ($input: UpdateOpeningHoursInput!) {
  updateOpeningHours(input: $input) { studioSettings { hours { ${HOURS} } } } }`;

const OWN = {
  name: 'Sunrise Gym',
  street: '12 MG Road',
  city: 'Nashik',
  postalCode: '422 001',
  region: 'Maharashtra',
  phone: '+91 253 234 5678',
  email: 'Hello@sunrise.example.in',
  latitude: 19.99,
  longitude: 73.78,
  profiles: ['https://instagram.com/sunrise'],
  disclaimer: '',
};

let harness: Harness;
let admin: Browser;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: admin } = await signedIn(harness, 'admin'));
});
afterEach(() => harness.stop());

const saveDetails = (values: object = {}, expectedVersion = 0, browser = admin) =>
  browser.gql(SAVE_DETAILS, { input: { ...OWN, expectedVersion, ...values } });
const saveHours = (values: object = {}, expectedVersion = 0) =>
  admin.gql(SAVE_HOURS, { input: { ...defaultSettings.hours, expectedVersion, ...values } });
const fieldsOf = (answer: Awaited<ReturnType<typeof saveDetails>>) =>
  answer.errors[0]?.extensions.fields?.map(({ path, message }) => [path.join('.'), message]);

test('coordinates that are not changed with the address are left out, and kept if it stays', async () => {
  const { latitude, longitude } = defaultSettings.studio;
  const placeOf = ({ data }: Awaited<ReturnType<typeof saveDetails>>) =>
    (data as Record<string, { studioSettings: { studio: object } }>)['updateStudioDetails']?.studioSettings
      .studio;
  expect(placeOf(await saveDetails({ latitude, longitude }))).toMatchObject({
    latitude: null,
    longitude: null,
  });
  expect(placeOf(await saveDetails({}, 1))).toMatchObject({ latitude: 19.99, longitude: 73.78 });
  expect(placeOf(await saveDetails({ name: 'Sunset Gym' }, 2))).toMatchObject({ latitude: 19.99 });
  expect(placeOf(await saveDetails({ city: 'Jaipur' }, 3))).toMatchObject({ latitude: null });
});

test('at first the settings are those of the demonstration studio', async () => {
  const { data } = await admin.gql(READ);
  expect(data).toEqual({
    studioSettings: {
      studio: { ...defaultSettings.studio, version: 0 },
      hours: { ...defaultSettings.hours, version: 0 },
    },
  });
});

test('saved details are used at once, in their stored spelling, and after the next start', async () => {
  const { data, errors } = await saveDetails();
  expect(errors).toEqual([]);
  const stored = { ...OWN, postalCode: '422001', email: 'hello@sunrise.example.in', version: 1 };
  expect(data).toEqual({
    updateStudioDetails: { message: messages.saved, studioSettings: { studio: stored } },
  });
  const expected = { name: 'Sunrise Gym', city: 'Nashik', phone: '+912532345678', email: stored.email };
  expect(studio).toMatchObject(expected);
  expect(studio.address).toEqual(['12 MG Road', 'Nashik 422001, Maharashtra']);
  await harness.services.settings.load();
  expect(studio).toMatchObject(expected);
});

test('settings that another server has saved are used within two seconds', async () => {
  await harness.dataSource.query(
    `insert into studio_settings (section, value, version) values ('studio', $1, 1)`,
    [{ ...OWN, postalCode: '422001' }],
  );
  await eventually(() => expect(studio.name).toBe('Sunrise Gym'), 2000);
});

test('a change is in the journal with the values before and after it', async () => {
  await saveDetails();
  harness.clock.ms += 1;
  await saveDetails({ name: 'Sunrise' }, 1);
  const entries = await harness.dataSource
    .getRepository(JournalEntry)
    .find({ where: { type: 'settings.changed' }, order: { at: 'ASC' } });
  expect(entries.at(-1)).toMatchObject({
    before: { section: 'studio', name: 'Sunrise Gym' },
    after: { section: 'studio', name: 'Sunrise' },
    actorRole: 'admin',
  });
});

test('saving the same again changes nothing, whatever version it is based on', async () => {
  await saveDetails();
  const { data } = await saveDetails();
  expect(data).toMatchObject({ updateStudioDetails: { studioSettings: { studio: { version: 1 } } } });
});

test('of two who save at once, the second is told what the first has changed', async () => {
  const { browser: other } = await signedIn(harness, 'admin');
  const answers = await Promise.all([saveDetails(), saveDetails({ name: 'Dawn' }, 0, other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409)!;
  expect(refused.errors[0]?.message).toBe(messages.changedMeanwhile);
  expect(refused.errors[0]?.extensions).toMatchObject({ reason: 'STALE_VERSION', current: ['name'] });
});

test('a value that this version does not understand counts as the default, which is logged', async () => {
  await saveDetails();
  await harness.dataSource
    .getRepository(SettingsSection)
    .update({ section: 'studio' }, { value: { ...OWN, name: 5 } });
  await harness.services.settings.load();
  expect(studio.name).toBe(defaultSettings.studio.name);
  expect(harness.logs.join('')).toContain('settings cannot be read');
});

test('a field that an earlier version did not have has its default, and the others keep their values', async () => {
  await harness.dataSource.query(
    `insert into studio_settings (section, value, version) values ('desk', '{ "exportRowsMax": 9 }', 1)`,
  );
  await harness.services.settings.load();
  expect(harness.services.settings.current.desk).toMatchObject({ ...defaultSettings.desk, exportRowsMax: 9 });
});

describe('refuses', () => {
  test.each([
    [{ name: ' ' }, 'name', messages.nameRequired],
    [{ postalCode: '4220' }, 'postalCode', messages.postalCodeInvalid],
    [{ phone: '253 234 5678' }, 'phone', messages.phoneInvalid],
    [{ latitude: 91 }, 'latitude', messages.coordinateInvalid(90)],
    [{ longitude: null }, 'longitude', messages.bothCoordinates],
    [{ profiles: ['javascript:alert(1)'] }, 'profiles.0', messages.profileInvalid],
    [{ profiles: ['http://example.com'] }, 'profiles.0', messages.profileInvalid],
    [{ profiles: Array<string>(9).fill('https://example.com') }, 'profiles', messages.tooManyProfiles],
  ])('details with %o', async (values, path, message) => {
    expect(fieldsOf(await saveDetails(values))).toEqual([[path, message]]);
    expect(studio.name).toBe(defaultSettings.studio.name);
  });

  const week = (spans: object[]) => ({ week: [spans, ...defaultSettings.hours.week.slice(1)] });
  const hour = (from: number, to: number) => ({ from: from * 60, to: to * 60 });
  const holiday = { from: '2026-11-08', to: '2026-11-10', name: 'Diwali', spans: [] };
  test.each([
    [week([hour(5, 12), hour(11, 13)]), 'week.0', messages.spansOverlap],
    [week([hour(22, 2)]), 'week.0.0.to', messages.spanEndsFirst],
    [week([hour(20, 25)]), 'week.0.0.to', messages.timeInvalid],
    [week([1, 3, 5, 7, 9].map((from) => hour(from, from + 1))), 'week.0', messages.tooManySpans],
    [{ week: [[]] }, 'week', messages.weekIncomplete],
    [{ holidays: [{ ...holiday, to: '2026-11-07' }] }, 'holidays.0.to', messages.holidayEndsFirst],
    [{ holidays: [{ ...holiday, from: '2026-02-30' }] }, 'holidays.0.from', messages.dateInvalid],
    [{ holidays: [{ ...holiday, name: '' }] }, 'holidays.0.name', messages.holidayNameRequired],
    [
      { holidays: [holiday, { ...holiday, from: '2026-11-10', to: '2026-11-12' }] },
      'holidays',
      messages.holidaysOverlap,
    ],
  ])('hours with %o', async (values, path, message) => {
    expect(fieldsOf(await saveHours(values))).toEqual([[path, message]]);
  });

  test.each(['front_desk', 'trainer', 'user'] as const)('%s', async (role) => {
    const { browser } = await signedIn(harness, role);
    expect(refusalOf(await browser.gql(READ)).status).toBe(403);
    expect(refusalOf(await saveDetails({}, 0, browser)).status).toBe(403);
  });
});

test('opening hours and holidays are saved in their order', async () => {
  const spans = [
    { from: 900, to: 1320 },
    { from: 300, to: 720 },
  ];
  const holidays = [
    { from: '2027-01-26', to: '2027-01-26', name: 'Republic Day', spans: [] },
    { from: '2026-11-08', to: '2026-11-10', name: 'Diwali', spans },
  ];
  const { data, errors } = await saveHours({ week: Array<object[]>(7).fill(spans), holidays });
  expect(errors).toEqual([]);
  const sorted = spans.toReversed();
  expect(data).toMatchObject({
    updateOpeningHours: {
      studioSettings: {
        hours: {
          week: Array<object[]>(7).fill(sorted),
          holidays: [{ ...holidays[1], spans: sorted }, holidays[0]],
          version: 1,
        },
      },
    },
  });
  expect(studio.holidays[0]?.name).toBe('Diwali');
});
