import { BROWSER_SESSION_LIFE_MS, KEPT_SESSION_LIFE_MS, VERIFICATION_LIFE_MS } from '#common/limits';
import { RETENTION_DAYS } from '#common/retention';
import { DAY_MS, HOUR_MS } from '#common/time';
import type { LegalTableContent } from './legal-content';

const hours = (ms: number) => `${ms / HOUR_MS} hours`;
const days = (ms: number) => `${ms / DAY_MS} days`;

const WITH_ACCOUNT = 'Until you delete your account.';

const FOR_THE_BOOKS = 'As long as tax law asks for books, which is six years and more.';

/** What is kept about everybody who has an account. */
export const accountData: LegalTableContent = {
  caption: 'What we keep, why, which service needs it, and for how long',
  head: ['What', 'Why', 'Needed for', 'How long'],
  rows: [
    [
      'E-mail address',
      'To know that it is you, and to write to you about your account.',
      'Log-in, verification, a new password.',
      WITH_ACCOUNT,
    ],
    [
      'Password',
      'To know that it is you. We keep a scrambled form of it, from which nobody can read the password.',
      'Log-in.',
      WITH_ACCOUNT,
    ],
    [
      'Name and contact number',
      'To know who trains here, and to reach you about your training. The number is not used for advertising.',
      'Your profile. You can also log in with the number.',
      `You can correct them at any time. ${WITH_ACCOUNT}`,
    ],
    [
      'User name (optional)',
      'So that you have less to type.',
      'Log-in without the e-mail address.',
      'Until you clear the field or delete your account.',
    ],
    [
      'Fitness goals and workout preferences (optional)',
      'So that training can be fitted to what you want.',
      'Your profile.',
      'Until you clear the fields or delete your account.',
    ],
    [
      'Reviews that you write: the name you sign with, stars, comment and moment; the studio’s answer, and the reason if it is hidden',
      'So that others can read what members think of the studio. Reviews are public, and each carries the number of its author’s account. “Trains here” stands beside it while you have been here in the last 90 days.',
      'The page of reviews; short ones are also quoted on other pages of the site.',
      WITH_ACCOUNT,
    ],
    [
      'Orders: plan, price and tax, moments, and the reason if one is refused',
      'So that you get what you ordered, at the price that you saw.',
      'Plans, and Your membership.',
      `${FOR_THE_BOOKS} When you delete your account they lose every tie to you.`,
    ],
    [
      'Payments and refunds: amount, way of paying, moments, and their numbers at the payment company. Never the number of a card or an account',
      'So that every rupee is in the books once.',
      'Orders, and their refunds.',
      `${FOR_THE_BOOKS} When you delete your account they lose every tie to you.`,
    ],
    [
      'Receipts, invoices and credit notes: number, day, your name, what was paid for and how',
      'So that you can show what you paid. Tax law asks for them.',
      'Your membership, where you download them.',
      `${FOR_THE_BOOKS} They keep the name that they were issued to.`,
    ],
    [
      'Memberships: plan, first and last day, and which reminders you were sent',
      'So that the desk knows that you are a member, and you know until when.',
      'Training here; Your membership.',
      WITH_ACCOUNT,
    ],
    [
      'Visits and workouts that the studio notes down, and who noted them',
      'So that you see how often you train, and coaches can help.',
      'My progress and Wellness; the words “Trains here” beside your reviews.',
      WITH_ACCOUNT,
    ],
    [
      'Devices signed in: browser and system, network address at the log-in, times',
      'So that you can see where you are signed in, and end what is not yours.',
      'Staying logged in; the list in Your account.',
      `Until you sign out there. Unused, a device is signed out after ${days(KEPT_SESSION_LIFE_MS)} if you chose to stay logged in, otherwise after ${hours(BROWSER_SESSION_LIFE_MS)}. The entry is removed ${RETENTION_DAYS.endedSessions} days after that.`,
    ],
    [
      'What you agreed to, to which version of this notice, and when',
      'So that you and we can prove it.',
      'Every service that needs your consent.',
      WITH_ACCOUNT,
    ],
    [
      'A sign-up that waits for its verification: e-mail address and scrambled password',
      'So that nobody can open an account with your address.',
      'Sign-up.',
      `The link works for ${hours(VERIFICATION_LIFE_MS)}; then the sign-up is of no use to anybody, and is removed ${RETENTION_DAYS.endedSignUps} day later.`,
    ],
    [
      'Mails that the site sent you',
      'So that a mail is sent again when the mail service was away, and no mail twice.',
      'Verification, a new password, notes about your account.',
      `${RETENTION_DAYS.sentMails} days after they were sent, and at the latest until you delete your account. Where a mail server delivers them, only the subject is kept.`,
    ],
    [
      'Counts of tries, under your account and your network address',
      'So that nobody can guess passwords and codes.',
      'The safety of every account.',
      'A day at most.',
    ],
    [
      'Security log: what happened to an account and when, under the number of the account',
      'So that misuse can be found. The law asks for such a log.',
      'The safety of every account.',
      'One year.',
    ],
    [
      'Of people who work at the studio: what they decided about orders and reviews in their own account, and when',
      'So that every decision about a member has somebody who answers for it.',
      'The admin panel.',
      `${FOR_THE_BOOKS} When the account is deleted they lose every tie to it.`,
    ],
  ],
};

/** What is kept only with the consent for health data. */
export const healthData: LegalTableContent = {
  caption: 'Health data that we keep, why, and for how long',
  head: ['What', 'Why', 'Needed for', 'How long'],
  rows: [
    [
      'Weight, height, body mass index and muscle mass, each with its day',
      'So that you see how your numbers change, and training can be fitted to them.',
      'Your numbers and their history in your profile.',
      'Until you withdraw this consent or delete your account.',
    ],
    [
      'Diet details: age, gender, body mass index and its status, diet goal, food preferences, fitness level, limitations',
      'So that the week plan can be fitted to you, and the studio can advise you.',
      'The page Diet Plan.',
      'Saving them again replaces them. Otherwise until you withdraw this consent or delete your account.',
    ],
    [
      'The same details from a program that sends them without a log-in: under a number of their own, and nothing that says whose they are',
      'So that whoever sent them can read them again.',
      'The interface for programs. This site sends none without a log-in.',
      `${RETENTION_DAYS.dietDetailsOfNobody} days.`,
    ],
  ],
};
