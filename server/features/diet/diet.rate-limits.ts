import { HOUR, type RateLimit } from '../../rate-limits/rate-limit';

export const anonymousDietDetails: RateLimit = {
  name: 'anonymousDietDetails',
  points: 60,
  seconds: HOUR,
  why: 'Diet details saved without a log-in, by network address; against filling the database.',
};
