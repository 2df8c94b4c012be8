import { IconSearch } from '@tabler/icons-react';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { IconButton } from './icon-button';
import { VisuallyHidden } from './visually-hidden';
import classes from './search-field.module.css';

interface SearchFieldProps extends ComponentProps<'input'> {
  label: string;
  /** Accessible name of the submit button. */
  submitLabel: string;
  /** Content beside the box. */
  children?: ReactNode;
}

/** A labelled search box with a submit button, for use in a form. */
export function SearchField({ label, submitLabel, children, ...input }: SearchFieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div className={classes.row}>
        <div className={classes.box}>
          <input {...input} id={id} type="search" autoComplete="off" enterKeyHint="search" />
          <IconButton type="submit">
            <IconSearch aria-hidden="true" size={20} stroke={1.75} />
            <VisuallyHidden>{submitLabel}</VisuallyHidden>
          </IconButton>
        </div>
        {children}
      </div>
    </>
  );
}

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
  useEffect(() => {
    if (input.current) setTyped(input.current.value);
  }, []);
  const follow = useEffectEvent(() => {
    const position = written.current.indexOf(inUrl);
    if (position < 0) {
      written.current = [inUrl];
      setTyped((now) => (normalise(now) === inUrl ? now : inUrl));
    } else written.current.splice(0, position);
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
