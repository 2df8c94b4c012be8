import { useRef, useState, type SyntheticEvent } from 'react';
import { CODE_DIGITS, CODE_LENGTH_MAX } from '#common/check-in/limits';
import { Keypad } from '../check-in/keypad';
import { useDeskKeys } from '../check-in/use-desk-keys';
import { kioskContent as content } from './kiosk.content';
import classes from './kiosk.module.css';

const DIGITS = new RegExp(`^\\d{${CODE_DIGITS}}$`);

/** Takes what scanners type, and the six digits from the keypad or a keyboard. */
export function KioskCode({ onCode }: { onCode: (code: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const send = (text: string) => {
    setCode('');
    if (text.trim() !== '') onCode(text);
  };
  const change = (text: string) => (DIGITS.test(text) ? send(text) : setCode(text));
  useDeskKeys({ field, onEscape: () => setCode('') });
  return (
    <form
      className={classes.code}
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        send(code);
      }}
    >
      <input
        ref={field}
        aria-label={content.code}
        name="code"
        value={code}
        maxLength={CODE_LENGTH_MAX}
        // The keypad of the page is larger than the one of the device.
        inputMode="none"
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <Keypad
        label={content.keypad}
        onDigit={(digit) => change(code + digit)}
        onRemove={() => setCode(code.slice(0, -1))}
      />
    </form>
  );
}
