import { AsyncLocalStorage } from 'node:async_hooks';

/** A request in progress, with the facts that the log has about it. */
export interface CurrentRequest {
  requestId: string;
  /** The user of the request, once known. */
  userId?: string;
  operation?: LoggedOperation | undefined;
}

/** A GraphQL operation: its name, which the client has chosen, and its fields of Query or Mutation. */
export interface LoggedOperation {
  operation: string | undefined;
  fields: string[];
}

const current = new AsyncLocalStorage<CurrentRequest>();

/** Runs `work`; every line that it logs includes the request id. */
export const withRequest = <T>(request: CurrentRequest, work: () => T): T => current.run(request, work);

export const currentRequest = (): CurrentRequest | undefined => current.getStore();
