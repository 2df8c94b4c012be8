import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defaultSettings } from '#common/settings/default-settings';
import {
  deskMessages,
  lookMessages,
  mailMessages,
  settingsMessages,
  taxMessages,
} from '#common/settings/messages';
import { authMessages } from '#common/auth/messages';
import { isGuarded } from '#common/settings/guarded';
import { messages } from '#common/messages';
import { refusalOf } from '../../test/account-calls';
import type { Browser } from '../../test/browser';
import { eventually } from '../../test/eventually';
import { createPlanOffers, PASSWORD } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { buy, signedIn } from '../../test/order-calls';
import { JournalEntry } from '../journal/journal-entry.entity';
import { Receipt } from '../receipts/receipt.entity';

const RISK = ['NotStarted', 'New', 'FirstYear', 'Longer'].map(
  (stage) => `riskDays${stage} { moderate high }`,
);
const flat = (values: object) =>
  Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? [] : [name],
  );

/** Each section: its mutation, what it returns, and a change that can be saved. */
const SECTIONS = {
  region: {
    mutation: 'updateRegionSettings',
    input: 'UpdateRegionSettingsInput',
    fields: Object.keys(defaultSettings.region).join(' '),
    change: { timeZone: 'America/New_York', locale: 'en-US', weekStart: 0, currency: 'USD' },
  },
  look: {
    mutation: 'updateStudioLook',
    input: 'UpdateStudioLookInput',
    fields: 'hue logoId pictures { place } isBeingMade',
    change: { hue: 210 },
    derived: { isBeingMade: true },
  },
  words: {
    mutation: 'updateStudioWords',
    input: 'UpdateStudioWordsInput',
    fields: Object.keys(defaultSettings.words).join(' '),
    change: { homeTitle: 'Lift by the lake.', etiquette: 'Bring a towel: One for the bench.' },
  },
  taxes: {
    mutation: 'updateTaxSettings',
    input: 'UpdateTaxSettingsInput',
    fields: 'legalName gstin taxName taxNumber rates { from basisPoints sac } isInclusive receiptPrefix',
    change: { gstin: '27AAPFU0939F1ZV', rates: [{ from: '2026-11-01', basisPoints: 500, sac: '999723' }] },
  },
  desk: {
    mutation: 'updateDeskRules',
    input: 'UpdateDeskRulesInput',
    fields: [...flat(defaultSettings.desk), ...RISK].join(' '),
    change: { doubleVisitMinutes: 90, entryWithDuesDays: null, dueReminderDays: [-1, 3] },
  },
  mail: {
    mutation: 'updateMailSettings',
    input: 'UpdateMailSettingsInput',
    fields: [...Object.keys(defaultSettings.mail), 'isServerMissing'].join(' '),
    change: { senderName: 'Sunrise', smtpHost: 'mail.example', smtpPort: 465 },
    derived: { isServerMissing: false },
  },
  mailWords: {
    mutation: 'updateMailWords',
    input: 'UpdateMailWordsInput',
    fields: Object.keys(defaultSettings.mailWords).join(' '),
    change: { signature: 'Asha and team', orderPlaced: 'Ring twice.' },
  },
  gateway: {
    mutation: 'updateGatewaySettings',
    input: 'UpdateGatewaySettingsInput',
    fields: 'razorpayKey',
    change: { razorpayKey: 'rzp_test_1' },
  },
} as const;

type Section = keyof typeof SECTIONS;

const isSame = (one: string[], other: string[]) => one.toSorted().join() === other.toSorted().join();

const NAMES = Object.keys(SECTIONS) as Section[];

const MESSAGES: Partial<Record<Section, string>> = {
  look: lookMessages.saved,
  mailWords: mailMessages.wordsSaved,
};

let harness: Harness;
let admin: Browser;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: admin } = await signedIn(harness, 'admin'));
});
afterEach(() => harness.stop());

const save = (section: Section, values: object = {}, { by = admin, expectedVersion = 0 } = {}) => {
  const { mutation, input, fields } = SECTIONS[section];
  return by.gql(
    `mutation ($input: ${input}!) { ${mutation}(input: $input) {
      message studioSettings { ${section} { ${fields} version } } } }`,
    { input: { ...defaultSettings[section], expectedVersion, ...withPassword(section, values) } },
  );
};
/** The own password with what mails and money go through, unless it is given. */
const withPassword = (section: Section, values: object) =>
  [...Object.keys(values), ...Object.keys(defaultSettings[section])].some((field) =>
    isGuarded(section, field),
  )
    ? { password: PASSWORD, ...values }
    : values;
const fieldsOf = (answer: Awaited<ReturnType<typeof save>>) =>
  answer.errors[0]?.extensions.fields?.map(({ path, message }) => [path.join('.'), message]);
const restart = async (settings: Parameters<typeof startHarness>[1]) => {
  await harness.stop();
  harness = await startHarness(undefined, settings);
  ({ browser: admin } = await signedIn(harness, 'admin'));
};

describe.each(NAMES)('%s', (section) => {
  const { mutation, change, derived } = { derived: {}, ...SECTIONS[section] };

  test('are saved, used at once, and named in the journal', async () => {
    const { data, errors } = await save(section, change);
    expect(errors).toEqual([]);
    const saved = { ...defaultSettings[section], ...change, ...derived, version: 1 };
    expect(data).toEqual({
      [mutation]: {
        message: MESSAGES[section] ?? settingsMessages.saved,
        studioSettings: { [section]: saved },
      },
    });
    expect(harness.services.settings.current[section]).toEqual(saved);
    const entry = await harness.dataSource
      .getRepository(JournalEntry)
      .findOneByOrFail({ type: 'settings.changed' });
    expect(entry.after).toEqual({ section, ...change });
  });

  test('that another server has saved are used within two seconds', async () => {
    await harness.dataSource.query(
      'insert into studio_settings (section, value, version) values ($1, $2, 1)',
      [section, { ...defaultSettings[section], ...change }],
    );
    await eventually(() => expect(harness.services.settings.current[section]).toMatchObject(change), 2000);
  });

  test('that somebody else has changed meanwhile are not overwritten', async () => {
    await save(section, change);
    const refused = await save(section);
    expect(refused.status).toBe(409);
    expect(refused.errors[0]?.extensions).toMatchObject({
      current: expect.toSatisfy((fields: string[]) => isSame(fields, Object.keys(change))),
    });
  });

  test.each(['front_desk', 'trainer', 'user'] as const)('are not for %s', async (role) => {
    const { browser: by } = await signedIn(harness, role);
    expect(refusalOf(await save(section, change, { by })).status).toBe(403);
  });
});

const days = (moderate: number, high: number) => ({ moderate, high });
const gstin = '27AAPFU0939F1ZV';
const rate = { from: '2026-04-01', basisPoints: 500, sac: '999723' };

test.each([
  ['taxes', { gstin: '27AAPFU0939F1ZW' }, 'gstin', taxMessages.gstinInvalid],
  ['taxes', { rates: [rate] }, 'gstin', taxMessages.gstinRequired],
  [
    'taxes',
    { gstin, rates: [{ ...rate, basisPoints: 5001 }] },
    'rates.0.basisPoints',
    taxMessages.rateInvalid,
  ],
  ['taxes', { gstin, rates: [{ ...rate, sac: '12' }] }, 'rates.0.sac', taxMessages.sacInvalid],
  [
    'taxes',
    { gstin, rates: [{ ...rate, from: '2026-02-30' }] },
    'rates.0.from',
    settingsMessages.dateInvalid,
  ],
  ['taxes', { gstin, rates: [rate, rate] }, 'rates', taxMessages.ratesShareDay],
  ['taxes', { receiptPrefix: 'B1' }, 'receiptPrefix', taxMessages.prefixInvalid],
  ['taxes', { receiptPrefix: 'ABCD' }, 'receiptPrefix', taxMessages.prefixInvalid],
  ['desk', { upiAddress: 'studio' }, 'upiAddress', deskMessages.upiAddressInvalid],
  ['desk', { discountPercentMaxAdmin: 101 }, 'discountPercentMaxAdmin', messages.wholeNumber(0, 100)],
  ['desk', { doubleVisitMinutes: 29 }, 'doubleVisitMinutes', messages.wholeNumber(30, 480)],
  ['desk', { recordedDaysBackMax: 31 }, 'recordedDaysBackMax', messages.wholeNumber(0, 30)],
  ['desk', { exportRowsMax: 501 }, 'exportRowsMax', messages.wholeNumber(0, 500)],
  ['desk', { riskDaysNew: days(10, 10) }, 'riskDaysNew.high', deskMessages.highFirst],
  ['words', { homeTitle: 'a'.repeat(41) }, 'homeTitle', messages.textTooLong(40)],
  ['words', { whyLead: 'A bell\u0007' }, 'whyLead', messages.controlCharacters],
  ['words', { hygiene: 'Bring: one.\nA towel' }, 'hygiene', settingsMessages.ruleInvalid],
  ['mailWords', { signature: 'Asha\r\nBcc: c@d.example' }, 'signature', messages.controlCharacters],
  ['mail', { senderEmail: 'a@b.example\r\nBcc: c@d.example' }, 'senderEmail', authMessages.emailInvalid],
  ['mail', { senderName: 'Bhor\r\nBcc: c@d.example' }, 'senderName', messages.controlCharacters],
  ['mail', { smtpHost: 'mail example' }, 'smtpHost', mailMessages.hostInvalid],
  ['mail', { smtpPort: 65_536 }, 'smtpPort', messages.wholeNumber(1, 65_535)],
] as const)('%s with %o are refused', async (section, values, path, message) => {
  expect(fieldsOf(await save(section, values))).toEqual([[path, message]]);
});

test('the prefix of receipts stays for the year once there is one; receipts keep what was true on their day', async () => {
  expect((await save('taxes', { receiptPrefix: 'SG', legalName: 'Sunrise LLP' })).errors).toEqual([]);
  const { browser: member } = await signedIn(harness);
  const [offer] = await createPlanOffers(harness.dataSource, 1);
  const { id: orderId } = await buy(member, admin, offer!);
  const refused = await save(
    'taxes',
    { receiptPrefix: 'AB', legalName: 'Sunrise LLP' },
    { expectedVersion: 1 },
  );
  expect(fieldsOf(refused)).toEqual([['receiptPrefix', taxMessages.prefixInUse('SG', '26-27')]]);
  await save('taxes', { receiptPrefix: 'SG', legalName: 'Dawn LLP' }, { expectedVersion: 1 });
  const receipt = await harness.dataSource.getRepository(Receipt).findOneByOrFail({ orderId });
  expect(receipt.number).toBe('SG/26-27/000001');
  expect(receipt.content.supplier.name).toBe('Sunrise LLP');
  harness.clock.ms = Date.parse('2027-04-01T06:00:00+05:30');
  const { browser: by } = await signedIn(harness, 'admin');
  expect((await save('taxes', { receiptPrefix: 'AB' }, { by, expectedVersion: 2 })).errors).toEqual([]);
});

test('a rate of tax holds from its day', async () => {
  const rates = [
    { ...rate, from: '2026-11-01' },
    { ...rate, from: '2026-12-01', basisPoints: 1800 },
  ];
  await save('taxes', { gstin, rates });
  const { pricing } = harness.services;
  expect([pricing.of(10_000).rateBasisPoints, pricing.registration().gstin]).toEqual([500, gstin]);
  harness.clock.ms = Date.parse('2026-12-01T00:00:00+05:30');
  expect(pricing.of(10_000).rateBasisPoints).toBe(1800);
  harness.clock.ms = Date.parse('2026-10-31T23:59:59+05:30');
  expect([pricing.of(10_000).rateBasisPoints, pricing.registration().gstin]).toEqual([0, null]);
});

test('members at risk follow changed rules', async () => {
  const { browser: member } = await signedIn(harness);
  const [offer] = await createPlanOffers(harness.dataSource, 1);
  await buy(member, admin, offer!);
  const riskAt = async () => {
    const sql = `select max(risk_at) filter (where risk_at < '9999-01-01') as at from member_attendance`;
    const [row] = await harness.dataSource.query<[{ at: Date }]>(sql);
    return row.at.toISOString();
  };
  expect(await riskAt()).toBe(new Date('2026-11-26T00:00:00+05:30').toISOString());
  await save('desk', { riskDaysNotStarted: days(2, 4) });
  await harness.runDueJobs();
  expect(await riskAt()).toBe(new Date('2026-11-23T00:00:00+05:30').toISOString());
});

test('fields that environment variables set keep their values, and say so', async () => {
  const fields = [{ section: 'desk', field: 'exportRowsMax', variable: 'SOME_VARIABLE', value: 7 }] as const;
  await restart({ locked: { fields, secrets: [] } });
  const { data } = await save('desk', { exportRowsMax: 400, doubleVisitMinutes: 60 });
  expect(data).toMatchObject({
    updateDeskRules: { studioSettings: { desk: { exportRowsMax: 7, doubleVisitMinutes: 60 } } },
  });
  expect((await admin.gql('{ settingLocks { section field variable } }')).data).toEqual({
    settingLocks: [{ section: 'desk', field: 'exportRowsMax', variable: 'SOME_VARIABLE' }],
  });
});

test('if there is an owner, admins change what the front desk may do, but not to which UPI address money goes', async () => {
  expect((await save('desk', { upiAddress: 'studio@bank' })).errors).toEqual([]);
  const { browser: owner } = await signedIn(harness, 'owner');
  const own = { upiAddress: 'studio@bank', doubleVisitMinutes: 90 };
  expect((await save('desk', own, { expectedVersion: 1 })).errors).toEqual([]);
  for (const change of [{ upiAddress: 'thief@bank' }, { upiAddress: '' }, { upiPayee: 'Thief' }])
    expect(refusalOf(await save('desk', { ...own, ...change }, { expectedVersion: 2 }))).toMatchObject({
      status: 403,
      message: authMessages.ownersOnly,
    });
  expect(harness.services.settings.current.desk.upiAddress).toBe('studio@bank');
  const changed = await save('desk', { ...own, upiAddress: 'new@bank' }, { by: owner, expectedVersion: 2 });
  expect(changed.errors).toEqual([]);
});

test.each([
  ['mail', { replyTo: 'thief@example.com' }],
  ['gateway', { razorpayKey: 'rzp_test_1' }],
  ['desk', { upiAddress: 'thief@bank' }],
  ['desk', { upiPayee: 'Thief' }],
] as const)('%s with %o are saved with the own password only', async (section, values) => {
  for (const password of [null, ''])
    expect(fieldsOf(await save(section, { ...values, password }))).toEqual([
      ['password', settingsMessages.passwordRequired],
    ]);
  expect(fieldsOf(await save(section, { ...values, password: 'a wrong one' }))).toEqual([
    ['password', authMessages.currentPasswordWrong],
  ]);
  expect(harness.services.settings.current[section]).toMatchObject(defaultSettings[section]);
  expect((await save(section, values)).errors).toEqual([]);
});

test('what else the front desk may do is saved without the password', async () => {
  expect((await save('desk', { exportRowsMax: 100, password: null })).errors).toEqual([]);
});
