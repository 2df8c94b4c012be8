import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Debounce of URL updates while typing, in milliseconds; browsers limit the rate of history changes. */
const URL_DEBOUNCE_MS = 200;

interface SearchText {
  /** The text in the URL. */
  inUrl: string;
  /** The form that a text has in the URL. */
  normalise: (text: string) => string;
  /** Writes the text to the URL. */
  write: (search: string) => void;
}

/**
 * Text of a search box, kept in sync with the URL in both directions. What is being typed is never replaced by an
 * earlier text that reaches the URL late.
 */
export function useSearchText({ inUrl, normalise, write }: SearchText) {
  const [typed, setTyped] = useState(inUrl);
  const input = useRef<HTMLInputElement>(null);
  /** The text in the URL, and then those on their way to it, oldest first. */
  const written = useRef([inUrl]);
  // Picks up text that was typed before hydration.
  useEffect(() => setTyped((now) => input.current?.value ?? now), []);
  const follow = useEffectEvent(() => {
    const position = written.current.indexOf(inUrl);
    written.current = position === -1 ? [inUrl] : written.current.slice(position);
    if (position === -1) setTyped((now) => (normalise(now) === inUrl ? now : inUrl));
  });
  useEffect(() => follow(), [inUrl]);
  const submit = () => {
    const text = normalise(typed);
    if (text === written.current.at(-1)) return;
    written.current.push(text);
    write(text);
  };
  const updateUrl = useEffectEvent(submit);
  useEffect(() => {
    const timer = setTimeout(() => updateUrl(), URL_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const clear = () => {
    written.current.push('');
    setTyped('');
  };
  return { input, typed, setTyped, submit, clear };
}
