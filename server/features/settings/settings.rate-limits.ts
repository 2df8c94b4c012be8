import { HOUR, type RateLimit } from '../../rate-limits/rate-limit';

export const settingTests: RateLimit = {
  name: 'settingTests',
  points: 20,
  seconds: HOUR,
  why: 'Test mails and checks of the payment gateway, by user; against probing of other servers.',
};
