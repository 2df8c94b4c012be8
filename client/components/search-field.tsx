import { IconSearch } from '@tabler/icons-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { IconButton } from './icon-button';
import { VisuallyHidden } from './visually-hidden';
import classes from './search-field.module.css';

interface SearchFieldProps extends ComponentProps<'input'> {
  label: string;
  /** Accessible name of the submit button. */
  submitLabel: string;
  /** Content beside the box. */
  children?: ReactNode;
}

/** A labelled search box with a submit button, for use in a form. */
export function SearchField({ label, submitLabel, children, ...input }: SearchFieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div className={classes.row}>
        <div className={classes.box}>
          <input {...input} id={id} type="search" autoComplete="off" enterKeyHint="search" />
          <IconButton type="submit">
            <IconSearch aria-hidden="true" size={20} stroke={1.75} />
            <VisuallyHidden>{submitLabel}</VisuallyHidden>
          </IconButton>
        </div>
        {children}
      </div>
    </>
  );
}
