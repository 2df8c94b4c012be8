import { HOUR, type RateLimit } from '../../rate-limits/rate-limit';

export const webhookTests: RateLimit = {
  name: 'webhookTests',
  points: 60,
  seconds: HOUR,
  why: 'Test events and repeated deliveries, by account; against flooding others.',
};
