import { DAY, MINUTE, type RateLimit } from '../../rate-limits/rate-limit';

export const secondStepPerAccountAndAddress: RateLimit = {
  name: 'secondStepPerAccountAndAddress',
  points: 10,
  seconds: 15 * MINUTE,
  why: 'Wrong codes after the right password, by account and network address or known device; against guessing.',
};

export const secondStepPerAccount: RateLimit = {
  name: 'secondStepPerAccount',
  points: 30,
  seconds: DAY,
  why: 'The same from unknown devices, by account; against distributed guessing.',
};

export const secondStepOnKnownDevices: RateLimit = {
  name: 'secondStepOnKnownDevices',
  points: 100,
  seconds: DAY,
  why: 'The same from all known devices of an account; against guessing with many device cookies.',
};
