import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'className'>, FieldTexts {
  data: readonly ({ value: string; label: string } | string)[];
}

/** A choice from a list, with the browser's own select element. */
export function SelectField({ label, description, error, data, ...select }: SelectFieldProps) {
  const options = data.map((one) => (typeof one === 'string' ? { value: one, label: one } : one));
  return (
    <Field
      id={select.id}
      label={label}
      description={description}
      error={error}
      section={<IconChevronDown aria-hidden="true" size={20} stroke={1.75} />}
    >
      {(control) => (
        <select required {...select} {...control}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
