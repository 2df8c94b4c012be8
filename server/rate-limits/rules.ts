import { OTP_LIFE_MS, OTP_RESEND_PAUSE_S, OTP_TRIES_MAX } from '#common/limits';

/** At most `points` attempts within `seconds`, counted from the first attempt. */
export interface Rule {
  points: number;
  seconds: number;
  /** What is counted, the key it is counted by, and the abuse it prevents. */
  why: string;
}

export type RuleName = keyof typeof RULES;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** All rate limits. docs/rate-limits.md lists them too; a test keeps the two in sync. */
export const RULES = {
  logInPerAccountAndAddress: {
    points: 10,
    seconds: 15 * MINUTE,
    why: 'Failed log-ins to one account from one network address or one known device. Prevents password guessing.',
  },
  logInPerAddress: {
    points: 50,
    seconds: 15 * MINUTE,
    why: 'Failed log-ins from one network address to any account. Prevents credential stuffing.',
  },
  logInPerAccount: {
    points: 100,
    seconds: DAY,
    why: 'Failed log-ins to one account from unknown devices. Prevents distributed password guessing; known devices are exempt, so the owner is not locked out.',
  },
  passwordCheck: {
    points: 10,
    seconds: 15 * MINUTE,
    why: 'Wrong current passwords entered by a logged-in user. Prevents password guessing on an unattended device.',
  },
  signUpPerAddress: {
    points: 60,
    seconds: HOUR,
    why: 'Sign-ups from one network address. Prevents automated sign-ups; high enough for everyone on a studio’s Wi-Fi.',
  },
  signUpPerEmail: {
    points: 5,
    seconds: HOUR,
    why: 'Sign-ups with one e-mail address. Prevents mail flooding.',
  },
  adminPassword: {
    points: 30,
    seconds: 10 * MINUTE,
    why: 'Checks of the admin password from one network address, including those while it is typed. Prevents guessing.',
  },
  otpSendPause: {
    points: 1,
    seconds: OTP_RESEND_PAUSE_S,
    why: 'OTP requests for one e-mail address: the minimum interval between two of them.',
  },
  otpSendPerEmail: {
    points: 5,
    seconds: HOUR,
    why: 'OTP requests for one e-mail address. Prevents mail flooding and repeated guessing with new OTPs.',
  },
  otpSendPerAddress: {
    points: 20,
    seconds: HOUR,
    why: 'OTP requests from one network address. Prevents mass mailing.',
  },
  otpTries: {
    points: OTP_TRIES_MAX,
    seconds: OTP_LIFE_MS / 1000,
    why: 'OTP attempts for one e-mail address, with or without an account. Prevents OTP guessing.',
  },
  otpTriesPerAddress: {
    points: 20,
    seconds: 15 * MINUTE,
    why: 'OTP attempts from one network address. Prevents OTP guessing across accounts.',
  },
  profileUpdate: {
    points: 60,
    seconds: HOUR,
    why: 'Profile updates by one member. Prevents finding out which phone numbers and usernames are taken.',
  },
  orderPlacing: {
    points: 60,
    seconds: HOUR,
    why: 'Orders placed and payments started or confirmed by one member. Prevents flooding the order list and the payment gateway.',
  },
  reviewWriting: {
    points: 30,
    seconds: HOUR,
    why: 'Reviews created or edited by one member. Prevents spam.',
  },
  dietDetailsOfNobody: {
    points: 60,
    seconds: HOUR,
    why: 'Diet details saved by signed-out clients from one network address. Prevents filling the database.',
  },
  workoutPlanPerMember: {
    points: 60,
    seconds: HOUR,
    why: 'Workout plans generated or saved by one member. Prevents overloading the server.',
  },
  workoutPlanPerAddress: {
    points: 120,
    seconds: HOUR,
    why: 'Workout plans generated from one network address, logged in or not. Prevents overloading the server.',
  },
  workoutPlanDayPerMember: {
    points: 120,
    seconds: HOUR,
    why: 'Workout plan days ticked or unticked by one member. Prevents overloading the database.',
  },
  hostedPlanPerMember: {
    points: 10,
    seconds: DAY,
    why: 'Workout plans written by the hosted model for one member, in addition to `workoutPlanPerMember`. Limits the cost of the model.',
  },
  hostedPlanPerAddress: {
    points: 30,
    seconds: DAY,
    why: 'Workout plans written by the hosted model for one network address, logged in or not. Limits the cost of the model.',
  },
  clientErrors: {
    points: 30,
    seconds: 10 * MINUTE,
    why: 'Browser error reports from one network address. Prevents flooding the log.',
  },
} as const satisfies Record<string, Rule>;
