/** What the product warns of when it starts: settings with which it runs, but hardly as the operator wants. */
import fs from 'node:fs';
import { parseEnv } from 'node:util';
import { isTestKey } from '#common/settings/gateway.form';
import { SETTING_NAMES, type Config } from './config';
import { isLocalHost } from './lib/network';

/** In `.env`, but read by docker compose. */
const COMPOSE_NAMES = /^(COMPOSE|DOCKER)_|^POSTGRES_PASSWORD$/;

/** The port of Mailpit, which docker-compose.yml runs, and of similar programs. */
const TEST_MAILBOX_PORT = '1025';

/** A random key of 32 digits has ten and more, one of hexadecimal digits thirteen. */
const STEPS_MIN = 10;
const PLACEHOLDER = /password|secret|change.?me|example|qwert/i;

/** Warnings about the values of settings, each one sentence or two without the value. */
export function settingWarnings(config: Config): string[] {
  const { auth, isProduction } = config;
  const keys = auth.keys?.split(',').map((key) => key.trim()) ?? [];
  return [
    ...(isProduction
      ? [...publicUrlWarnings(config), ...mailWarnings(config), ...paymentWarnings(config)]
      : openTrialWarnings(config)),
    ...(keys.some(isWeak)
      ? [
          'AUTH_KEYS has a key that is easily guessed: whoever guesses it can log in as anyone. Make one with: openssl rand -base64 48',
        ]
      : []),
  ];
}

function openTrialWarnings({ http: { publicUrl } }: Config): string[] {
  if (publicUrl === undefined || isLocalHost(new URL(publicUrl).hostname)) return [];
  return [
    'NODE_ENV is not production, so whoever reaches PUBLIC_URL can read all mails and log in with the demo accounts.',
  ];
}

function publicUrlWarnings({ http: { publicUrl, port } }: Config): string[] {
  const toSet = 'Set it to the address that visitors see.';
  if (publicUrl === undefined)
    return [
      `PUBLIC_URL is not set, so links in mails lead to http://localhost:${port} and cookies are sent without Secure. ${toSet}`,
    ];
  const { protocol, hostname } = new URL(publicUrl);
  if (isLocalHost(hostname))
    return [`PUBLIC_URL is an address of this machine, to which links in mails lead. ${toSet}`];
  return protocol === 'https:' ? [] : ['PUBLIC_URL has no https: so cookies are sent without Secure.'];
}

function mailWarnings({ mail: { smtpUrl } }: Config): string[] {
  if (smtpUrl === undefined)
    return [
      'SMTP_URL is not set, so unless a mail server is set in Fitness Admin, mails are kept in the database and not delivered, and there is no mailbox to read them in production.',
    ];
  return new URL(smtpUrl).port === TEST_MAILBOX_PORT
    ? ['SMTP_URL leads to a test mailbox, so nobody receives mails. Set it to the mail server of the studio.']
    : [];
}

function paymentWarnings({ razorpay }: Config): string[] {
  return razorpay.keyId !== undefined && isTestKey(razorpay.keyId)
    ? ['RAZORPAY_KEY_ID is a key of the test mode, in which anybody can pay with a card that takes no money.']
    : [];
}

const FILES_PER_CONNECTION = 2;

/** Warns of more connections than file descriptors, of which each takes one, and one more while it is sent a file. */
export function openFilesWarnings({ limits }: Config, limitsOfProcess = '/proc/self/limits'): string[] {
  if (!fs.existsSync(limitsOfProcess)) return [];
  const { connections } = limits.requests;
  const openFiles = Number(/^Max open files +(\d+)/m.exec(fs.readFileSync(limitsOfProcess, 'utf8'))?.[1]);
  const most = Math.floor(openFiles / FILES_PER_CONNECTION);
  // Without a limit it is not a number.
  if (!(connections > most)) return [];
  return [
    `MAX_CONNECTIONS is ${connections}, but this process may have only ${openFiles} open files, two for each connection. Raise that limit (ulimit -n), or set it to ${most}.`,
  ];
}

/** Repetitions and sequences have few different steps from one character to the next. */
function isWeak(key: string): boolean {
  const codes = [...key].map((character) => character.charCodeAt(0));
  const steps = new Set(codes.slice(1).map((code, index) => code - codes[index]!));
  return steps.size < STEPS_MIN || PLACEHOLDER.test(key);
}

/** Warnings about names in the file `.env` that are none of our settings, such as misspelled ones. */
export function unknownSettings(file = '.env'): string[] {
  if (!fs.existsSync(file)) return [];
  return Object.keys(parseEnv(fs.readFileSync(file, 'utf8')))
    .filter((name) => !SETTING_NAMES.includes(name) && !COMPOSE_NAMES.test(name))
    .sort()
    .map((name) => {
      const meant = SETTING_NAMES.find((known) => isSimilar(name.toUpperCase(), known));
      if (meant) return `${name} in .env is not a setting: did you mean ${meant}?`;
      // The rest of a value that was broken off may be part of a secret.
      return LOOKS_LIKE_SETTING.test(name) ? `${name} in .env is not a setting.` : UNREADABLE_LINE;
    });
}

const LOOKS_LIKE_SETTING = /^[A-Z][A-Z0-9_]*$/;
const UNREADABLE_LINE =
  'A line of .env does not begin with the name of a setting. Is it the rest of a value?';

const LONG = 6;

const isSimilar = (name: string, known: string) => distance(name, known) <= (known.length < LONG ? 1 : 2);

/** The number of characters to insert, remove or replace (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [index, character] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...to].entries()) {
      const replaced = row[column]! + (character === other ? 0 : 1);
      next.push(Math.min(replaced, row[column + 1]! + 1, next[column]! + 1));
    }
    row = next;
  }
  return row.at(-1)!;
}
