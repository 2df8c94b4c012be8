import { IconBackspace } from '@tabler/icons-react';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { kioskContent as content } from './kiosk.content';
import classes from './kiosk.module.css';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

interface KeypadProps {
  onDigit: (digit: string) => void;
  onRemove: () => void;
}

/** Large keys for a touch screen. */
export const Keypad = ({ onDigit, onRemove }: KeypadProps) => (
  <div className={classes.keypad}>
    {DIGITS.map((digit) => (
      <button key={digit} type="button" onClick={() => onDigit(digit)}>
        {digit}
      </button>
    ))}
    <button type="button" onClick={onRemove}>
      <IconBackspace aria-hidden="true" size={28} stroke={1.75} />
      <VisuallyHidden>{content.remove}</VisuallyHidden>
    </button>
  </div>
);
