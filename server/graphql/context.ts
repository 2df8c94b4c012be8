import { PAGE_SIZE_MAX } from '#common/limits';
import { QUERY_COST_MAX, ANONYMOUS_QUERY_COST_MAX } from './query-cost';
import { REST_PAGE_SIZE_MAX } from '../lib/request-limits';
import { NO_CALLER, type Caller } from '../lib/caller';
import type { UserActor } from '../lib/actor';
import type { Services } from '../services/services';
import { createLoad, type Load } from './loaders';

/** The GraphQL context of one request. */
export interface Context {
  services: Services;
  caller: Caller;
  /** The current user, if the token belongs to an active session; else null. Queries the database at most once per request. */
  actor: () => Promise<UserActor | null>;
  /** The staff member who has started the kiosk, if the token belongs to the session of one; else null. */
  kiosk: () => Promise<UserActor | null>;
  /** Makes the rest of the request belong to a session that it has just started, by the access token of that session. */
  continueAs: (bearer: string) => void;
  /** Reads a value for a field, batched with those of other rows, see loaders.ts. */
  load: Load;
  limits: OperationLimits;
  /** Whether anything has read who the caller is, so that the answer may differ for others. */
  isForCaller: () => boolean;
  /** The request's slot under the concurrency limit of its network; undefined for requests without that limit. */
  querySlot: QuerySlot | undefined;
}

/** Counts its users; the slot is free when the last one has released it. */
interface QuerySlot {
  retain(): void;
  release(): void;
  /** Frees the slot at once, whatever the count. */
  free(): void;
}

interface OperationLimits {
  /** Maximum number of rows on one page of a list. */
  pageSize: number;
  /** Maximum cost of a document, for signed-in and for anonymous callers. */
  cost: number;
  anonymousCost: number;
}

/** Limits for documents that clients write. */
export const OPEN_LIMITS: OperationLimits = {
  pageSize: PAGE_SIZE_MAX,
  cost: QUERY_COST_MAX,
  anonymousCost: ANONYMOUS_QUERY_COST_MAX,
};
/** Limits for the stored documents of the REST facade, which returns whole lists. */
export const REST_LIMITS: OperationLimits = {
  pageSize: REST_PAGE_SIZE_MAX,
  cost: Infinity,
  anonymousCost: Infinity,
};

interface ContextParts {
  services: Services;
  limits: OperationLimits;
  caller?: Caller;
  querySlot?: QuerySlot | undefined;
}

export function createContext(parts: ContextParts): Context {
  const { services, limits, caller = NO_CALLER, querySlot } = parts;
  let { bearer } = caller;
  let actor: Promise<UserActor | null> | undefined;
  let isForCaller = false;
  return {
    services,
    limits,
    get caller() {
      isForCaller = true;
      return caller;
    },
    isForCaller: () => isForCaller,
    querySlot,
    load: createLoad(services),
    actor: () => {
      isForCaller = true;
      return (actor ??= services.sessions.actorOf(bearer));
    },
    kiosk: () => {
      isForCaller = true;
      return services.sessions.kioskOf(bearer);
    },
    continueAs: (token) => {
      bearer = token;
      actor = undefined;
    },
  };
}
