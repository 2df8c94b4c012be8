import { IconAlertCircle } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import classes from './field.module.css';

/** What every field of a form has around its control. */
export interface FieldTexts {
  label: ReactNode;
  /** A hint between label and control. */
  description?: ReactNode;
  /** What the value must be like, below the control. */
  requirements?: ReactNode;
  error?: string | undefined;
  /** Whether the error changes while the user types, and is announced each time. */
  isErrorLive?: boolean;
}

/** What connects a control with the texts around it. */
interface ControlProps {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps extends FieldTexts {
  id?: string | undefined;
  className?: string | undefined;
  /** Content at the end of the control, such as a unit or a button. */
  section?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** A control with its label above, a hint under the label and the error under the control. */
export function Field({ id: given, className, section, children, ...texts }: FieldProps) {
  const { label, description, requirements, error, isErrorLive = false } = texts;
  const generated = useId();
  const id = given ?? generated;
  const errorId = error ? `${id}-error` : undefined;
  const descriptionId = description ? `${id}-description` : undefined;
  const requirementsId = requirements ? `${id}-requirements` : undefined;
  const describedBy = [errorId, descriptionId, requirementsId].filter(Boolean).join(' ');
  return (
    <div className={[classes.field, className].filter(Boolean).join(' ')}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      {description && (
        <p id={descriptionId} className={classes.description}>
          {description}
        </p>
      )}
      <div className={classes.box} data-section={section ? true : undefined}>
        {children({
          id,
          className: classes.control!,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': describedBy || undefined,
        })}
        {section && <div className={classes.section}>{section}</div>}
      </div>
      {error && (
        <p id={errorId} className={classes.error} role={isErrorLive ? 'alert' : undefined}>
          <ErrorLine message={error} />
        </p>
      )}
      {requirements && (
        <div id={requirementsId} className={`${classes.description} ${classes.requirements}`}>
          {requirements}
        </div>
      )}
    </div>
  );
}

/** The message under an invalid field. */
export const ErrorLine = ({ message }: { message: string }) => (
  <span className={classes.errorLine}>
    <IconAlertCircle aria-hidden="true" size={18} stroke={1.75} />
    <span>{message}</span>
  </span>
);
