import { TextInput, type TextInputProps } from '@mantine/core';
import { errorLine, fieldLooks } from './field-looks';
import { MantineScope } from './mantine-scope';
import { VisuallyHidden } from './visually-hidden';
import classes from './measurement-field.module.css';

interface MeasurementFieldProps extends Omit<TextInputProps, 'error' | 'classNames' | 'label'> {
  label: string;
  unit: string;
  error?: string | undefined;
}

/**
 * A measured number with its unit. A field of text, since browsers take no digits of Indian scripts into their
 * fields of numbers and change the value when the wheel turns over them.
 */
export function MeasurementField({ label, unit, error, ...input }: MeasurementFieldProps) {
  return (
    <MantineScope>
      <TextInput
        {...fieldLooks}
        className={classes.measurement}
        {...input}
        label={
          <>
            {label}
            <VisuallyHidden> ({unit})</VisuallyHidden>
          </>
        }
        error={errorLine(error)}
        inputMode="decimal"
        autoComplete="off"
        rightSection={
          <span className={classes.unit} aria-hidden="true">
            {unit}
          </span>
        }
        rightSectionWidth={64}
        rightSectionPointerEvents="none"
      />
    </MantineScope>
  );
}
