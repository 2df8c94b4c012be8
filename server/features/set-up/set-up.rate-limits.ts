import { MINUTE, type RateLimit } from '../../rate-limits/rate-limit';

export const wrongSetUpLinks: RateLimit = {
  name: 'wrongSetUpLinks',
  points: 20,
  seconds: 15 * MINUTE,
  why: 'Wrong links to set up a new studio, by network address; against guessing.',
};
