/** Id of the main element, which is the target of the skip link. */
export const MAIN_ID = 'main';
