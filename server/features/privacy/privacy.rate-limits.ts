import { HOUR, type RateLimit } from '../../rate-limits/rate-limit';

export const dataExporting: RateLimit = {
  name: 'dataExporting',
  points: 10,
  seconds: HOUR,
  why: 'Exports of own data by one user; against overload.',
};
