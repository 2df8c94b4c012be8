import { PasswordField } from '../../components/password-field';

interface OwnPasswordFieldProps {
  /** Name of the field, and path of its error. */
  name: string;
  hint?: string;
  error: unknown;
  value: string;
  onChange: (value: string) => void;
}

/** The password of whoever changes something of which a stolen session must not be enough. It is in no draft. */
export const OwnPasswordField = ({ name, hint, error, value, onChange }: OwnPasswordFieldProps) => (
  <PasswordField
    name={name}
    label="Your password"
    description={hint}
    error={typeof error === 'string' ? error : undefined}
    autoComplete="current-password"
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
