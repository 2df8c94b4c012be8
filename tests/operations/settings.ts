import { defaultSettings } from '#common/settings/default-settings';
import { PASSWORD } from '#server/test/factories';
import { ADMIN } from './support/callers';
import type { FeatureOperations } from './support/entries';

const NEW_YEAR = { from: '2027-01-01', to: '2027-01-01', name: 'New Year', spans: [] };

export const operations: FeatureOperations = {
  queries: {
    mailPreview: {
      callers: ADMIN,
      call: '{ mailPreview(mail: RECEIPT, signature: "", paragraph: "") { subject html } }',
    },
    settingLocks: { callers: ADMIN, call: '{ settingLocks { section field variable } }' },
    settingSecrets: { callers: ADMIN, call: '{ settingSecrets { name setAt variable } }' },
    studioSettings: {
      callers: ADMIN,
      call: '{ studioSettings { studio { name } hours { week { from } } } }',
    },
  },
  mutations: {
    updateOpeningHours: {
      callers: ADMIN,
      call: ({ admin }) => ({
        by: admin,
        input: { ...defaultSettings.hours, holidays: [NEW_YEAR], expectedVersion: 0 },
      }),
      roundTrips: [7, 'the row of the section, and reads all settings'],
      again: 'sets',
      leaves: ['settings.changed by admin'],
    },
    sendTestMail: {
      callers: ADMIN,
      call: ({ admin }) => ({ by: admin }),
      roundTrips: 6,
      again: 'checks',
      leaves: null,
    },
    setSettingSecret: {
      callers: ADMIN,
      call: ({ admin }) => ({
        by: admin,
        input: { name: 'SMTP_PASSWORD', value: 'a password', password: PASSWORD },
      }),
      roundTrips: [12, 'the password, locks the admins, and reads all settings and secrets'],
      again: 'sets',
      leaves: ['settings.changed by admin'],
    },
    updateDeskRules: {
      callers: ADMIN,
      call: ({ admin }) => ({
        by: admin,
        input: { ...defaultSettings.desk, doubleVisitMinutes: 90, expectedVersion: 0, password: PASSWORD },
      }),
      roundTrips: [11, 'like updateGatewaySettings'],
      again: 'sets',
      leaves: ['settings.changed by admin'],
    },
    updateGatewaySettings: {
      callers: ADMIN,
      call: ({ admin }) => ({
        by: admin,
        input: { razorpayKey: 'rzp_test_1', expectedVersion: 0, password: PASSWORD },
      }),
      roundTrips: [11, 'the password, locks the admins, like updateOpeningHours'],
      again: 'sets',
      leaves: ['settings.changed by admin'],
    },
    updateMailSettings: {
      callers: ADMIN,
      call: ({ admin }) => ({
        by: admin,
        input: { ...defaultSettings.mail, senderName: 'Sunrise', expectedVersion: 0, password: PASSWORD },
      }),
      roundTrips: [11, 'like updateGatewaySettings'],
      again: 'sets',
      leaves: ['settings.changed by admin'],
    },
    updateMailWords: {
      callers: ADMIN,
      call: ({ admin }) => ({
        by: admin,
        input: { ...defaultSettings.mailWords, signature: 'Asha and team', expectedVersion: 0 },
      }),
      roundTrips: [7, 'like updateOpeningHours'],
      again: 'sets',
      leaves: ['settings.changed by admin'],
    },
    sendMailTrial: {
      callers: ADMIN,
      call: ({ admin }) => ({
        by: admin,
        input: { mail: 'RECEIPT', signature: '', paragraph: 'See you.' },
      }),
      roundTrips: [7, 'a limit, the address, and a mail with its job'],
      again: 'checks',
      leaves: null,
    },
    updateRegionSettings: {
      callers: ADMIN,
      call: ({ admin }) => ({
        by: admin,
        input: { ...defaultSettings.region, timeZone: 'Asia/Dubai', expectedVersion: 0 },
      }),
      // After a change of the time zone, a job reads all visits.
      atLargeStudio: ({ admin }) => ({
        by: admin,
        input: { ...defaultSettings.region, locale: 'en-GB', expectedVersion: 0 },
      }),
      roundTrips: [9, 'like updateOpeningHours, the known time zones, and a job'],
      again: 'sets',
      leaves: ['settings.changed by admin'],
    },
    updateStudioLook: {
      callers: ADMIN,
      call: ({ admin }) => ({
        by: admin,
        input: { ...defaultSettings.look, hue: 210, expectedVersion: 0 },
      }),
      roundTrips: [8, 'like updateStudioDetails'],
      again: 'sets',
      leaves: ['settings.changed by admin'],
    },
    updateStudioWords: {
      callers: ADMIN,
      call: ({ admin }) => ({
        by: admin,
        input: { ...defaultSettings.words, homeTitle: 'Lift by the lake.', expectedVersion: 0 },
      }),
      roundTrips: [7, 'like updateOpeningHours'],
      again: 'sets',
      leaves: ['settings.changed by admin'],
    },
    updateTaxSettings: {
      callers: ADMIN,
      call: ({ admin }) => ({
        by: admin,
        input: { ...defaultSettings.taxes, legalName: 'Sunrise LLP', expectedVersion: 0 },
      }),
      roundTrips: [7, 'like updateOpeningHours'],
      again: 'sets',
      leaves: ['settings.changed by admin'],
    },
    updateStudioDetails: {
      callers: ADMIN,
      call: ({ admin }) => ({
        by: admin,
        input: { ...defaultSettings.studio, name: 'Sunrise Gym', expectedVersion: 0 },
      }),
      roundTrips: [17, 'like updateOpeningHours, a job, and a version of both legal texts'],
      again: 'sets',
      leaves: ['legal.published by system', 'settings.changed by admin'],
    },
  },
  embedded: {
    MailPreview: 'composed for its arguments',
    MailWords: 'of the settings',
    RiskDays: 'of its section',
    SettingLock: 'of the environment',
    SettingSecret: 'of its section',
    TaxRate: 'of its section',
    OpeningHoliday: 'of the settings',
    DeskRules: 'of the settings',
    GatewaySettings: 'of the settings',
    MailSettings: 'of the settings',
    RegionSettings: 'of the settings',
    TaxSettings: 'of the settings',
    OpeningHours: 'of the settings',
    OpeningSpan: 'of the settings',
    SitePicture: 'of the settings',
    StudioDetails: 'of the settings',
    StudioLook: 'of the settings',
    StudioSettings: 'there is only one',
    StudioWords: 'of the settings',
  },
  watched: {
    settings: { table: 'studio_settings', state: 'to_json(value)', isOfStudio: true },
  },
};
