import { OTP_RESEND_PAUSE_S, OTP_TRIES_MAX } from '#common/auth/limits';
import { OTP_LIFE_MS } from '#common/auth/token-lifetimes';
import { DAY, HOUR, MINUTE, type RateLimit } from '../../rate-limits/rate-limit';

export const logInPerAccountAndAddress: RateLimit = {
  name: 'logInPerAccountAndAddress',
  points: 10,
  seconds: 15 * MINUTE,
  why: 'Failed log-ins to one account from one network address or one known device. Prevents password guessing.',
};

export const logInPerAddress: RateLimit = {
  name: 'logInPerAddress',
  points: 50,
  seconds: 15 * MINUTE,
  why: 'Failed log-ins from one network address to any account. Prevents credential stuffing.',
};

export const logInPerAccount: RateLimit = {
  name: 'logInPerAccount',
  points: 100,
  seconds: DAY,
  why: 'Failed log-ins to one account from unknown devices. Prevents distributed password guessing; known devices have a limit of their own, so the owner is not locked out.',
};

export const logInOnKnownDevices: RateLimit = {
  name: 'logInOnKnownDevices',
  points: 100,
  seconds: DAY,
  why: 'Failed log-ins to one account from all its known devices together. Prevents password guessing with many device cookies.',
};

export const logIns: RateLimit = {
  name: 'logIns',
  // A program of an integrator may log in before each call.
  points: 1000,
  seconds: HOUR,
  why: 'Log-ins to one account with the right password. Prevents filling the database with sessions.',
};

export const changes: RateLimit = {
  name: 'changes',
  // Far more than a front desk makes, so that programs of integrators can also change all members.
  points: 5000,
  seconds: HOUR,
  why: 'Changes made by one user, on one instance. Prevents filling the database.',
  isCountedInMemory: true,
};

export const passwordCheck: RateLimit = {
  name: 'passwordCheck',
  points: 10,
  seconds: 15 * MINUTE,
  why: 'Wrong current passwords entered by a logged-in user. Prevents password guessing on an unattended device.',
};

export const passwordChange: RateLimit = {
  name: 'passwordChange',
  points: 10,
  seconds: HOUR,
  why: 'Password changes by one user. Prevents mail flooding.',
};

export const signUpPerAddress: RateLimit = {
  name: 'signUpPerAddress',
  points: 60,
  seconds: HOUR,
  why: 'Sign-ups from one network address. Prevents automated sign-ups; high enough for everyone on a studio’s Wi-Fi.',
};

export const signUpPerEmail: RateLimit = {
  name: 'signUpPerEmail',
  points: 5,
  seconds: HOUR,
  why: 'Sign-ups with one e-mail address. Prevents mail flooding.',
};

export const adminPassword: RateLimit = {
  name: 'adminPassword',
  points: 30,
  seconds: 10 * MINUTE,
  why: 'Checks of the admin password from one network address, including those while it is typed. Prevents guessing.',
};

export const wrongAdminPasswords: RateLimit = {
  name: 'wrongAdminPasswords',
  points: 100,
  seconds: HOUR,
  why: 'Wrong admin passwords from all network addresses together. Prevents distributed guessing.',
};

export const otpSendPause: RateLimit = {
  name: 'otpSendPause',
  points: 1,
  seconds: OTP_RESEND_PAUSE_S,
  why: 'OTP requests for one e-mail address from one network address: the minimum interval between two of them.',
};

export const otpSendPerEmailAndAddress: RateLimit = {
  name: 'otpSendPerEmailAndAddress',
  points: 5,
  seconds: HOUR,
  why: 'OTP requests for one e-mail address from one network address. Prevents mail flooding.',
};

export const otpSendPerEmail: RateLimit = {
  name: 'otpSendPerEmail',
  points: 150,
  seconds: DAY,
  why: 'OTP requests for one e-mail address. Prevents guessing with many OTPs, and mail flooding; more than one network address can use up in a day.',
};

export const otpSendPerAddress: RateLimit = {
  name: 'otpSendPerAddress',
  points: 20,
  seconds: HOUR,
  why: 'OTP requests from one network address. Prevents mass mailing.',
};

export const otpTries: RateLimit = {
  name: 'otpTries',
  points: OTP_TRIES_MAX,
  seconds: OTP_LIFE_MS / 1000,
  why: 'OTP attempts for one e-mail address, with or without an account, from one network address. Prevents OTP guessing.',
};

export const otpTriesPerAddress: RateLimit = {
  name: 'otpTriesPerAddress',
  points: 20,
  seconds: 15 * MINUTE,
  why: 'OTP attempts from one network address. Prevents OTP guessing across accounts.',
};
