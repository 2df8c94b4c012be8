import type { ComponentProps } from 'react';
import { PasswordField } from '../../components/password-field';
import { ownPasswordContent } from './own-password.content';

type OwnPasswordFieldProps = Omit<
  ComponentProps<typeof PasswordField>,
  'label' | 'autoComplete' | 'error'
> & {
  /** The error as the form holds it. */
  error?: unknown;
};

/** The password of whoever changes something of which a stolen session must not be enough. */
export const OwnPasswordField = ({ error, ...props }: OwnPasswordFieldProps) => (
  <PasswordField
    {...props}
    label={ownPasswordContent.label}
    error={typeof error === 'string' ? error : undefined}
    autoComplete="current-password"
  />
);
