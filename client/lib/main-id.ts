/** Id of the element that holds the page, to which the skip link leads. */
export const MAIN_ID = 'main';
