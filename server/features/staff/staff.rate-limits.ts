import { HOUR, type RateLimit } from '../../rate-limits/rate-limit';

export const staffInvitations: RateLimit = {
  name: 'staffInvitations',
  points: 30,
  seconds: HOUR,
  why: 'Invitations of staff, by who invites; against mails to strangers from a stolen session.',
};
