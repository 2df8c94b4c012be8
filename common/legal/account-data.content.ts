import {
  BROWSER_SESSION_LIFE_MS,
  PERSISTENT_SESSION_LIFE_MS,
  SESSION_LIFE_MAX_MS,
  VERIFICATION_LIFE_MS,
} from '../auth/lifetimes';
import { RETENTION_DAYS } from '../retention';
import { RECENT_VISIT_DAYS } from '../activity/limits';
import { days, hours } from './durations';
import { studioRecords, WITH_ACCOUNT } from './studio-records.content';
import type { LegalTableContent } from './legal-content';

const FOR_THE_BOOKS = 'As long as tax law requires us to keep books: six years or more.';

/** Data that is stored for every account. */
export const accountData: LegalTableContent = {
  caption: 'What we keep, why, which service needs it, and for how long',
  head: ['What', 'Why', 'Needed for', 'How long'],
  rows: [
    [
      'E-mail address',
      'To recognise you, and to write to you about your account.',
      'Log-in, verification, a new password.',
      WITH_ACCOUNT,
    ],
    [
      'Password',
      'To recognise you. We keep it only as a hash, from which nobody can read the password.',
      'Log-in.',
      WITH_ACCOUNT,
    ],
    [
      'Name and contact number',
      'To know who trains here, and to reach you about your training. We do not use the number for advertising.',
      'Your profile. You can also log in with the number.',
      `You can correct them at any time. ${WITH_ACCOUNT}`,
    ],
    [
      'Username (optional)',
      'So that you have less to type.',
      'Log-in without the e-mail address.',
      'Until you clear the field or delete your account.',
    ],
    [
      'Fitness goals and workout preferences (optional)',
      'To adapt your training to what you want.',
      'Your profile.',
      'Until you clear the fields or delete your account.',
    ],
    [
      'Reviews that you write: your name, as short as you chose, rating, comment and time; the studio’s reply, and the reason if it is hidden',
      `So that others can read what members think of the studio. Reviews are public, and each carries its author’s account number. “Has trained here” is shown next to yours if you had visited in the ${RECENT_VISIT_DAYS} days before you wrote it, “No visit yet” until your first visit.`,
      'The reviews page; short reviews are also quoted on other pages of the site.',
      WITH_ACCOUNT,
    ],
    [
      'Orders: plan, price and tax, times, and the reason if one is rejected',
      'So that you get what you ordered, at the price you saw.',
      'Plans, and Your membership.',
      `${FOR_THE_BOOKS} When you delete your account, every link to you is removed.`,
    ],
    [
      'Payments and refunds: amount, payment method, times, and the payment company’s reference numbers. Never a card or bank account number',
      'So that every payment is in our books once.',
      'Orders and refunds.',
      `${FOR_THE_BOOKS} When you delete your account, every link to you is removed.`,
    ],
    [
      'Receipts, invoices and credit notes: number, date, your name, what was paid for and how',
      'So that you can show what you paid. Tax law requires them.',
      'Your membership, where you download them.',
      `${FOR_THE_BOOKS} They keep the name they were issued to.`,
    ],
    [
      'Memberships: plan, first and last day, and which reminders you were sent',
      'So that the front desk knows you are a member, and you know until when.',
      'Training here; Your membership.',
      WITH_ACCOUNT,
    ],
    [
      'Visits and workouts that the studio records, and who recorded them; workouts that you tick off in a plan',
      'So that you see how often you train, and the studio can help.',
      'My progress and Wellness; the words “Has trained here” or “No visit yet” next to reviews that you write.',
      WITH_ACCOUNT,
    ],
    [
      'Your trainer at the studio, since when, and who assigned you',
      'So that you and the front desk know who looks after you. Your trainer can open your name, contact details, membership, visits, workouts and the notes of staff about you, and enter visits and workouts.',
      'Training here.',
      `Until you have no trainer. ${WITH_ACCOUNT}`,
    ],
    [
      'Workout plans that you save: what you chose, the plan, its first day, the days and sets you ticked off, and the loads you noted',
      'So that you can follow them and see how far you are.',
      'Workout plans, on the Diet Plan page.',
      `Until you remove them. ${WITH_ACCOUNT} Ticked-off workouts and noted loads stay when a plan is removed.`,
    ],
    [
      'Logged-in devices: browser and system, network address at log-in, times',
      'So that you can see where you are logged in, and log out what is not yours.',
      'Staying logged in; the list in Your account.',
      `Until you log out there. An unused device is logged out after ${days(PERSISTENT_SESSION_LIFE_MS)} if you ticked Keep me logged in, otherwise after ${hours(BROWSER_SESSION_LIFE_MS)}; every device is, ${days(SESSION_LIFE_MAX_MS)} after its log-in. The entry is removed ${RETENTION_DAYS.endedSessions} days after that.`,
    ],
    [
      'What you agreed to, to which version of this notice, and when',
      'So that you and we can prove it.',
      'Every service that needs your consent.',
      WITH_ACCOUNT,
    ],
    [
      'A sign-up waiting to be verified: e-mail address and hashed password',
      'So that nobody can open an account with your address.',
      'Sign-up.',
      `The link works for ${hours(VERIFICATION_LIFE_MS)}; then the sign-up has no effect, and is removed ${RETENTION_DAYS.endedSignUps} day later.`,
    ],
    ...studioRecords,
    [
      'E-mails we sent you',
      'To send an e-mail again if the mail service was down, and never send one twice.',
      'Verification, a new password, messages about your account.',
      `${RETENTION_DAYS.sentMails} days after they were sent, and at the latest until you delete your account. Once a mail server has delivered them, only the subject is kept.`,
    ],
    [
      'Number of attempts, by account and by network address',
      'So that nobody can guess passwords and OTPs.',
      'The security of every account.',
      'At most one day.',
    ],
    [
      'Security log: what happened to an account and when, by account number',
      'To detect misuse. The law requires such a log.',
      'The security of every account.',
      'One year.',
    ],
    [
      'What happened to your orders, memberships, reviews, profile and trainer: what changed, when, and whether you, the studio or the system did it. Of your profile only which fields changed, and of your health data only who at the studio read it',
      'So that we can explain every change, and see who has read your data.',
      'Questions about your account.',
      `${FOR_THE_BOOKS} When you delete your account, every link to you is removed, and what the entries say about you.`,
    ],
    [
      'For people who work at the studio: what they decided about orders, reviews and members from their account, and when',
      'So that someone is accountable for every decision about a member.',
      'The admin panel.',
      `${FOR_THE_BOOKS} When the account is deleted, every link to it is removed.`,
    ],
  ],
};
