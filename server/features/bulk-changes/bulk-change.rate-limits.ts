import { HOUR, type RateLimit } from '../../rate-limits/rate-limit';

export const membersChangedInBulk: RateLimit = {
  name: 'membersChangedInBulk',
  // Ten changes of as many members as one can have.
  points: 100_000,
  seconds: HOUR,
  why: 'Members in the changes of many at once that one user starts, on one instance. Prevents filling the database, and mail flooding.',
  isCountedInMemory: true,
};
