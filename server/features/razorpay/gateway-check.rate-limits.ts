import { HOUR, type RateLimit } from '../../rate-limits/rate-limit';

export const gatewayChecking: RateLimit = {
  name: 'gatewayChecking',
  points: 20,
  seconds: HOUR,
  why: 'Checks of the key at the payment gateway by one user; against flooding it.',
};
