/** Asks the reader first, and goes when they say so. */
export type Ask = (go: () => void) => void;

let askFirst: Ask | null = null;

/** From now on whatever leaves by `leaveBy` is asked about. Returns how to stop. */
export function holdBack(ask: Ask): () => void {
  askFirst = ask;
  return () => {
    if (askFirst === ask) askFirst = null;
  };
}

/** Leaves the page by something that is no link, such as a log-out: at once unless something here is unsaved. */
export function leaveBy(go: () => void): void {
  if (askFirst) askFirst(go);
  else go();
}
