import { OTP_LIFE_MS, OTP_RESEND_PAUSE_S, OTP_TRIES_MAX } from '#common/limits';

/** At most `points` attempts within `seconds`, counted from the first attempt. */
export interface Rule {
  points: number;
  seconds: number;
  /** What is counted, per what, and against which abuse. */
  why: string;
}

export type RuleName = keyof typeof RULES;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** All rate limits of the product; docs/rate-limits.md documents them, and a test compares the two. */
export const RULES = {
  logInPerAccountAndAddress: {
    points: 10,
    seconds: 15 * MINUTE,
    why: 'Wrong log-ins to one account from one network address, or from one device that knows the account: guessing a password.',
  },
  logInPerAddress: {
    points: 50,
    seconds: 15 * MINUTE,
    why: 'Wrong log-ins from one network address, whatever the account: trying leaked passwords on many accounts.',
  },
  logInPerAccount: {
    points: 100,
    seconds: DAY,
    why: 'Wrong log-ins to one account from devices that have never logged in to it: guessing from many addresses, which must not lock the owner out.',
  },
  passwordCheck: {
    points: 10,
    seconds: 15 * MINUTE,
    why: 'Wrong current passwords of somebody who is logged in: a device left open.',
  },
  signUpPerAddress: {
    points: 60,
    seconds: HOUR,
    why: 'Sign-ups from one network address: accounts made by a program; a studio’s own Wi-Fi is one address.',
  },
  signUpPerEmail: {
    points: 5,
    seconds: HOUR,
    why: 'Sign-ups of one e-mail address: filling a stranger’s mailbox.',
  },
  adminPassword: {
    points: 30,
    seconds: 10 * MINUTE,
    why: 'Checks of the admin password from one network address: guessing it; the form checks while it is typed.',
  },
  otpSendPause: {
    points: 1,
    seconds: OTP_RESEND_PAUSE_S,
    why: 'Codes for one e-mail address: the pause before another one.',
  },
  otpSendPerEmail: {
    points: 5,
    seconds: HOUR,
    why: 'Codes for one e-mail address: filling a stranger’s mailbox, and fresh codes to guess.',
  },
  otpSendPerAddress: {
    points: 20,
    seconds: HOUR,
    why: 'Codes asked for from one network address: mail to many strangers.',
  },
  otpTries: {
    points: OTP_TRIES_MAX,
    seconds: OTP_LIFE_MS / 1000,
    why: 'Tries of the code of one e-mail address, whether it has an account or not: guessing six digits.',
  },
  otpTriesPerAddress: {
    points: 20,
    seconds: 15 * MINUTE,
    why: 'Tries of codes from one network address: guessing for many accounts.',
  },
  profileUpdate: {
    points: 60,
    seconds: HOUR,
    why: 'Changes of one profile: finding out which phone numbers and user names are taken.',
  },
  orderPlacing: {
    points: 60,
    seconds: HOUR,
    why: 'Orders that one member places, and payments begun: filling the desk’s list, and asking the gateway again and again.',
  },
  reviewWriting: {
    points: 30,
    seconds: HOUR,
    why: 'Reviews that one member writes or changes: filling the page that everybody reads.',
  },
  dietDetailsOfNobody: {
    points: 60,
    seconds: HOUR,
    why: 'Diet details saved without a log-in from one network address: filling the database.',
  },
  workoutPlanPerMember: {
    points: 60,
    seconds: HOUR,
    why: 'Workout plans that one member makes or saves: keeping the server busy.',
  },
  workoutPlanPerAddress: {
    points: 120,
    seconds: HOUR,
    why: 'Workout plans made from one network address, with or without a log-in: keeping the server busy.',
  },
  workoutPlanDayPerMember: {
    points: 120,
    seconds: HOUR,
    why: 'Days of saved workout plans that one member ticks off or takes back: keeping the database busy.',
  },
  hostedPlanPerMember: {
    points: 10,
    seconds: DAY,
    why: 'Workout plans that a hosted model writes for one member, beside the limits of all plans: running up its bill.',
  },
  hostedPlanPerAddress: {
    points: 30,
    seconds: DAY,
    why: 'The same from one network address, with or without a log-in.',
  },
  clientErrors: {
    points: 30,
    seconds: 10 * MINUTE,
    why: 'Reports of errors in browsers from one network address: filling the log.',
  },
} as const satisfies Record<string, Rule>;
