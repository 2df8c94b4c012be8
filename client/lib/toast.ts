import type { messages } from '#common/messages';

type Messages = typeof messages;
type MessageName = { [Name in keyof Messages]: Messages[Name] extends string ? Name : never }[keyof Messages];

export interface ToastAction {
  label: string;
  run: () => void;
  /** There are other ways to the same, so that the toast need not wait to be closed. */
  isExtra?: boolean;
}

export interface Toast {
  id: number;
  text: string;
  /** What can be done about it; unless that is an extra, the toast then stays until it is closed. */
  action: ToastAction | undefined;
}

export const NO_TOASTS: Toast[] = [];

let toasts = NO_TOASTS;
const listeners = new Set<() => void>();

/** Says briefly what has happened; what needs an answer of the reader belongs into the page. */
export function showToast(text: string, action?: ToastAction): void {
  const id = (toasts.at(-1)?.id ?? 0) + 1;
  toasts = [...toasts, { id, text, action }];
  for (const listener of listeners) listener();
}

/** The same with a sentence of the product, all of which are more than a page needs before there is anything to say. */
export async function showMessage(name: MessageName): Promise<void> {
  try {
    const { messages } = await import('#common/messages');
    showToast(messages[name]);
  } catch {
    // Without a connection the page itself has to show what has happened.
  }
}

/** Every toast since the document was opened. */
export const allToasts = (): Toast[] => toasts;

export function onToast(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}
