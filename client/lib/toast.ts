import type { authMessages } from '#common/auth/messages';

type Messages = typeof authMessages;
type MessageName = { [Name in keyof Messages]: Messages[Name] extends string ? Name : never }[keyof Messages];

export interface ToastAction {
  label: string;
  run: () => void;
  /** Whether the action is also available elsewhere, so that the toast need not stay until it is closed. */
  isExtra?: boolean;
  /** Finds what the action changes, which then gets the focus; without it, what had the focus before gets it back. */
  about?: () => HTMLElement | null;
}

export interface Toast {
  id: number;
  text: string;
  /** Button in the toast. The toast then stays until it is closed, unless `isExtra` is set. */
  action: ToastAction | undefined;
  isClosed?: boolean;
}

export const NO_TOASTS: Toast[] = [];

let toasts = NO_TOASTS;
const listeners = new Set<() => void>();

/** Shows a short notice of what has happened; anything that the user has to answer belongs in the page. */
export function showToast(text: string, action?: ToastAction): void {
  const id = (toasts.at(-1)?.id ?? 0) + 1;
  replaceToasts([...toasts, { id, text, action }]);
}

export function replaceToasts(changed: Toast[]): void {
  toasts = changed;
  for (const listener of listeners) listener();
}

/** Shows one of the messages about accounts, which are too large to load before one is needed. */
export async function showMessage(name: MessageName): Promise<void> {
  try {
    const { authMessages } = await import('#common/auth/messages');
    showToast(authMessages[name]);
  } catch {
    // Without a connection, the message cannot be loaded: the page itself has to show what has happened.
  }
}

/** Every toast since the document was opened, also those that are closed. */
export const allToasts = (): Toast[] => toasts;

export function onToast(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}
