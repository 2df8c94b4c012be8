import { DEFAULT_SAC } from '#common/settings/default-settings';
import type { SecretName } from '#common/settings/secrets';
import type { SectionName, Settings } from '#common/settings/sections';
import { StartError } from './errors';
import type { SettingValues } from './setting-variables';

/** A field of the settings with the value that an environment variable gives it. */
export interface LockedField {
  section: SectionName;
  field: string;
  variable: string;
  value: unknown;
}

/** A secret that an environment variable sets. */
export interface LockedSecret {
  name: SecretName;
  variable: string;
  value: string;
}

/** Values that environment variables set in place of the settings of the studio. */
export interface LockedSettings {
  fields: readonly LockedField[];
  secrets: readonly LockedSecret[];
}

export const NOTHING_LOCKED: LockedSettings = { fields: [], secrets: [] };

type Variable = keyof SettingValues;

/** The day on which GST began: a rate of the environment holds for ever. */
const GST_BEGAN = '2017-07-01';

const BASIS_POINTS = 100;

/** Throws a StartError if variables that belong together are not all set. */
export function lockedSettingsOf(values: SettingValues): LockedSettings {
  requireTogether(values);
  const { SMTP_URL, MAIL_FROM, RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET } = values;
  const server = SMTP_URL === undefined ? undefined : serverOf(SMTP_URL);
  const locked = <Section extends SectionName, Field extends keyof Settings[Section] & string>(
    variable: Variable,
    [section, field]: [Section, Field],
    value = values[variable] as Settings[Section][Field] | undefined,
  ): LockedField[] => (value === undefined ? [] : [{ section, field, variable, value }]);
  const hidden = (variable: Variable, name: SecretName, value: string | undefined): LockedSecret[] =>
    value === undefined ? [] : [{ name, variable, value }];
  return {
    fields: [
      ...locked('GSTIN', ['taxes', 'gstin']),
      ...locked('GST_RATE_PERCENT', ['taxes', 'rates'], ratesOf(values)),
      ...locked('GST_INCLUSIVE', ['taxes', 'isInclusive']),
      ...locked('UPI_ADDRESS', ['desk', 'upiAddress']),
      ...locked('DISCOUNT_PERCENT_MAX_FRONT_DESK', ['desk', 'discountPercentMaxFrontDesk']),
      ...locked('DISCOUNT_PERCENT_MAX_ADMIN', ['desk', 'discountPercentMaxAdmin']),
      ...locked('PART_PERCENT_MIN_FRONT_DESK', ['desk', 'partPercentMinFrontDesk']),
      ...locked('DUE_REMINDER_DAYS', ['desk', 'dueReminderDays']),
      ...locked('ENTRY_WITH_DUES_DAYS', ['desk', 'entryWithDuesDays']),
      ...locked('START_DAYS_AHEAD_MAX', ['desk', 'startDaysAheadMax']),
      ...locked('BACKDATED_DAYS_MAX_FRONT_DESK', ['desk', 'backdatedDaysMaxFrontDesk']),
      ...locked('BACKDATED_DAYS_MAX_ADMIN', ['desk', 'backdatedDaysMaxAdmin']),
      ...locked('MAIL_FROM', ['mail', 'senderName'], MAIL_FROM?.name),
      ...locked('MAIL_FROM', ['mail', 'senderEmail'], MAIL_FROM?.address),
      ...locked('SMTP_URL', ['mail', 'smtpHost'], server?.host),
      ...locked('SMTP_URL', ['mail', 'smtpPort'], server?.port),
      ...locked('SMTP_URL', ['mail', 'smtpUser'], server?.user),
      ...locked('RAZORPAY_KEY_ID', ['gateway', 'razorpayKey'], RAZORPAY_KEY_ID),
    ],
    secrets: [
      ...hidden('SMTP_URL', 'smtp_password', server?.password),
      ...hidden('RAZORPAY_KEY_SECRET', 'razorpay_key_secret', RAZORPAY_KEY_SECRET),
      ...hidden('RAZORPAY_WEBHOOK_SECRET', 'razorpay_webhook_secret', RAZORPAY_WEBHOOK_SECRET?.join(',')),
    ],
  };
}

function ratesOf({ GST_RATE_PERCENT: percent, GST_SAC: sac = DEFAULT_SAC }: SettingValues) {
  if (percent === undefined) return undefined;
  if (percent === 0) return [];
  return [{ from: GST_BEGAN, basisPoints: Math.round(percent * BASIS_POINTS), sac }];
}

const SMTP_PORT = 587;
const SMTPS_PORT = 465;

/** The parts that are shown; mails are sent through the URL itself, which may say more. */
function serverOf(url: string) {
  const { hostname, port, protocol, username, password } = new URL(url);
  const usual = protocol === 'smtps:' ? SMTPS_PORT : SMTP_PORT;
  return {
    host: hostname,
    port: port === '' ? usual : Number(port),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  };
}

function requireTogether(values: SettingValues): void {
  if ((values.GST_RATE_PERCENT ?? 0) > 0 && values.GSTIN === undefined) {
    throw new StartError(
      'Wrong settings: GST_RATE_PERCENT needs a GSTIN, because only registered businesses may charge GST.',
    );
  }
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: secret, RAZORPAY_WEBHOOK_SECRET: webhook } = values;
  const given = [keyId, secret, webhook].filter((value) => value !== undefined);
  if (given.length > 0 && given.length < 3) {
    throw new StartError(
      'Wrong settings: payments through Razorpay need RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET, all three. Leave all three out to set the account in Fitness Admin, or to be paid at the front desk.',
    );
  }
}
