import type { Feature } from '../feature';
import * as rateLimits from './client-error.rate-limits';

export const clientErrors: Feature = {
  rateLimits: Object.values(rateLimits),
};
