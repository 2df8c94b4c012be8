import { PAGE_SIZE_MAX, QUERY_COST_MAX, REST_PAGE_SIZE_MAX } from '#common/limits';
import { NO_CALLER, type Caller } from '../lib/caller';
import type { Viewer } from '../lib/viewer';
import type { Services } from '../services';

/** What each operation can reach; made anew for each request. */
export interface Context {
  services: Services;
  caller: Caller;
  /** Who asks, from the token of a session that lives; null for nobody. Asks the database once a request. */
  viewer: () => Promise<Viewer | null>;
  limits: OperationLimits;
}

interface OperationLimits {
  /** Most rows of one page of a list. */
  pageSize: number;
  /** Dearest document. */
  cost: number;
}

/** Documents written by anybody. */
export const OPEN_LIMITS: OperationLimits = { pageSize: PAGE_SIZE_MAX, cost: QUERY_COST_MAX };
/** The stored documents of the REST facade, which answers lists whole. */
export const REST_LIMITS: OperationLimits = { pageSize: REST_PAGE_SIZE_MAX, cost: Infinity };

interface ContextParts {
  services: Services;
  limits: OperationLimits;
  caller?: Caller;
}

export function createContext({ services, limits, caller = NO_CALLER }: ContextParts): Context {
  let viewer: Promise<Viewer | null> | undefined;
  return {
    services,
    limits,
    caller,
    viewer: () => (viewer ??= services.sessions.viewerOf(caller.bearer)),
  };
}
