/**
 * Receives history navigation before the router. Browsers call the listeners of a window in the order in which they
 * were added, so the router imports this file.
 */
type StepListener = (event: PopStateEvent) => void;

const listeners = new Set<StepListener>();

let latest: PopStateEvent | undefined;

if (typeof window !== 'undefined') {
  const tell = (event: PopStateEvent) => {
    latest = event;
    listeners.forEach((listener) => listener(event));
  };
  window.addEventListener('popstate', tell, true);
}

/** Whether the browser has already animated the latest step, as it does for a swipe. */
export const isAnimatedByBrowser = (): boolean => latest?.hasUAVisualTransition === true;

/** The listener may hide a step from the router by `stopImmediatePropagation`. Returns a function that removes it. */
export function onHistoryStep(listener: StepListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
