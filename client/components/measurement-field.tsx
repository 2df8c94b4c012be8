import { TextInput, type TextInputProps } from '@mantine/core';
import { errorLine, fieldProps } from './field-props';
import { MantineScope } from './mantine-scope';
import { VisuallyHidden } from './visually-hidden';
import classes from './measurement-field.module.css';

interface MeasurementFieldProps extends Omit<TextInputProps, 'error' | 'classNames' | 'label'> {
  label: string;
  unit: string;
  error?: string | undefined;
}

/**
 * A measured number with its unit. A text input, because number inputs reject digits of Indian scripts and change their
 * value when the mouse wheel is turned over them.
 */
export function MeasurementField({ label, unit, error, ...input }: MeasurementFieldProps) {
  return (
    <MantineScope>
      <TextInput
        {...fieldProps}
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
