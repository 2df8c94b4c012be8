import type { Feature } from '../feature';
import { clientErrorReports } from './client-errors.service';

export const clientErrors: Feature = {
  rateLimits: [clientErrorReports],
};
