import { DAY, type RateLimit } from '../../rate-limits/rate-limit';

export const consentWithdrawal: RateLimit = {
  name: 'consentWithdrawal',
  points: 10,
  seconds: DAY,
  why: 'Consents withdrawn by one member; against filling the database.',
};
