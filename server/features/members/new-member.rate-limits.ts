import { HOUR, type RateLimit } from '../../rate-limits/rate-limit';

export const newMembers: RateLimit = {
  name: 'newMembers',
  points: 100,
  seconds: HOUR,
  why: 'Members added by one of the staff; against mails to strangers from a stolen session.',
};
