import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultSettings } from '#common/settings/default-settings';
import { formatPaiseInFull } from '#common/money';
import { orderMessages } from '#common/orders/messages';
import { regionMessages, taxMessages } from '#common/settings/messages';
import type { RegionSettings } from '#common/settings/region.form';
import { studio } from '#common/studio';
import { isDaytime } from '../../mail/reminders';
import { momentInWords } from '../../mail/mails/dates';
import { refusalOf } from '../../test/account-calls';
import { activityOf, recordVisit } from '../../test/activity-calls';
import type { Browser } from '../../test/browser';
import { createPlanOffers } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import {
  balancesOf,
  beginSession,
  buy,
  confirm,
  membershipsOf,
  orderOf,
  place,
  signedIn,
} from '../../test/order-calls';
import { summaryDifferences } from '../../test/summaries';
import type { User } from '../accounts/user.entity';
import { Receipt } from '../receipts/receipt.entity';
import { rowsOfPrice } from '../receipts/pdf/totals-table';

let harness: Harness;
let admin: Browser;
let adminUser: User;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: admin, user: adminUser } = await signedIn(harness, 'admin'));
});
afterEach(() => harness.stop());

const SAVE = `mutation ($input: UpdateRegionSettingsInput!) {
  updateRegionSettings(input: $input) { studioSettings { region { timeZone } } } }`;
let version = 0;
beforeEach(() => {
  version = 0;
});
async function save(values: Partial<RegionSettings>) {
  const answer = await admin.gql(SAVE, {
    input: { ...defaultSettings.region, expectedVersion: version, ...values },
  });
  if (answer.errors.length === 0) version += 1;
  return answer;
}
async function goTo(moment: string) {
  harness.clock.ms = Date.parse(moment);
  await beginSession(harness, admin, adminUser);
}

const rows = <Row extends object>(sql: string) => harness.dataSource.query<Row[]>(sql);
const bookedDays = () =>
  rows(
    `select distinct booked_on::text as booked, business_day::text as counts from ledger_entries order by 1`,
  );
const revenueDays = () =>
  rows('select day::text as day, received_paise::int as paise from revenue_days order by 1');
const visitHours = () => rows('select day::text as day, hour from visit_hours where count > 0 order by 1, 2');

/** Adds a member who has bought a plan and visited. */
async function joinAndCome(): Promise<Browser> {
  const { user, browser } = await signedIn(harness);
  const [offer] = await createPlanOffers(harness.dataSource, 1, { name: `Offer ${user.id}` });
  await buy(browser, admin, offer!);
  activityOf(await recordVisit(admin, user.id));
  return browser;
}
const endOfPass = async (member: Browser) => (await membershipsOf(member))[0]!.paidUntil;

test.each([
  // Still the 30th in Dubai, where it is half past ten in the evening.
  ['Asia/Dubai', '2026-11-30T18:30:00Z', '2026-11-30', 22, '2026-12-30T20:00:00.000Z'],
  // The second of the two hours from one to two.
  ['America/New_York', '2026-11-01T06:30:00Z', '2026-11-01', 1, '2026-12-02T05:00:00.000Z'],
  // An hour after midnight on the day that lacks an hour.
  ['America/New_York', '2027-03-14T05:30:00Z', '2027-03-14', 0, '2027-04-15T04:00:00.000Z'],
])('in %s at %s it is %s, hour %i, and a month ends at %s', async (timeZone, now, day, hour, endsAt) => {
  await save({ timeZone });
  await harness.runDueJobs();
  await goTo(now);
  const member = await joinAndCome();
  expect(await bookedDays()).toEqual([{ booked: day, counts: day }]);
  expect(await revenueDays()).toEqual([{ day, paise: 130_000 }]);
  expect(await visitHours()).toEqual([{ day, hour }]);
  expect(await endOfPass(member)).toBe(endsAt);
  expect(await summaryDifferences(harness.dataSource)).toEqual({});
});

test('if the zone changes, visits move, while what is booked and the end of passes stay', async () => {
  await goTo('2026-11-21T20:30:00Z');
  const member = await joinAndCome();
  const [booked, revenue, endsAt] = [await bookedDays(), await revenueDays(), await endOfPass(member)];
  expect(booked).toEqual([{ booked: '2026-11-22', counts: '2026-11-22' }]);
  expect(await visitHours()).toEqual([{ day: '2026-11-22', hour: 2 }]);
  for (const [timeZone, day, hour] of [
    ['Asia/Dubai', '2026-11-22', 0],
    ['America/New_York', '2026-11-21', 15],
  ] as const) {
    expect((await save({ timeZone })).errors).toEqual([]);
    await harness.runDueJobs();
    expect(await visitHours()).toEqual([{ day, hour }]);
    expect([await bookedDays(), await revenueDays(), await endOfPass(member)]).toEqual([
      booked,
      revenue,
      endsAt,
    ]);
  }
  await joinAndCome();
  expect(await bookedDays()).toEqual([{ booked: '2026-11-21', counts: '2026-11-21' }, ...booked]);
  expect(await summaryDifferences(harness.dataSource)).toEqual({});
});

test('reminders are sent by day, and mails written, in the zone and the locale of the studio', async () => {
  const morning = Date.parse('2026-03-08T13:00:00Z');
  expect(isDaytime(morning)).toBe(true);
  await save({ timeZone: 'America/New_York', locale: 'en-US' });
  expect([morning - 1, morning, Date.parse('2026-03-09T00:00:00Z')].map(isDaytime)).toEqual([
    false,
    true,
    false,
  ]);
  expect(momentInWords(new Date(morning))).toBe('March 8, 2026 at 9:00 AM EDT');
});

const WEEKS = '{ visitStatistics(weeks: 4) { weeks { startsOn visits } } }';

test.each([
  [1, '2026-11-23', '2026-11-16'],
  [0, '2026-11-22', '2026-11-22'],
  [6, '2026-11-21', '2026-11-21'],
] as const)('with %i, the weeks of statistics begin on %s', async (weekStart, current, ofVisit) => {
  await save({ weekStart });
  await goTo('2026-11-22T12:00:00+05:30');
  await joinAndCome();
  await goTo('2026-11-23T12:00:00+05:30');
  const { data } = await admin.gql(WEEKS);
  const { weeks } = data!['visitStatistics'] as { weeks: { startsOn: string; visits: number }[] };
  expect(weeks.at(-1)!.startsOn).toBe(current);
  expect(weeks.find(({ visits }) => visits === 1)!.startsOn).toBe(ofVisit);
});

test('a week begins on no other day', async () => {
  const { errors } = await save({ weekStart: 3 as 1 });
  expect(errors[0]?.extensions.fields).toMatchObject([{ path: ['weekStart'] }]);
});

test.each(['Mars/Base', 'asia/dubai', '+04:00', "UTC'; select 1", ''])(
  'the time zone "%s" is refused',
  async (timeZone) => {
    const { errors } = await save({ timeZone });
    expect(errors[0]?.extensions.fields).toMatchObject([
      { path: ['timeZone'], message: regionMessages.timeZoneUnknown },
    ]);
  },
);

test('a locale of another language is refused', async () => {
  const { errors } = await save({ locale: 'ar-AE' as 'en-AE' });
  expect(errors[0]?.extensions.fields).toMatchObject([{ path: ['locale'] }]);
});

const REGION = '{ studioSettings { region { currency isCurrencyFixed } } }';
const inDubai = { timeZone: 'Asia/Dubai', currency: 'AED' } as const;

test('the currency can be changed until something is ordered, and says when it cannot', async () => {
  const regionOf = async () =>
    ((await admin.gql(REGION)).data!['studioSettings'] as { region: object }).region;
  await save(inDubai);
  expect(await regionOf()).toEqual({ currency: 'AED', isCurrencyFixed: false });
  const { browser: member } = await signedIn(harness);
  const [offer] = await createPlanOffers(harness.dataSource, 1);
  const { price } = orderOf(await place(member, offer!));
  expect(price.total).toEqual({ minorUnits: 130_000, currencyCode: 'AED' });
  expect(await regionOf()).toEqual({ currency: 'AED', isCurrencyFixed: true });
  const { errors } = await save({ ...inDubai, currency: 'INR' });
  expect(errors[0]?.extensions.fields).toMatchObject([
    { path: ['currency'], message: regionMessages.currencyFixed },
  ]);
  expect((await save({ ...inDubai, timeZone: 'Asia/Kolkata' })).errors).toEqual([]);
});

test('a currency without two decimals is refused', async () => {
  const { errors } = await save({ currency: 'JPY' as 'INR' });
  expect(errors[0]?.extensions.fields).toMatchObject([
    { path: ['currency'], message: regionMessages.currencyUnknown },
  ]);
});

const TAXES = `mutation ($input: UpdateTaxSettingsInput!) {
  updateTaxSettings(input: $input) { studioSettings { taxes { taxName } } } }`;
const vat = { from: '2026-01-01', basisPoints: 500, sac: '999723' };

test('outside India, one tax is charged in whole, named on receipts, and there is no UPI', async () => {
  await save(inDubai);
  await admin.gql(TAXES, {
    input: { ...defaultSettings.taxes, taxNumber: '100123456700003', rates: [vat], expectedVersion: 0 },
  });
  const { browser: member } = await signedIn(harness);
  const [offer] = await createPlanOffers(harness.dataSource, 1, { pricePaise: 100_030 });
  const order = orderOf(await place(member, offer!));
  expect(order.price).toMatchObject({
    taxable: { minorUnits: 95_267 },
    taxLines: [{ name: 'VAT', rateBasisPoints: 500, amount: { minorUnits: 4763, currencyCode: 'AED' } }],
    roundOff: { minorUnits: 0 },
  });
  expect(refusalOf(await confirm(admin, order.id, 'UPI')).message).toBe(orderMessages.upiNeedsRupees);
  await confirm(admin, order.id);
  const receipt = await harness.dataSource.getRepository(Receipt).findOneByOrFail({ orderId: order.id });
  expect(receipt.content).toMatchObject({ kind: 'invoice', taxName: 'VAT', timeZone: 'Asia/Dubai' });
  const lines = rowsOfPrice(receipt.content).map(([label, paise]) => `${label}: ${formatPaiseInFull(paise)}`);
  expect(lines.map((line) => line.replace(/\s/gu, ' '))).toEqual([
    'Taxable value: AED 952.67',
    'VAT 5 %: AED 47.63',
  ]);
  expect(await balancesOf(harness)).toMatchObject({ cash: 100_030, cgst: -4763, sales: -95_267 });
});

test('without a tax number, no tax is charged', async () => {
  await save(inDubai);
  const { errors } = await admin.gql(TAXES, {
    input: { ...defaultSettings.taxes, rates: [vat], expectedVersion: 0 },
  });
  expect(errors[0]?.extensions.fields).toMatchObject([{ message: taxMessages.gstinRequired }]);
  await admin.gql(TAXES, {
    input: { ...defaultSettings.taxes, gstin: '27AAPFU0939F1ZV', rates: [vat], expectedVersion: 0 },
  });
  expect(harness.services.pricing.of(10_000).rateBasisPoints).toBe(0);
});

const DETAILS = `mutation ($input: UpdateStudioDetailsInput!) {
  updateStudioDetails(input: $input) { studioSettings { studio { postalCode } } } }`;

test('in a country without PIN codes, the address may have another one, or none', async () => {
  const saveCode = (postalCode: string, expectedVersion: number) =>
    admin.gql(DETAILS, { input: { ...defaultSettings.studio, city: 'Dubai', postalCode, expectedVersion } });
  expect((await saveCode('', 0)).errors[0]?.extensions.fields).toMatchObject([{ path: ['postalCode'] }]);
  await save({ locale: 'en-AE' });
  expect((await saveCode('', 0)).errors).toEqual([]);
  expect([studio.place.country, studio.address[1]]).toEqual(['AE', 'Dubai, Maharashtra']);
  await save({ locale: 'en-IN' });
  expect(harness.services.settings.current.studio.city).toBe('Dubai');
});
