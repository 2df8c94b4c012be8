import { useState, type ChangeEvent } from 'react';
import { LengthCount } from './length-count';
import { TextField, type TextFieldProps } from './text-field';

/** Share of the maximum length from which the count is shown. */
const COUNTED_FROM = 0.75;

interface CountedTextFieldProps extends TextFieldProps {
  /** Maximum length that the validation allows; longer text can be typed and is counted. */
  lengthMax: number;
}

/** Single-line text input that shows a character count when the text comes close to the maximum length. */
export function CountedTextField({ lengthMax, onChange, ...field }: CountedTextFieldProps) {
  const [length, setLength] = useState(() => String(field.defaultValue ?? '').length);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    setLength(event.currentTarget.value.length);
    onChange?.(event);
  };
  return (
    <div>
      <TextField {...field} onChange={handleChange} />
      <LengthCount length={length} lengthMax={lengthMax} countedFrom={lengthMax * COUNTED_FROM} />
    </div>
  );
}
