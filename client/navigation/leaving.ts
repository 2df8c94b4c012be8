/** Asks the user for confirmation, and calls `leave` when they confirm. */
export type ConfirmLeaving = (leave: () => void) => void;

let confirmFirst: ConfirmLeaving | null = null;

/** Makes `requestLeaving` ask for confirmation from now on. Returns a function that ends this. */
export function blockLeaving(confirm: ConfirmLeaving): () => void {
  confirmFirst = confirm;
  return () => {
    if (confirmFirst === confirm) confirmFirst = null;
  };
}

/** Leaves the page other than by a link, for example by logging out: at once unless there are unsaved changes. */
export function requestLeaving(leave: () => void): void {
  if (confirmFirst) confirmFirst(leave);
  else leave();
}
