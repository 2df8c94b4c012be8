import { DAY, HOUR, MINUTE, type RateLimit } from '../../rate-limits/rate-limit';

export const wrongClaimCodes: RateLimit = {
  name: 'wrongClaimCodes',
  points: 20,
  seconds: 15 * MINUTE,
  why: 'Wrong codes for claiming an account, by network address; against guessing.',
};

export const claimsOfAccount: RateLimit = {
  name: 'claimsOfAccount',
  points: 10,
  seconds: DAY,
  why: 'Claims of one account with a right code; against mails to strangers.',
};

export const claimCodeMaking: RateLimit = {
  name: 'claimCodeMaking',
  points: 100,
  seconds: HOUR,
  why: 'Codes for claiming an account made by one of the staff; against taking over many from a stolen session.',
};
