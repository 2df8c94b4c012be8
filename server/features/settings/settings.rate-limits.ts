import { HOUR, type RateLimit } from '../../rate-limits/rate-limit';

export const testMails: RateLimit = {
  name: 'testMails',
  points: 20,
  seconds: HOUR,
  why: 'Test mails and samples of mails to one user; against probing of other servers.',
};
