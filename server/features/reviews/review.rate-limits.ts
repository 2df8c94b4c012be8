import { HOUR, type RateLimit } from '../../rate-limits/rate-limit';

export const reviewWriting: RateLimit = {
  name: 'reviewWriting',
  points: 30,
  seconds: HOUR,
  why: 'Reviews created or edited by one member; against spam.',
};
