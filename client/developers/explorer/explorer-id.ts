/** Id of the element that the explorer is rendered into. */
export const EXPLORER_ID = 'explorer';
