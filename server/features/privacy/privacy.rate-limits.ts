import { DAY, HOUR, type RateLimit } from '../../rate-limits/rate-limit';

export const consentWithdrawal: RateLimit = {
  name: 'consentWithdrawal',
  points: 10,
  seconds: DAY,
  why: 'Withdrawals of consents by one member; against filling the database.',
};

export const dataExporting: RateLimit = {
  name: 'dataExporting',
  points: 10,
  seconds: HOUR,
  why: 'Exports of the own data by one user; against overloading the server.',
};
