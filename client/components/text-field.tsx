import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldTexts } from './field';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className'>, FieldTexts {
  className?: string;
  section?: ReactNode;
}

/** Single-line text input. */
export function TextField(props: TextFieldProps) {
  const { id, className, section, label, description, requirements, error, isErrorLive, ...input } = props;
  const field = { id, className, section, label, description, requirements, error, isErrorLive };
  return <Field {...field}>{(control) => <input type="text" required {...input} {...control} />}</Field>;
}
