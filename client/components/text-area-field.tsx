import { Textarea, type TextareaProps } from '@mantine/core';
import { useState, type ChangeEvent } from 'react';
import { errorLine, fieldProps } from './field-props';
import { LengthCount } from './length-count';
import { MantineScope } from './mantine-scope';
import classes from './text-area-field.module.css';

interface TextAreaFieldProps extends Omit<TextareaProps, 'error' | 'classNames'> {
  label: string;
  error?: string | undefined;
  /** Maximum length that the validation allows; longer text can be typed and is counted. */
  lengthMax: number;
  /** Length from which the count is shown. */
  countedFrom?: number;
}

/** Several lines of text, with a character count below. */
export function TextAreaField({ lengthMax, countedFrom = 0, error, onChange, ...input }: TextAreaFieldProps) {
  const [length, setLength] = useState(() => String(input.defaultValue ?? '').length);
  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setLength(event.currentTarget.value.length);
    onChange?.(event);
  };
  return (
    <div className={classes.field}>
      <MantineScope>
        <Textarea {...fieldProps} rows={4} {...input} error={errorLine(error)} onChange={handleChange} />
      </MantineScope>
      <LengthCount length={length} lengthMax={lengthMax} countedFrom={countedFrom} />
    </div>
  );
}
