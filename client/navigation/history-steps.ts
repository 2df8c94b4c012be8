/**
 * Receives history navigation before the router. Browsers call the listeners of a window in the order in which they
 * were added, so the router imports this file, although it uses nothing from it.
 */
type StepListener = (event: PopStateEvent) => void;

const listeners = new Set<StepListener>();

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => listeners.forEach((listener) => listener(event)), true);
}

/** The listener may hide a step from the router by `stopImmediatePropagation`. Returns a function that removes it. */
export function onHistoryStep(listener: StepListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
