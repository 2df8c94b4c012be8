import { HOUR, type RateLimit } from '../../rate-limits/rate-limit';

export const profileUpdate: RateLimit = {
  name: 'profileUpdate',
  points: 60,
  seconds: HOUR,
  why: 'Profile updates by one member; against finding out taken phone numbers and usernames.',
};
