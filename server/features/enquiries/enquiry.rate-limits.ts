import { DAY, type RateLimit } from '../../rate-limits/rate-limit';

export const enquiriesPerAddress: RateLimit = {
  name: 'enquiriesPerAddress',
  points: 20,
  seconds: DAY,
  why: 'Questions to the studio from one network address. Prevents spam, and using up those of all networks.',
};

export const enquiriesPerDay: RateLimit = {
  name: 'enquiriesPerDay',
  points: 200,
  seconds: DAY,
  why: 'Questions to the studio from all network addresses together. Prevents filling the database and the mailbox of the studio from many networks.',
};
