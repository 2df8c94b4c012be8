import type { Feature } from '../feature';
import * as rateLimits from './export.rate-limits';

export const exportedLists: Feature = { rateLimits: Object.values(rateLimits) };
