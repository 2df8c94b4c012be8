import { defaultSettings } from '#common/settings/default-settings';

/** The settings of the demonstration studio, with some details changed. */
export const studioSettings = (details: object = {}, version = 1, region: object = {}) => ({
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
  region: {
    __typename: 'RegionSettings',
    ...defaultSettings.region,
    isCurrencyFixed: false,
    version,
    ...region,
  },
  look: { __typename: 'StudioLook', ...defaultSettings.look, isBeingMade: false, version },
  words: { __typename: 'StudioWords', ...defaultSettings.words, version },
  taxes: { __typename: 'TaxSettings', ...defaultSettings.taxes, version },
  desk: {
    __typename: 'DeskRules',
    ...Object.fromEntries(
      Object.entries(defaultSettings.desk).map(([name, value]) => [
        name,
        name.startsWith('risk') ? { __typename: 'RiskDays', ...(value as object) } : value,
      ]),
    ),
    version,
  },
  mail: { __typename: 'MailSettings', ...defaultSettings.mail, isServerMissing: false, version },
  mailWords: { __typename: 'MailWords', ...defaultSettings.mailWords, version },
  gateway: { __typename: 'GatewaySettings', ...defaultSettings.gateway, version },
});

export const WEBHOOK_URL = 'https://studio.example/api/payments/razorpay/webhook';

/** Answer to the query of the settings tab. */
export const settingsAnswer = (shown: object, others: object = {}) => ({
  studioSettings: shown,
  settingLocks: [],
  settingSecrets: [],
  webhookUrl: WEBHOOK_URL,
  ...others,
});
