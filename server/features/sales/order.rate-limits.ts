import { HOUR, type RateLimit } from '../../rate-limits/rate-limit';

export const orderPlacing: RateLimit = {
  name: 'orderPlacing',
  points: 60,
  seconds: HOUR,
  why: 'Orders placed and payments started or confirmed by one member; against flooding lists and gateway.',
};
