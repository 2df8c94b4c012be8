/** Names in the document that scripts before hydration and the code of the page share. */

/** Data attribute of the document element, and event of the document, that mark the end of hydration. */
export const HYDRATED = 'hydrated';

/** Data attribute of the document element: the code did not load, and presses are left to the browser. */
export const FAILED = 'failed';

/** Id of the bar that reports that the code did not load. */
export const FAILED_BAR_ID = 'code-failed';

/** Attribute of the button that switches the colour scheme. */
export const SCHEME_TOGGLE = 'data-scheme-toggle';
