import { TextInput, type TextInputProps } from '@mantine/core';
import { errorLine, fieldProps } from './field-props';
import { MantineScope } from './mantine-scope';

export interface TextFieldProps extends Omit<TextInputProps, 'error' | 'classNames'> {
  label: string;
  error?: string | undefined;
  /** Whether the error changes while the user types, and is announced each time. */
  isErrorLive?: boolean;
}

/** Single-line text input with its label above, a hint under the label and the error under the input. */
export function TextField({ error, isErrorLive, ...input }: TextFieldProps) {
  return (
    <MantineScope>
      <TextInput
        {...fieldProps}
        required
        {...input}
        error={errorLine(error)}
        {...(isErrorLive ? { errorProps: { role: 'alert' } } : {})}
      />
    </MantineScope>
  );
}
