import { HOUR, type RateLimit } from '../../rate-limits/rate-limit';

export const webhookTests: RateLimit = {
  name: 'webhookTests',
  points: 60,
  seconds: HOUR,
  why: 'Test events and repeated deliveries of webhooks, by account; so that addresses of others are not flooded.',
};
