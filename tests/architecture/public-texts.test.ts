/** Texts of the site agree with the opening hours and the price list. */
import { expect, test } from 'vitest';
import { formatTimeOfDay, spansOnWeekday, weeklyTimings } from '#common/opening-hours';
import { MEMBERSHIP_REMINDER_DAYS } from '#common/memberships/limits';
import { photos } from '#server/seed/photos';
import { planOffers } from '#server/seed/plan-offers';
import { trainers } from '#server/seed/trainers';
import { legalDocument } from '#common/legal/documents';
import { NOTHING_OWN } from '#common/legal/own-text';

const PAGES = import.meta.glob<Record<string, unknown>>(
  ['../../client/features/*/*.content.ts', '../../common/legal/*.content.ts'],
  { eager: true },
);

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const NUMBERS = ['five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];

/** Sentences with a day that say nothing about opening hours. */
const NOT_OPENING_HOURS = [
  'Lift on Monday, stretch on Tuesday',
  'The bar will still be there on Thursday',
  'two grandfathers who box on Fridays',
];

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function' && value.length === 0) return textsIn((value as () => unknown)());
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const texts = textsIn([
  Object.values(PAGES),
  legalDocument('privacy', NOTHING_OWN),
  photos(),
  trainers(),
  planOffers(),
]);
const week = DAYS.map((_, day) => spansOnWeekday(day));
const opensAt = new Set(week.map(([first]) => first?.from));

const matches = (pattern: RegExp) =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([found]) => ({ found, text })));

/** Minutes after midnight of "5 am", "3:30 pm" or, in the morning, "by nine". */
function minutesOf(time: string): number {
  const [, word] = /^(?:at|by|from) (\w+)$/.exec(time) ?? [];
  if (word) return (NUMBERS.indexOf(word) + 5) * 60;
  const [, hours, minutes = '0', half] = /^(\d+)(?::(\d+))? ([ap]m)$/.exec(time)!;
  return ((Number(hours) % 12) + (half === 'pm' ? 12 : 0)) * 60 + Number(minutes);
}

/** "7, 3 and 1": the days before the last one. */
const days = (numbers: readonly number[]): string =>
  numbers
    .filter((number) => number > 0)
    .join(', ')
    .replace(/, (\d+)$/, ' and $1');

const MAIL_FILES = import.meta.glob<string>('../../server/mail/mails/*-mail.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The sentence of the privacy notice about the e-mails of a kind; null if they are for staff. */
const NOTICE_OF: Record<string, string | null> = {
  verification: 'A link to verify your address when you sign up.',
  'already-registered': 'A note instead of that link',
  invitation: 'An invitation, if the studio has set up an account for you.',
  'one-time-password': 'A six-digit OTP when someone asks for a new password.',
  'password-changed': 'Security alerts about your account',
  'login-name-changed': 'Security alerts about your account',
  'email-changed': 'Security alerts about your account',
  'confirm-new-email': 'Security alerts about your account',
  'payment-link': 'a link with which to pay',
  'order-placed': 'What to pay and by when',
  'order-confirmed': 'your receipt once you have paid',
  'due-paid': 'your receipt once you have paid',
  receipt: 'your receipt once you have paid',
  'order-rejected': 'news of your orders',
  'order-refunded': 'news of your orders',
  'part-returned': 'news of your orders',
  'payment-returned': 'news of your orders',
  'due-reminder': 'A reminder when a part of a price that you pay in parts is due, or overdue.',
  'membership-granted': 'A note when the studio adds a membership without an order, or ends one.',
  'membership-cancelled': 'A note when the studio adds a membership without an order, or ends one.',
  'membership-frozen': 'A note when a membership is frozen, or made longer by the studio.',
  'freeze-ended': 'A note when a membership is frozen, or made longer by the studio.',
  'membership-extended': 'A note when a membership is frozen, or made longer by the studio.',
  'membership-reminder': `A reminder ${days(MEMBERSHIP_REMINDER_DAYS)} days before a membership ends, and on its last day`,
  'review-hidden': 'The reason, if the studio hides a review of yours.',
  'health-consent': 'A note when staff record your consent for health data',
  'account-deleted': 'a last one when your account is deleted',
  enquiry: null,
  'api-key': null,
  'new-admin': null,
  'former-leader': null,
  'admin-password-guessed': null,
  test: null,
  'second-factor': null,
  'staff-invitation': null,
  'studio-export': null,
  'webhook-off': null,
};

test('the privacy notice lists every e-mail that is sent to members', () => {
  const kinds = Object.values(MAIL_FILES).flatMap((file) =>
    [...file.matchAll(/kind: '([\w-]+)'/g)].map(([, kind]) => kind!),
  );
  expect(kinds.sort()).toEqual(Object.keys(NOTICE_OF).sort());
  const sentences = textsIn(legalDocument('privacy', NOTHING_OWN).sections.find(({ id }) => id === 'mails'));
  const missing = Object.values(NOTICE_OF).filter(
    (part) => part !== null && !sentences.some((sentence) => sentence.includes(part)),
  );
  expect(missing).toEqual([]);
});

test('no text says that nutritionists see or record anything, who have no role', () => {
  expect(
    matches(/\b(?:nutritionist|they) (?:see|sees|record|records|should know|can help)\b(?! how)/gi),
  ).toEqual([]);
});

test('reads the texts of all public pages', () => {
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.some((text) => text.includes(formatTimeOfDay(week[1]![0]!.from)))).toBe(true);
});

test('every time of day is within the opening hours', () => {
  const times = matches(
    /\b\d{1,2}(?::\d\d)? [ap]m\b|\b(?:at|by|from) (?:five|six|seven|eight|nine|ten|eleven)\b/g,
  );
  expect(times.length).toBeGreaterThan(5);
  const isOpen = (minutes: number) => week[1]!.some(({ from, to }) => minutes >= from && minutes <= to);
  expect(times.filter(({ found }) => !isOpen(minutesOf(found)))).toEqual([]);
});

test('the studio opens every day at the same time, as texts say', () => {
  const claims = matches(/every day of the week|open from \d+ [ap]m/gi);
  expect(claims.length).toBeGreaterThan(0);
  expect([...opensAt]).toHaveLength(1);
  expect(opensAt).not.toContain(undefined);
});

test('days are named only as in the opening hours', () => {
  const labels = weeklyTimings().map(({ label }) => label);
  const known = [...DAYS, ...NOT_OPENING_HOURS, ...labels];
  const isKnown = (text: string) =>
    known.some((phrase) => (DAYS.includes(phrase) ? text === phrase : text.includes(phrase)));
  const named = matches(new RegExp(`\\b(?:${DAYS.join('|')})s?\\b|\\bweek(?:day|end)s?\\b`, 'g'));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ text }) => !isKnown(text))).toEqual([]);
});

test('amounts come from the price list', () => {
  expect(matches(/₹|\bRs\.?\s?\d|\b\d[\d,]* rupees/g)).toEqual([]);
});

test('numbers of gyms and sessions are those of the plans', () => {
  const features = planOffers().flatMap((offer) => offer.features);
  const claims = matches(/[\d,]+\+ (?:gyms|sessions)/g).map(({ found }) => found);
  expect(claims.length).toBeGreaterThan(2);
  expect(claims.filter((claim) => !features.includes(claim))).toEqual([]);
});
