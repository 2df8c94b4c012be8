export interface Toast {
  id: number;
  text: string;
}

let toasts: Toast[] = [];
const listeners = new Set<() => void>();

/** Says briefly that something was done; what needs an answer of the reader belongs into the page. */
export function showToast(text: string): void {
  const id = (toasts.at(-1)?.id ?? 0) + 1;
  toasts = [...toasts, { id, text }];
  for (const listener of listeners) listener();
}

/** Every toast since the document was opened. */
export const allToasts = (): Toast[] => toasts;

export function onToast(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}
