import { HOUR, type RateLimit } from '../../rate-limits/rate-limit';

export const memberDeletion: RateLimit = {
  name: 'memberDeletion',
  points: 30,
  seconds: HOUR,
  why: 'Members deleted by one of the staff; against erasing all from a stolen session.',
};

export const dataExporting: RateLimit = {
  name: 'dataExporting',
  points: 10,
  seconds: HOUR,
  why: 'Exports of own data by one user; against overload.',
};
