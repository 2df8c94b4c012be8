import type { ComponentProps } from 'react';
import { ownPasswordContent } from './own-password-field.content';
import { PasswordField } from './password-field';

type OwnPasswordFieldProps = Omit<
  ComponentProps<typeof PasswordField>,
  'label' | 'autoComplete' | 'error'
> & {
  /** The error as the form holds it. */
  error?: unknown;
};

/** The user's own password, for changes that a stolen session must not be enough for. */
export const OwnPasswordField = ({ error, ...props }: OwnPasswordFieldProps) => (
  <PasswordField
    {...props}
    label={ownPasswordContent.label}
    error={typeof error === 'string' ? error : undefined}
    autoComplete="current-password"
  />
);
