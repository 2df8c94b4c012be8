import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Debounce of URL updates while typing, in milliseconds. */
const DEBOUNCE_MS = 200;

/**
 * Text of a search box, kept in sync with the URL in both directions. What is being typed is never replaced by an
 * earlier value that reaches the URL late.
 */
export function useSearchText(inUrl: string, write: (text: string) => void) {
  const [typed, setTyped] = useState(inUrl);
  /** Values on their way to the URL, oldest first. */
  const written = useRef<string[]>([]);
  useEffect(() => {
    const position = written.current.indexOf(inUrl);
    written.current = written.current.slice(position + 1);
    if (position === -1) setTyped((now) => (now.trim() === inUrl ? now : inUrl));
  }, [inUrl]);
  const submit = () => {
    const text = typed.trim();
    if (text === (written.current.at(-1) ?? inUrl)) return;
    written.current.push(text);
    write(text);
  };
  const updateUrl = useEffectEvent(submit);
  useEffect(() => {
    const timer = setTimeout(() => updateUrl(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped, submit };
}
