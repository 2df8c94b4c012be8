import { useState, type ChangeEvent } from 'react';
import { LengthCount } from './length-count';
import { TextField, type TextFieldProps } from './text-field';

interface CountedTextFieldProps extends TextFieldProps {
  /** The most that the rule of the field lets through; more can be typed, and is counted. */
  lengthMax: number;
}

/** One line of text, counted when its end comes near. */
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

/** Share of the length that is used up before it is counted. */
const COUNTED_FROM = 0.75;
