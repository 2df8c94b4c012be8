/** Label of the button that leaves a dialog without a change. */
export const CANCEL = 'Cancel';
