import { useId, type ComponentProps, type ReactNode } from 'react';
import { ErrorLine } from './field';
import field from './field.module.css';
import classes from './check-field.module.css';

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  label: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
}

/** A checkbox with its label beside it; the whole line can be pressed. */
export function CheckField({ label, description, error, ...input }: CheckFieldProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, description && `${id}-description`].filter(Boolean).join(' ');
  return (
    <div>
      <label className={classes.line} data-described={description ? true : undefined}>
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          aria-labelledby={`${id}-label`}
        />
        <span>
          <span id={`${id}-label`} className={classes.label}>
            {label}
          </span>
          {description && (
            <span id={`${id}-description`} className={classes.description}>
              {description}
            </span>
          )}
        </span>
      </label>
      {error && (
        <p id={`${id}-error`} className={field.error}>
          {typeof error === 'string' ? <ErrorLine message={error} /> : error}
        </p>
      )}
    </div>
  );
}
