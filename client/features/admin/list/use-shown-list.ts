import { useState } from 'react';

/**
 * Which rows are on screen: when a list is filtered, the previous rows stay until those with the new filter have
 * arrived.
 * @param requested What rows are requested with; plain data.
 */
export function useShownList<List>(requested: List, { data }: { data?: unknown }): List {
  const [shown, setShown] = useState(requested);
  if (data === undefined || JSON.stringify(shown) === JSON.stringify(requested)) return shown;
  setShown(requested);
  return requested;
}
