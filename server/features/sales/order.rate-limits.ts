import { HOUR, type RateLimit } from '../../rate-limits/rate-limit';

export const orderPlacing: RateLimit = {
  name: 'orderPlacing',
  points: 60,
  seconds: HOUR,
  why: 'Orders placed and payments started or confirmed by one member. Prevents flooding the order list and the payment gateway.',
};
