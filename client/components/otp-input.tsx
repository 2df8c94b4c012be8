import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/PinInput.layer.css';
import { PinInput } from '@mantine/core';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
} from 'react';
import { OTP_LENGTH } from '#common/auth/limits';
import { cleanCode } from '#common/clean-text';
import { ErrorLine } from './field';
import { MantineScope } from './mantine-scope';
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

/** Digits of any script. */
const DIGITS = /^\p{Nd}+$/u;

/**
 * One box for each digit. Mantine's PinInput moves the focus between the boxes; added here are a name, digits of all
 * scripts, and pasted codes with spaces and dashes. Pasting remounts the PinInput, because a controlled one would close
 * the gaps between the digits.
 */
export function OtpInput({ name, label, digitLabel, error, isFocused, onChange, onComplete }: OtpInputProps) {
  const [pasted, setPasted] = useState({ code: '', count: 0 });
  const boxes = useRef<HTMLDivElement>(null);
  const id = useId();
  const errorId = `${id}-error`;
  useEffect(() => {
    if (pasted.count === 0 && !isFocused) return;
    const next = Math.min(pasted.code.length, OTP_LENGTH - 1);
    boxes.current?.querySelectorAll('input')[next]?.focus();
  }, [pasted, isFocused]);

  /** Fills the boxes, starting with the first. Returns the digits found in the text, or '' if there are none. */
  const fill = (text: string): string => {
    const code = cleanCode(text).replace(/\D/g, '').slice(0, OTP_LENGTH);
    if (!code) return '';
    setPasted(({ count }) => ({ code, count: count + 1 }));
    onChange(code);
    return code;
  };
  const handlePaste = (event: ClipboardEvent) => {
    event.preventDefault();
    const code = fill(event.clipboardData.getData('text/plain'));
    if (code.length === OTP_LENGTH) onComplete(code);
  };
  // Digits that were typed before hydration are in the boxes only until the next render.
  const takeOver = useEffectEvent(() => {
    const typed = [...(boxes.current?.querySelectorAll('input') ?? [])].filter(
      ({ type }) => type !== 'hidden',
    );
    fill(typed.map(({ value }) => value).join(''));
  });
  useLayoutEffect(() => takeOver(), []);

  return (
    <div ref={boxes}>
      <MantineScope>
        <PinInput
          key={pasted.count}
          // Without an id PinInput generates one after mounting and remounts its boxes, which would lose the focus.
          id={id}
          aria-label={label}
          aria-describedby={error ? errorId : undefined}
          name={name}
          length={OTP_LENGTH}
          type={DIGITS}
          placeholder=""
          defaultValue={pasted.code}
          error={Boolean(error)}
          onChange={(code) => onChange(cleanCode(code))}
          onComplete={(code) => onComplete(cleanCode(code))}
          getInputProps={(index) => ({
            'aria-label': digitLabel(index + 1),
            inputMode: 'numeric',
            onPaste: handlePaste,
          })}
          classNames={classes}
        />
      </MantineScope>
      {error && (
        <p id={errorId} className={`${fieldClasses.error} ${classes.error}`} role="alert">
          <ErrorLine message={error} />
        </p>
      )}
    </div>
  );
}
