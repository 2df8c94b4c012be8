import { useState, type ChangeEvent, type ComponentProps } from 'react';
import { Field, type FieldTexts } from './field';
import { LengthCount } from './length-count';

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'className'>, FieldTexts {
  /** Maximum length that the validation allows; longer text can be typed and is counted. */
  lengthMax: number;
  /** Length from which the count is shown. */
  countedFrom?: number;
}

/** Several lines of text, with a character count below. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, description, error, lengthMax, countedFrom = 0, onChange, ...input } = props;
  const [length, setLength] = useState(() => String(input.defaultValue ?? '').length);
  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setLength(event.currentTarget.value.length);
    onChange?.(event);
  };
  return (
    <div>
      <Field id={input.id} label={label} description={description} error={error}>
        {(control) => <textarea rows={4} {...input} {...control} onChange={handleChange} />}
      </Field>
      <LengthCount length={length} lengthMax={lengthMax} countedFrom={countedFrom} />
    </div>
  );
}
