import { HOUR, type RateLimit } from '../../rate-limits/rate-limit';

export const receiptDrawing: RateLimit = {
  name: 'receiptDrawing',
  points: 1000,
  seconds: HOUR,
  why: 'Receipts downloaded by one user, on one instance; against overloading the server.',
  isCountedInMemory: true,
};
