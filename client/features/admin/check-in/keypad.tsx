import { IconBackspace } from '@tabler/icons-react';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { checkInContent as content } from './check-in.content';
import classes from './keypad.module.css';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

interface KeypadProps {
  /** Purpose of the keys, for screen readers. */
  label: string;
  onDigit: (digit: string) => void;
  onRemove: () => void;
}

/** Large keys for a touch screen. */
export const Keypad = ({ label, onDigit, onRemove }: KeypadProps) => (
  <div className={classes.keypad} role="group" aria-label={label}>
    {DIGITS.map((digit) => (
      <button key={digit} type="button" onClick={() => onDigit(digit)}>
        {digit}
      </button>
    ))}
    <button type="button" onClick={onRemove}>
      <IconBackspace aria-hidden="true" size={28} stroke={1.75} />
      <VisuallyHidden>{content.removeDigit}</VisuallyHidden>
    </button>
  </div>
);
