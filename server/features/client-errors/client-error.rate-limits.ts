import { MINUTE, type RateLimit } from '../../rate-limits/rate-limit';

export const clientErrorReports: RateLimit = {
  name: 'clientErrors',
  points: 30,
  seconds: 10 * MINUTE,
  why: 'Browser error reports, by network address; against flooding the log.',
};
