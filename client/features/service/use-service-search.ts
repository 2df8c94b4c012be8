import { useEffect, useRef, useState } from 'react';
import { filterLists } from './filter-lists';
import { serviceLists } from './service.content';

/** Pause in the typing after which the lists follow, in milliseconds. */
const DEBOUNCE_MS = 100;

/** What is typed, and the lists as far as they hold it. */
export function useServiceSearch() {
  const [typed, setTyped] = useState('');
  const [sought, setSought] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // What somebody has typed before the page came alive.
  useEffect(() => setTyped(input.current?.value ?? ''), []);
  useEffect(() => {
    const timer = setTimeout(() => setSought(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  /** The lists follow at once. */
  const submit = () => setSought(typed.trim());
  const clear = () => {
    setTyped('');
    setSought('');
    // The button that was pressed goes away.
    input.current?.focus();
  };
  const lists = filterLists(serviceLists, sought);
  const count = lists.reduce((sum, { items }) => sum + items.length, 0);
  return { input, typed, setTyped, submit, sought, clear, lists, count };
}
