import { useEffect, useRef, useState } from 'react';
import { filterLists } from './filter-lists';
import { serviceLists } from './service.content';

/** Milliseconds after the last keystroke at which the lists are filtered. */
const DEBOUNCE_MS = 100;

/** State of the search box, and the filtered lists. */
export function useServiceSearch() {
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // Text typed before hydration.
  useEffect(() => setTyped(input.current?.value ?? ''), []);
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  /** Filters at once, without the debounce. */
  const submit = () => setQuery(typed.trim());
  const clear = () => {
    setTyped('');
    setQuery('');
    // The clicked button disappears.
    input.current?.focus();
  };
  const lists = filterLists(serviceLists(), query);
  const count = lists.reduce((sum, { items }) => sum + items.length, 0);
  return { input, typed, setTyped, submit, query, clear, lists, count };
}
