/**
 * Hears of steps in the history before the router does, which only who listens first can: browsers tell the listeners
 * of a window in the order in which they came. That is why the client's entry imports this file.
 */
type StepListener = (event: PopStateEvent) => void;

const listeners = new Set<StepListener>();

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => listeners.forEach((listener) => listener(event)), true);
}

/** The listener may keep the step from the router by `stopImmediatePropagation`. Returns how to stop listening. */
export function onHistoryStep(listener: StepListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
