import { PAGE_SIZE_MAX } from '#common/limits';
import { QUERY_COST_MAX, ANONYMOUS_QUERY_COST_MAX } from './query-cost';
import { REST_PAGE_SIZE_MAX, type Spent } from '../lib/request-limits';
import { NO_CALLER, type Caller } from '../lib/caller';
import type { UserActor } from '../lib/actor';
import { isApiKey } from '../lib/api-key-text';
import { currentRequest } from '../lib/current-request';
import type { Logger } from '../lib/logger';
import type { Services } from '../lib/services';
import { createLoad, type Load } from './loaders';

/** The GraphQL context of one request. */
export interface Context {
  services: Services;
  caller: Caller;
  /**
   * The current user, if the token belongs to an active session; else null. Queries the database at most once per request,
   * unless `askAgain` is called.
   */
  actor: () => Promise<UserActor | null>;
  /** The staff member who has started the kiosk, if the token belongs to the session of one; else null. Queried as `actor`. */
  kiosk: () => Promise<UserActor | null>;
  /** Whether the request has an API key, valid or not. */
  isWithApiKey: boolean;
  /** Makes the rest of a long request read the session and the role again, since they may have changed meanwhile. */
  askAgain: () => void;
  /** Makes the rest of the request belong to a session that it has just started, by the access token of that session. */
  continueAs: (bearer: string) => void;
  /** Reads a value for a field in a batch with other rows, see loaders.ts. */
  load: Load;
  limits: OperationLimits;
  answer: AnswerScope;
  observer: OperationObserver;
  /** The request's slot under the concurrency limits of its network; undefined for requests without these limits. */
  slot: RequestSlot | undefined;
}

/** The cost of a request with an API key, and the rest of the budget of the key. */
export interface Charge extends Spent {
  cost: number;
}

/** Facts about the answer to a request. */
export interface AnswerScope {
  /** Whether anything has read who the caller is, so that the answer may differ for others. */
  isForCaller: boolean;
  /** Whether it was searched for, with one of endlessly many texts, and will hardly be asked for again. */
  isForSearch: boolean;
  /** Whether it consists of public content that is kept for every caller; see content-answers.ts. */
  isContent: boolean;
  /** How many fields were refused to the caller. */
  refusedFields: number;
  /** The cost, if the caller has an API key. */
  charge?: Charge;
}

/** Callbacks for the application about operations of the API. */
export interface OperationObserver {
  logger: Pick<Logger, 'warn' | 'error'>;
  /** Called before the response of an operation that may have changed public content. */
  onContentChange: () => void;
  /** Called with the errors that mean that the database is unavailable. */
  onUnavailable: (error: unknown) => void;
}

/** Counts its users; the slot is free when the last one has released it. */
interface RequestSlot {
  /** False if it is free already, because the client has disconnected. */
  retain(): boolean;
  release(): void;
  /** Waits for the slot of a change, and takes it instead of the slot of a query. */
  becomeChange(): Promise<void>;
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
  observer: OperationObserver;
  caller?: Caller;
  slot?: RequestSlot | undefined;
}

export const createContext = (parts: ContextParts): Context => new RequestContext(parts);

/** Apollo copies the properties of a context, so its parts are functions and objects that the copy shares. */
class RequestContext implements Context {
  readonly services: Services;
  readonly limits: OperationLimits;
  readonly observer: OperationObserver;
  readonly slot: RequestSlot | undefined;
  readonly load: Load;
  readonly isWithApiKey: boolean;
  readonly answer: AnswerScope = {
    isForCaller: false,
    isForSearch: false,
    isContent: false,
    refusedFields: 0,
  };
  private readonly getCaller: () => Caller;
  private bearer: string | undefined;
  private currentUser: Promise<UserActor | null> | undefined;
  private currentKiosk: Promise<UserActor | null> | undefined;

  constructor({ services, limits, observer, slot, caller = NO_CALLER }: ContextParts) {
    this.services = services;
    this.limits = limits;
    this.observer = observer;
    this.slot = slot;
    this.load = createLoad(services);
    this.bearer = caller.bearer;
    this.isWithApiKey = isApiKey(caller.bearer);
    this.getCaller = () => caller;
  }

  get caller(): Caller {
    this.answer.isForCaller = true;
    return this.getCaller();
  }

  readonly actor = (): Promise<UserActor | null> => {
    this.answer.isForCaller = true;
    return (this.currentUser ??= notedForLog(this.findActor()));
  };

  private findActor(): Promise<UserActor | null> {
    const { bearer, services } = this;
    return isApiKey(bearer)
      ? services.apiKeyAccess.actorOf(bearer, this.getCaller())
      : services.sessions.actorOf(bearer);
  }

  readonly kiosk = (): Promise<UserActor | null> => {
    this.answer.isForCaller = true;
    return (this.currentKiosk ??= notedForLog(this.services.sessions.kioskOf(this.bearer)));
  };

  readonly askAgain = (): void => {
    const before = this.currentUser;
    this.currentUser = before?.then((actor) => {
      if (!actor) return null;
      return actor.key ? this.findActor() : this.services.sessions.again(actor);
    });
  };

  readonly continueAs = (bearer: string): void => {
    this.bearer = bearer;
    this.currentUser = undefined;
    this.currentKiosk = undefined;
  };
}

/** Notes the user for the log. */
async function notedForLog(finding: Promise<UserActor | null>): Promise<UserActor | null> {
  const actor = await finding;
  const request = currentRequest();
  if (actor && request) request.userId = actor.id;
  return actor;
}
