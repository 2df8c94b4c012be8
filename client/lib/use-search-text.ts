import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Debounce of URL updates while typing, in milliseconds; browsers limit the rate of history changes. */
const URL_DEBOUNCE_MS = 300;

interface SearchText {
  /** The text in the URL. */
  inUrl: string;
  /** The form that a text has in the URL. */
  normalise: (text: string) => string;
  /** Writes the text to the URL. */
  write: (search: string) => void;
}

/** Text of a search box, kept in sync with the URL in both directions. */
export function useSearchText({ inUrl, normalise, write }: SearchText) {
  const [typed, setTyped] = useState(inUrl);
  const input = useRef<HTMLInputElement>(null);
  const lastInUrl = useRef(inUrl);
  // Picks up text that was typed before hydration.
  useEffect(() => setTyped(input.current?.value ?? ''), []);
  const follow = useEffectEvent(() => setTyped((now) => (normalise(now) === inUrl ? now : inUrl)));
  useEffect(() => {
    if (inUrl === lastInUrl.current) return;
    lastInUrl.current = inUrl;
    follow();
  }, [inUrl]);
  const submit = () => {
    const line = normalise(typed);
    if (line === lastInUrl.current) return;
    lastInUrl.current = line;
    write(line);
  };
  const updateUrl = useEffectEvent(submit);
  useEffect(() => {
    const timer = setTimeout(() => updateUrl(), URL_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const clear = () => {
    lastInUrl.current = '';
    setTyped('');
  };
  return { input, typed, setTyped, submit, clear };
}
