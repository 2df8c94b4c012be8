import { TextField, type TextFieldProps } from '../../components/text-field';
import { secondStepContent as content } from './second-step.content';

interface CodeFieldProps extends Omit<TextFieldProps, 'label'> {
  /** Whether a recovery code is asked for, in place of one of the app. */
  isRecovery?: boolean;
}

/** The field for a code of a second factor, into which phones and password managers fill the current one. */
export const CodeField = ({ isRecovery = false, ...field }: CodeFieldProps) => (
  <TextField
    {...field}
    label={isRecovery ? content.recoveryCode : content.code}
    description={isRecovery ? content.recoveryHint : content.codeHint}
    autoComplete={isRecovery ? 'off' : 'one-time-code'}
    inputMode={isRecovery ? 'text' : 'numeric'}
    autoCapitalize={isRecovery ? 'characters' : 'none'}
    autoCorrect="off"
    spellCheck={false}
    maxLength={40}
  />
);
