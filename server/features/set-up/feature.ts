import type { Feature } from '../feature';
import { wrongSetUpLinks } from './set-up.rate-limits';
import { SetUpResolver } from './set-up.resolver';

export const setUp: Feature = { resolvers: [SetUpResolver], rateLimits: [wrongSetUpLinks] };
