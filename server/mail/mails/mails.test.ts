import { expect, test } from 'vitest';
import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { withOwnWords } from '../own-words';
import { accountDeletedMail } from './account-deleted-mail';
import { adminPasswordGuessedMail } from './admin-password-guessed-mail';
import { alreadyRegisteredMail } from './already-registered-mail';
import { membershipCancelledMail } from './membership-cancelled-mail';
import { membershipGrantedMail } from './membership-granted-mail';
import { membershipReminderMail } from './membership-reminder-mail';
import { orderPlacedMail } from './order-placed-mail';
import { orderConfirmedMail } from './order-confirmed-mail';
import { orderRefundedMail } from './order-refunded-mail';
import { orderRejectedMail } from './order-rejected-mail';
import { confirmNewEmailMail, emailChangedMail } from './email-changed-mail';
import { duePaidMail } from './due-paid-mail';
import { dueReminderMail } from './due-reminder-mail';
import { enquiryMail } from './enquiry-mail';
import { formerLeaderMail } from './former-leader-mail';
import { healthConsentMail } from './health-consent-mail';
import { invitationMail } from './invitation-mail';
import { loginNameChangedMail } from './login-name-changed-mail';
import { newAdminMail } from './new-admin-mail';
import { otpMail } from './otp-mail';
import { partialRefundMail } from './partial-refund-mail';
import { paymentLinkMail } from './payment-link-mail';
import { paymentReturnedMail } from './payment-returned-mail';
import { passwordChangedMail } from './password-changed-mail';
import { reviewHiddenMail } from './review-hidden-mail';
import { secondFactorMail } from './second-factor-mail';
import { staffInvitationMail } from './staff-invitation-mail';
import { studioExportMail } from './studio-export-mail';
import { testMail } from './test-mail';
import { verificationMail } from './verification-mail';

const HOSTILE = `"><script>alert('1')</script>&\r\nBcc: x@example.com`;
const at = new Date('2026-11-21T06:35:00Z');
const resetUrl = 'http://studio.example/forgot-password';

const membershipUrl = 'http://studio.example/membership';
const sold = { plan: 'Premium', totalPaise: 210_000, membershipUrl };

const paid = {
  plan: 'Premium',
  amountPaise: 210_000,
  duePaise: 0,
  dueOn: null,
  firstDay: null,
  credit: null,
  membershipUrl,
};

const refunded = { amountPaise: 210_000, method: null, byHand: null };

const signedUp = {
  cancelLink: 'http://studio.example/verify-email/t/not-me',
  signedUpAt: at,
  device: 'Chrome',
  isContested: false,
};

const MAILS: MailContent[] = [
  verificationMail({ ...signedUp, link: 'http://studio.example/verify-email/t?email=a%40b.example' }),
  verificationMail({ ...signedUp, isContested: true, link: 'http://studio.example/verify-email/t' }),
  alreadyRegisteredMail({ loginUrl: 'http://studio.example/login', resetUrl }),
  otpMail({ code: '012345' }),
  passwordChangedMail({ changedAt: at, resetUrl }),
  newAdminMail({ email: 'asha@example.com', createdAt: at, role: 'admin', by: 'shared password' }),
  adminPasswordGuessedMail({ count: 50, at }),
  loginNameChangedMail({ what: 'phone number', changedAt: at, resetUrl }),
  emailChangedMail({ changedAt: at }),
  confirmNewEmailMail({ link: 'http://studio.example/verify-email/t?email=a%40b.example' }),
  staffInvitationMail({ link: 'http://studio.example/staff-invitation#t', role: 'front_desk' }),
  newAdminMail({ email: 'owner@example.com', createdAt: at, role: 'owner', by: 'staff' }),
  formerLeaderMail({ before: 'owner', role: 'front_desk', changedAt: at }),
  studioExportMail({ finishedAt: at, expiresAt: at, settingsUrl: 'http://studio.example/admin-dashboard' }),
  secondFactorMail({ what: 'added', changedAt: at }),
  invitationMail({ link: 'http://studio.example/verify-email/t?email=a%40b.example', passwordUrl: resetUrl }),
  healthConsentMail({ givenAt: at, consentsUrl: 'http://studio.example/account#what-we-keep' }),
  accountDeletedMail('member'),
  accountDeletedMail('staff'),
  paymentLinkMail({
    plan: 'Premium',
    totalPaise: 210_000,
    expiresAt: at,
    link: 'http://studio.example/pay#t',
  }),
  orderPlacedMail({ ...sold, number: 115, waitsUntil: at }),
  orderConfirmedMail({ ...paid, receipt: { id: '', number: 'BH/26-27/000001' }, lastDay: at }),
  orderConfirmedMail({
    ...paid,
    duePaise: 65_000,
    dueOn: '2026-12-05',
    firstDay: at,
    credit: { paise: 52_000, days: 12, plan: 'Basic' },
    receipt: { id: '', number: 'BH/26-27/000001' },
    lastDay: at,
  }),
  duePaidMail({
    plan: 'Premium',
    amountPaise: 65_000,
    duePaise: 0,
    dueOn: null,
    writtenOffPaise: null,
    membershipUrl,
  }),
  dueReminderMail({
    plan: 'Premium',
    dueOn: '2026-12-05',
    amountPaise: 40_000,
    duePaise: 65_000,
    daysOverdue: -1,
    membershipUrl,
  }),
  orderRejectedMail({ ...sold, reason: 'No room left' }),
  orderRefundedMail({
    ...sold,
    ...refunded,
    isWhole: true,
    creditNote: { id: '', number: 'BHC/26-27/000001' },
    reason: 'Moved',
  }),
  paymentReturnedMail({ plan: 'Premium', ...refunded }),
  partialRefundMail({
    plan: 'Premium',
    ...refunded,
    creditNote: { id: '', number: 'BHC/26-27/000001' },
    membershipUrl,
  }),
  membershipReminderMail({ plan: 'Premium', daysLeft: 3, lastDay: at, membershipUrl }),
  membershipGrantedMail({ plan: 'Premium', lastDay: at, membershipUrl }),
  membershipCancelledMail({ plan: 'Premium', lastDay: at, membershipUrl }),
  reviewHiddenMail({ reason: 'A private detail', reviewsUrl: 'http://studio.example/review' }),
  enquiryMail({
    name: 'Meera',
    contact: '+919876543210',
    message: 'Is there a lift?',
    enquiriesUrl: resetUrl,
  }),
];

const HOSTILE_MAILS: MailContent[] = [
  verificationMail({
    link: HOSTILE,
    cancelLink: HOSTILE,
    signedUpAt: at,
    device: HOSTILE,
    isContested: true,
  }),
  alreadyRegisteredMail({ loginUrl: HOSTILE, resetUrl: HOSTILE }),
  otpMail({ code: HOSTILE }),
  passwordChangedMail({ changedAt: at, resetUrl: HOSTILE }),
  newAdminMail({ email: HOSTILE, createdAt: at, role: 'admin', by: 'shared password' }),
  loginNameChangedMail({ what: 'username', changedAt: at, resetUrl: HOSTILE }),
  confirmNewEmailMail({ link: HOSTILE }),
  duePaidMail({
    plan: HOSTILE,
    amountPaise: 1,
    duePaise: 1,
    dueOn: '2026-12-05',
    writtenOffPaise: null,
    membershipUrl,
  }),
  orderPlacedMail({ ...sold, plan: HOSTILE, number: 115, waitsUntil: at }),
  orderConfirmedMail({ ...paid, plan: HOSTILE, receipt: { id: '', number: HOSTILE }, lastDay: at }),
  orderRejectedMail({ ...sold, plan: HOSTILE, reason: HOSTILE }),
  orderRefundedMail({
    ...sold,
    ...refunded,
    isWhole: true,
    plan: HOSTILE,
    creditNote: { id: '', number: HOSTILE },
    reason: HOSTILE,
  }),
  paymentReturnedMail({ plan: HOSTILE, amountPaise: 1, method: null, byHand: HOSTILE }),
  partialRefundMail({
    plan: HOSTILE,
    ...refunded,
    byHand: HOSTILE,
    creditNote: null,
    membershipUrl: HOSTILE,
  }),
  dueReminderMail({
    plan: HOSTILE,
    dueOn: '2026-12-05',
    amountPaise: 1,
    duePaise: 1,
    daysOverdue: 7,
    membershipUrl: HOSTILE,
  }),
  membershipGrantedMail({ plan: HOSTILE, lastDay: at, membershipUrl: HOSTILE }),
  membershipCancelledMail({ plan: HOSTILE, lastDay: at, membershipUrl: HOSTILE }),
  membershipReminderMail({ plan: HOSTILE, daysLeft: 0, lastDay: at, membershipUrl: HOSTILE }),
  enquiryMail({ name: HOSTILE, contact: HOSTILE, message: HOSTILE, enquiriesUrl: HOSTILE }),
  enquiryMail({ name: HOSTILE, contact: HOSTILE, message: HOSTILE, enquiriesUrl: HOSTILE }),
  secondFactorMail({ what: 'reset', reason: HOSTILE, changedAt: at }),
  secondFactorMail({ what: 'passkey-added', name: HOSTILE, changedAt: at }),
  reviewHiddenMail({ reason: HOSTILE, reviewsUrl: HOSTILE }),
];

const named = (mails: MailContent[]) => mails.map((mail) => [mail.kind, mail] as const);

/** The visible text of the HTML part. */
const wordsOf = (markup: string) =>
  markup
    .replace(/<(style|title)[^]*?<\/\1>|<[^>]*>/g, ' ')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

test.each(named(MAILS))('%s has its title, sender and reason in both parts', (_kind, mail) => {
  const [title = ''] = mail.text.split('\n');
  for (const part of [mail.text, wordsOf(mail.html)]) {
    for (const words of [title, studio.name, studio.address[0], studio.email]) expect(part).toContain(words);
    expect(part).toMatch(/You are receiving this e-mail because|This is the last e-mail/);
  }
});

test.each(named(MAILS))('%s says the same in both parts', (_kind, mail) => {
  const words = wordsOf(mail.html);
  const [body = ''] = mail.text.split('\n-- \n');
  for (const line of body.split('\n').filter((each) => each !== '' && !each.endsWith(':'))) {
    expect(words).toContain(line);
  }
});

test.each(named(MAILS))('%s loads no external resources and runs no scripts', (_kind, { html }) => {
  expect(html).not.toMatch(/<(img|script|link|iframe|object|form)\b|@import|url\(|\son\w+=/i);
});

test.each(named([...MAILS, ...HOSTILE_MAILS]))(
  '%s has a subject that fits into one header line',
  (_kind, mail) => {
    expect(mail.subject).toMatch(/^[\x20-\x7e]{10,78}$/);
  },
);

test.each(named(HOSTILE_MAILS))('%s escapes its values', (_kind, { html }) => {
  expect(html).toContain('&quot;&gt;&lt;script&gt;');
  expect(html).not.toMatch(/<script|alert\('/);
});

test('words of the studio are escaped, and only addresses with https are links', () => {
  const paragraph = `${HOSTILE}\nhttp://a.example javascript:alert(1) https://b.example/"onclick=x.`;
  const words = { signature: 'Asha', paragraphs: { invitation: paragraph } };
  const { html, text } = withOwnWords(words, () => invitationMail({ link: resetUrl, passwordUrl: resetUrl }));
  expect(html).not.toMatch(/<script|\son\w+=|href="(?:http:\/\/a|javascript)/);
  expect(html).toContain('href="https://b.example/"');
  expect(text).toContain(`javascript:alert(1) https://b.example/"onclick=x.`);
});

test('mails to staff have no signature', () => {
  const { text } = withOwnWords({ signature: 'Asha and the team', paragraphs: {} }, () =>
    testMail({ sentAt: at }),
  );
  expect(text).not.toContain('Asha');
});

test('the code is on a line of its own, and in neither the subject nor the preview text', () => {
  const { subject, text, html } = otpMail({ code: '012345' });
  expect(text.split('\n')).toContain('012345');
  expect(/\b\d{6}\b/.exec(text)?.[0], 'the first six digits').toBe('012345');
  expect(subject).not.toContain('012345');
  expect(html.slice(0, html.indexOf('<table'))).not.toContain('012345');
});

test('an unpaid order states its number, amount, deadline, ways to pay and the opening hours', () => {
  const { subject, text } = orderPlacedMail({ ...sold, number: 115, waitsUntil: at });
  expect(subject).toBe('Your order 115 at Bhor: pay by 21 November 2026');
  for (const words of [
    'Order 115: Premium for ₹2,100.',
    'by 21 November 2026: give your order number or name, and pay by cash, card or UPI.',
    'We are open Monday to Saturday 5 am to 12 pm and 3 pm to 10 pm, Sunday 5 am to 12 pm.',
    membershipUrl,
  ])
    expect(text).toContain(words);
});

test('a reminder says that the membership ends today, tomorrow or in 3 days', () => {
  const subjectOf = (daysLeft: number) =>
    membershipReminderMail({ plan: 'Premium', daysLeft, lastDay: at, membershipUrl }).subject;
  expect([0, 1, 3].map(subjectOf)).toEqual(
    ['today', 'tomorrow', 'in 3 days'].map((when) => `Your membership at Bhor ends ${when}`),
  );
});

test('times are given in the time zone of the studio', () => {
  expect(passwordChangedMail({ changedAt: at, resetUrl }).text).toContain(
    'It was changed on 21 November 2026 at 12:05 pm IST',
  );
});
