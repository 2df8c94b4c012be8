import { useEffect } from 'react';

/** Key in the data set of the document. */
export const HYDRATED = 'hydrated';

/** Stands beside the page, inside the same boundary: tells the document when the page answers to its reader. */
export function HydrationMark() {
  useEffect(() => void (document.documentElement.dataset[HYDRATED] = ''), []);
  return null;
}
