import type { ComponentProps } from 'react';
import { CheckField } from '../../../components/check-field';
import { TextField } from '../../../components/text-field';
import { settingsContent } from './settings.content';

/** The part of a section's form that a field needs. With `never` as the path, the form of any section fits. */
interface SectionForm {
  form: { key: (path: never) => string };
  field: (path: never, options?: { type: 'checkbox' }) => object;
}

/** Returns the environment variable that sets a field in place of the studio, if one does. */
export type LockOf = (field: string) => string | undefined;

interface SettingFieldProps {
  edit: SectionForm;
  name: string;
  label: string;
  hint?: string | undefined;
  lengthMax?: number;
  /** Whether it is a whole number. */
  isNumber?: boolean;
  type?: 'text' | 'date' | 'email';
  lock?: string | undefined;
  /** Whether the lock is explained elsewhere. */
  isLockKnown?: boolean;
}

/** A text or a number. What an environment variable sets can be read, but not changed. */
export function SettingField({ edit, name, label, hint, lock, ...input }: SettingFieldProps) {
  const { isNumber = false, lengthMax = isNumber ? 5 : undefined, type = 'text', isLockKnown } = input;
  return (
    <TextField
      key={edit.form.key(name as never)}
      {...(edit.field(name as never) as ComponentProps<'input'>)}
      type={type}
      label={label}
      // Below the input, so that the inputs of a line are next to each other.
      requirements={lock && !isLockKnown ? settingsContent.locked(lock) : hint}
      inputMode={isNumber ? 'numeric' : undefined}
      autoComplete="off"
      maxLength={lengthMax}
      required={false}
      readOnly={lock !== undefined}
    />
  );
}

/** A checkbox for a yes-or-no setting. */
export const SettingCheck = ({ edit, name, label, hint, lock }: SettingFieldProps) => (
  <CheckField
    key={edit.form.key(name as never)}
    {...edit.field(name as never, { type: 'checkbox' })}
    label={label}
    description={lock ? settingsContent.locked(lock) : hint}
    disabled={lock !== undefined}
  />
);
