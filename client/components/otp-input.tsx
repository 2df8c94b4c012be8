import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
} from 'react';
import { OTP_LENGTH } from '#common/auth/limits';
import { cleanCode } from '#common/clean-text';
import { ErrorLine } from './field';
import fieldClasses from './field.module.css';
import classes from './otp-input.module.css';

interface OtpInputProps {
  name: string;
  /** Accessible name of the group of boxes. */
  label: string;
  digitLabel: (place: number) => string;
  error?: string | undefined;
  /** Focuses the first box on mount. */
  isFocused?: boolean;
  onChange: (code: string) => void;
  onComplete: (code: string) => void;
}

/** One box for each digit, of any script. A pasted code may have spaces and dashes. */
export function OtpInput({ name, label, digitLabel, error, isFocused, ...handlers }: OtpInputProps) {
  const errorId = useId();
  const { group, digits, boxProps } = useDigits(handlers);
  useEffect(() => {
    if (isFocused) focusBox(group.current, 0);
  }, [isFocused, group]);
  return (
    <div>
      <div
        ref={group}
        className={classes.boxes}
        role="group"
        aria-label={label}
        aria-describedby={error ? errorId : undefined}
        dir="ltr"
      >
        {digits.map((digit, place) => (
          <input
            key={place}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            aria-label={digitLabel(place + 1)}
            aria-invalid={error ? true : undefined}
            value={digit}
            {...boxProps(place)}
          />
        ))}
      </div>
      <input type="hidden" name={name} value={digits.join('')} />
      {error && (
        <p id={errorId} className={`${fieldClasses.error} ${classes.error}`} role="alert">
          <ErrorLine message={error} />
        </p>
      )}
    </div>
  );
}

const EMPTY = Array<string>(OTP_LENGTH).fill('');

/** The digit in each box, and what typing, pasting and the keys do in one. */
function useDigits({ onChange, onComplete }: Pick<OtpInputProps, 'onChange' | 'onComplete'>) {
  const group = useRef<HTMLDivElement>(null);
  const [digits, setDigits] = useState(EMPTY);
  const focus = (place: number) => focusBox(group.current, place);

  const set = (next: string[]) => {
    setDigits(next);
    onChange(next.join(''));
  };
  const put = (place: number, digit: string) => {
    const next = digits.with(place, digit);
    set(next);
    if (digit === '') return;
    focus(place + 1);
    if (next.every(Boolean) && !digits.every(Boolean)) onComplete(next.join(''));
  };
  /** Fills the boxes, starting with the first. Returns the digits in the text. */
  const fill = (text: string): string => {
    const code = digitsIn(text).slice(0, OTP_LENGTH);
    if (code === '') return '';
    set(EMPTY.map((_, place) => code[place] ?? ''));
    focus(code.length);
    return code;
  };
  const fillAndComplete = (text: string) => {
    const code = fill(text);
    if (code.length === OTP_LENGTH) onComplete(code);
  };
  const handleText = (place: number, text: string) => {
    const found = digitsIn(text);
    // More than the digit that was there and a new one: the browser has filled in the code.
    if (found.length > 2) return fillAndComplete(found);
    if (found !== '' || text === '') put(place, found.at(-1) ?? '');
  };
  // Digits that were typed before hydration are in the boxes only until the next render.
  const takeOver = useEffectEvent(
    () =>
      void fill(
        boxesIn(group.current)
          .map(({ value }) => value)
          .join(''),
      ),
  );
  useLayoutEffect(() => takeOver(), []);

  const handleKey = (place: number, event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const digit = digits[place];
    if (step !== undefined) focus(place + step);
    else if (event.key === 'Delete') put(place, '');
    else if (event.key === 'Backspace') {
      if (digit) put(place, '');
      // The last box keeps the focus after its digit was typed.
      if (!digit || place < OTP_LENGTH - 1) focus(place - 1);
      // Changes nothing, so the browser would not report it.
    } else if (digit && event.key === digit) focus(place + 1);
    else return;
    event.preventDefault();
  };
  const boxProps = (place: number) => ({
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      handleText(place, currentTarget.value),
    onKeyDown: (event: KeyboardEvent) => handleKey(place, event),
    onFocus: ({ currentTarget }: { currentTarget: HTMLInputElement }) => currentTarget.select(),
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault();
      fillAndComplete(event.clipboardData.getData('text/plain'));
    },
  });
  return { group, digits, boxProps };
}

const digitsIn = (text: string): string => cleanCode(text).replace(/\D/g, '');

const boxesIn = (group: HTMLElement | null): HTMLInputElement[] => [
  ...(group?.querySelectorAll('input') ?? []),
];

/** Focuses a box, or the nearest one if there is none at this place. */
const focusBox = (group: HTMLElement | null, place: number): void =>
  boxesIn(group)[Math.min(Math.max(place, 0), OTP_LENGTH - 1)]?.focus();
