import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs what answers a request; whatever is logged meanwhile carries the request's id. */
export const withRequestId = (requestId: string, work: () => void): void => current.run(requestId, work);

export const currentRequestId = (): string | undefined => current.getStore();
