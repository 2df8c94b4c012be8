import { PAGE_SIZE_MAX, QUERY_COST_MAX, REST_PAGE_SIZE_MAX, STRANGER_QUERY_COST_MAX } from '#common/limits';
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
  /** The request's turn among those of its network; absent for what runs without one. */
  turn: Turn | undefined;
}

interface Turn {
  hold(): void;
  letGo(): void;
  /** Ends it, whoever holds it. */
  giveUp(): void;
}

interface OperationLimits {
  /** Most rows of one page of a list. */
  pageSize: number;
  /** Dearest document, and dearest one of somebody who is not logged in. */
  cost: number;
  strangerCost: number;
}

/** Documents written by anybody. */
export const OPEN_LIMITS: OperationLimits = {
  pageSize: PAGE_SIZE_MAX,
  cost: QUERY_COST_MAX,
  strangerCost: STRANGER_QUERY_COST_MAX,
};
/** The stored documents of the REST facade, which answers lists whole. */
export const REST_LIMITS: OperationLimits = {
  pageSize: REST_PAGE_SIZE_MAX,
  cost: Infinity,
  strangerCost: Infinity,
};

interface ContextParts {
  services: Services;
  limits: OperationLimits;
  caller?: Caller;
  turn?: Turn | undefined;
}

export function createContext(parts: ContextParts): Context {
  const { services, limits, caller = NO_CALLER, turn } = parts;
  let viewer: Promise<Viewer | null> | undefined;
  return {
    services,
    limits,
    caller,
    turn,
    viewer: () => (viewer ??= services.sessions.viewerOf(caller.bearer)),
  };
}
