import { IconAlertCircle } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import classes from './field.module.css';

/** Texts around the control of every form field. */
export interface FieldTexts {
  label: ReactNode;
  /** A hint between label and control. */
  description?: ReactNode;
  /** Requirements or meaning of the value, below the control. */
  requirements?: ReactNode;
  error?: string | undefined;
  /** Whether the error changes while the user types, and is announced each time. */
  isErrorLive?: boolean;
}

/** Attributes that connect a control with the texts around it. */
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
  const generated = useId();
  const id = given ?? generated;
  const describedBy = (['error', 'description', 'requirements'] as const)
    .filter((name) => Boolean(texts[name]))
    .map((name) => `${id}-${name}`)
    .join(' ');
  return (
    <div className={[classes.field, className].filter(Boolean).join(' ')}>
      <label htmlFor={id} className={classes.label}>
        {texts.label}
      </label>
      {texts.description && (
        <p id={`${id}-description`} className={classes.description}>
          {texts.description}
        </p>
      )}
      <div className={classes.box} data-section={section ? true : undefined}>
        {children({
          id,
          className: classes.control!,
          'aria-invalid': texts.error ? true : undefined,
          'aria-describedby': describedBy || undefined,
        })}
        {section && <div className={classes.section}>{section}</div>}
      </div>
      <BelowControl id={id} {...texts} />
    </div>
  );
}

const BelowControl = ({ id, error, isErrorLive = false, requirements }: FieldTexts & { id: string }) => (
  <>
    {error && (
      <p id={`${id}-error`} className={classes.error} role={isErrorLive ? 'alert' : undefined}>
        <ErrorLine message={error} />
      </p>
    )}
    {requirements && (
      <div id={`${id}-requirements`} className={`${classes.description} ${classes.requirements}`}>
        {requirements}
      </div>
    )}
  </>
);

/** The message under an invalid field. */
export const ErrorLine = ({ message }: { message: string }) => (
  <span className={classes.errorLine}>
    <IconAlertCircle aria-hidden="true" size={18} stroke={1.75} />
    <span>{message}</span>
  </span>
);
