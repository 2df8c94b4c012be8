import { useEffect } from 'react';

/** Key in the data set of the document, and the event of the document that says so. */
export const HYDRATED = 'hydrated';

/** Stands beside the page, inside the same boundary: tells the document when the page answers to its reader. */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset[HYDRATED] = '';
    document.dispatchEvent(new Event(HYDRATED));
  }, []);
  return null;
}
