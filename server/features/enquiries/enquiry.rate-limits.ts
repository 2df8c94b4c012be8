import { DAY, HOUR, type RateLimit } from '../../rate-limits/rate-limit';

export const enquiriesPerAddress: RateLimit = {
  name: 'enquiriesPerAddress',
  points: 10,
  seconds: HOUR,
  why: 'Questions to the studio from one network address. Prevents spam.',
};

export const enquiriesPerDay: RateLimit = {
  name: 'enquiriesPerDay',
  points: 200,
  seconds: DAY,
  why: 'Questions to the studio from all network addresses together. Prevents filling the database and the mailbox of the studio from many networks.',
};
