import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs `work`; every line that it logs includes the request id. */
export const withRequestId = <T>(requestId: string, work: () => T): T => current.run(requestId, work);

export const currentRequestId = (): string | undefined => current.getStore();
