import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { errorLine, fieldProps } from './field-props';
import { MantineScope } from './mantine-scope';

interface SelectFieldProps extends Omit<NativeSelectProps, 'error' | 'classNames'> {
  label: string;
  error?: string | undefined;
}

/** A choice from a list, with the browser's own select element. */
export function SelectField({ error, ...select }: SelectFieldProps) {
  return (
    <MantineScope>
      <NativeSelect
        {...fieldProps}
        required
        {...select}
        error={errorLine(error)}
        rightSection={<IconChevronDown aria-hidden="true" size={20} stroke={1.75} />}
      />
    </MantineScope>
  );
}
