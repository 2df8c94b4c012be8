import { HOUR, type RateLimit } from '../../rate-limits/rate-limit';

export const membersChangedInBulk: RateLimit = {
  name: 'membersChangedInBulk',
  // Ten changes of as many members as one can have.
  points: 100_000,
  seconds: HOUR,
  why: 'Members in bulk changes by one user, on one instance; against mail flooding.',
  isCountedInMemory: true,
};
