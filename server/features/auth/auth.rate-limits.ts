import { OTP_RESEND_PAUSE_S, OTP_TRIES_MAX } from '#common/auth/limits';
import { OTP_LIFE_MS } from '#common/auth/lifetimes';
import { DAY, HOUR, MINUTE, type RateLimit } from '../../rate-limits/rate-limit';

export const logInPerAccountAndAddress: RateLimit = {
  name: 'logInPerAccountAndAddress',
  points: 10,
  seconds: 15 * MINUTE,
  why: 'Failed log-ins, by account and network address or known device; against guessing.',
};

export const logInPerAddress: RateLimit = {
  name: 'logInPerAddress',
  points: 50,
  seconds: 15 * MINUTE,
  why: 'Failed log-ins, by network address; against credential stuffing.',
};

export const logInPerAccount: RateLimit = {
  name: 'logInPerAccount',
  points: 100,
  seconds: DAY,
  why: 'Failed log-ins from unknown devices, by account; against distributed guessing.',
};

export const logInOnKnownDevices: RateLimit = {
  name: 'logInOnKnownDevices',
  points: 100,
  seconds: DAY,
  why: 'Failed log-ins from all known devices of an account; against guessing with many device cookies.',
};

export const logIns: RateLimit = {
  name: 'logIns',
  // A program of an integrator may log in before each call.
  points: 1000,
  seconds: HOUR,
  why: 'Log-ins with the right password, by account; against filling the database with sessions.',
};

export const changes: RateLimit = {
  name: 'changes',
  // Far more than a front desk makes, so that programs of integrators can also change all members.
  points: 5000,
  seconds: HOUR,
  why: 'Changes made by one user, on one instance; against filling the database.',
  isCountedInMemory: true,
};

export const passwordCheck: RateLimit = {
  name: 'passwordCheck',
  points: 10,
  seconds: 15 * MINUTE,
  why: 'Wrong current passwords of a logged-in user; against guessing on an unattended device.',
};

export const passwordChange: RateLimit = {
  name: 'passwordChange',
  points: 10,
  seconds: HOUR,
  why: 'Password changes by one user; against mail flooding.',
};

export const signUpPerAddress: RateLimit = {
  name: 'signUpPerAddress',
  points: 60,
  seconds: HOUR,
  why: 'Sign-ups, by network address; against bots, and enough for a studio’s Wi-Fi.',
};

export const signUpPerEmail: RateLimit = {
  name: 'signUpPerEmail',
  points: 5,
  seconds: HOUR,
  why: 'Sign-ups, by e-mail address; against mail flooding.',
};

export const adminPassword: RateLimit = {
  name: 'adminPassword',
  points: 30,
  seconds: 10 * MINUTE,
  why: 'Checks of the admin password, also while it is typed, by network address; against guessing.',
};

export const wrongAdminPasswords: RateLimit = {
  name: 'wrongAdminPasswords',
  points: 100,
  seconds: HOUR,
  why: 'Wrong admin passwords from everywhere; against distributed guessing.',
};

export const otpSendPause: RateLimit = {
  name: 'otpSendPause',
  points: 1,
  seconds: OTP_RESEND_PAUSE_S,
  why: 'OTP requests, by e-mail and network address: the minimum interval.',
};

export const passwordLinkMaking: RateLimit = {
  name: 'passwordLinkMaking',
  points: 20,
  seconds: HOUR,
  why: 'Links to new passwords made by one of the staff; against taking over accounts.',
};

export const otpSendPerEmailAndAddress: RateLimit = {
  name: 'otpSendPerEmailAndAddress',
  points: 5,
  seconds: HOUR,
  why: 'OTP requests, by e-mail and network address; against mail flooding.',
};

export const otpSendPerEmail: RateLimit = {
  name: 'otpSendPerEmail',
  points: 150,
  seconds: DAY,
  why: 'OTP requests, by e-mail address; against guessing with many OTPs. More than one network address can use up.',
};

export const otpSendPerAddress: RateLimit = {
  name: 'otpSendPerAddress',
  points: 20,
  seconds: HOUR,
  why: 'OTP requests, by network address; against mass mailing.',
};

export const otpTries: RateLimit = {
  name: 'otpTries',
  points: OTP_TRIES_MAX,
  seconds: OTP_LIFE_MS / 1000,
  why: 'OTP attempts, by e-mail address, with or without an account, and network address; against guessing.',
};

export const otpTriesPerAddress: RateLimit = {
  name: 'otpTriesPerAddress',
  points: 20,
  seconds: 15 * MINUTE,
  why: 'OTP attempts, by network address; against guessing across accounts.',
};
