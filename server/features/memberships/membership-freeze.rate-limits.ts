import { HOUR, type RateLimit } from '../../rate-limits/rate-limit';

export const freezing: RateLimit = {
  name: 'freezing',
  points: 60,
  seconds: HOUR,
  why: 'Freezes made and ended by one person; against mail flooding.',
};
