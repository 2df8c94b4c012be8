import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Checkbox, type CheckboxProps } from '@mantine/core';
import { MantineScope } from './mantine-scope';
import classes from './check-field.module.css';

interface CheckFieldProps extends Omit<CheckboxProps, 'classNames'> {
  label: string;
}

/** A checkbox with its label beside it; the whole line can be pressed. */
export const CheckField = (props: CheckFieldProps) => (
  <MantineScope>
    <Checkbox {...props} aria-invalid={props.error ? true : undefined} size="sm" classNames={classes} />
  </MantineScope>
);
