import { TextField, type TextFieldProps } from './text-field';
import { VisuallyHidden } from './visually-hidden';
import classes from './measurement-field.module.css';

interface MeasurementFieldProps extends TextFieldProps {
  unit: string;
}

/**
 * A measured number with its unit. A text input, because number inputs reject digits of Indian scripts and change their
 * value when the mouse wheel is turned over them.
 */
export const MeasurementField = ({ label, unit, ...input }: MeasurementFieldProps) => (
  <TextField
    required={false}
    {...input}
    className={classes.measurement}
    label={
      <>
        {label}
        <VisuallyHidden> ({unit})</VisuallyHidden>
      </>
    }
    inputMode="decimal"
    autoComplete="off"
    section={
      <span className={classes.unit} aria-hidden="true">
        {unit}
      </span>
    }
  />
);
