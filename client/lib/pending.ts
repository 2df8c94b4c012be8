/** Pages and data that are being loaded for the user; the site shows one indicator for all of them. */
const waits = new Set<symbol>();
const listeners = new Set<() => void>();

/** Returns a function that ends the wait. */
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
