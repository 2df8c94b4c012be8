import { DAY, HOUR, MINUTE, type RateLimit } from '../../rate-limits/rate-limit';

export const wrongClaimCodes: RateLimit = {
  name: 'wrongClaimCodes',
  points: 20,
  seconds: 15 * MINUTE,
  why: 'Wrong claim codes, by network address; against guessing.',
};

export const claimsOfAccount: RateLimit = {
  name: 'claimsOfAccount',
  points: 10,
  seconds: DAY,
  why: 'Claims with one member’s code; against mails to strangers.',
};

export const claimCodeMaking: RateLimit = {
  name: 'claimCodeMaking',
  points: 100,
  seconds: HOUR,
  why: 'Claim codes made by one of the staff; against taking over accounts from a stolen session.',
};
