import type { Role } from '#common/accounts/roles';
import type { Browser } from '#server/test/browser';
import type { Harness } from '#server/test/harness';

export interface Caller {
  harness: Harness;
  browser: Browser;
  email: string;
}

export interface Request {
  path: string;
  body?: Record<string, unknown>;
  /** The variables of the equivalent GraphQL operation. */
  variables?: Record<string, unknown>;
}

export interface RestCall {
  /** Creates the request; called for each caller, since some requests can be sent only once. */
  request: (caller: Caller) => Request | Promise<Request>;
  query: string;
  /** The documented response body, derived from the GraphQL data. */
  expectedBody: (data: Record<string, unknown>) => unknown;
  /** The part of the body that is the same for all members; by default the whole body. */
  comparable?: (body: object) => unknown;
  /** The role of the caller; `user` by default. */
  role?: Role;
  /** Content type of the response, if it is not JSON. */
  mediaType?: string;
}

const NOTHING_MEASURED = { weight: null, height: null, bmi: null, muscleMass: null };

/** A profile in GraphQL with the documented measurements. */
export function withMeasurements(profile: unknown): object {
  const { latestMeasurement, ...rest } = profile as { latestMeasurement: object | null };
  return { ...rest, bodyMeasurements: latestMeasurement ?? NOTHING_MEASURED };
}
