/** What the reader waits for: a page on its way, or data that is fetched again. The site shows one sign for all of it. */
const waits = new Set<symbol>();
const listeners = new Set<() => void>();

/** Returns what says that it has come. */
export function beginWait(): () => void {
  const wait = Symbol();
  waits.add(wait);
  notify();
  return () => {
    if (waits.delete(wait)) notify();
  };
}

export const isWaiting = (): boolean => waits.size > 0;

export function onWaitChange(notifyOne: () => void): () => void {
  listeners.add(notifyOne);
  return () => void listeners.delete(notifyOne);
}

function notify(): void {
  for (const listener of listeners) listener();
}
