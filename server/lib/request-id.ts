import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Handles a request; every line logged meanwhile includes the request id. */
export const withRequestId = (requestId: string, work: () => void): void => current.run(requestId, work);

export const currentRequestId = (): string | undefined => current.getStore();
