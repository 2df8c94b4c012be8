import { HOUR, type RateLimit } from '../../rate-limits/rate-limit';

export const listExporting: RateLimit = {
  name: 'listExporting',
  points: 120,
  seconds: HOUR,
  why: 'Exports of lists by one user, on one instance; against filling the journal.',
  isCountedInMemory: true,
};
