import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { PASSWORD_LENGTH_MAX } from '#common/auth/limits';
import { passwordFieldContent as content } from './password-field.content';
import { IconButton } from './icon-button';
import { TextField, type TextFieldProps } from './text-field';
import classes from './password-field.module.css';

interface PasswordFieldProps extends TextFieldProps {
  /**
   * Name of the value in the label of the button, such as "confirmation", on pages with several password fields. Not
   * the label of the field, by which tests and password managers would find the button.
   */
  revealName?: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password with a button that shows it, and a note while Caps Lock is on. */
export function PasswordField({ revealName = content.name, ...props }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);
  const checkCapsLock = (event: KeyboardEvent) => setIsCapsLockOn(event.getModifierState('CapsLock'));
  const Icon = isShown ? IconEyeOff : IconEye;
  const label = isShown ? content.hide(revealName) : content.show(revealName);
  return (
    <div onKeyDown={checkCapsLock} onKeyUp={checkCapsLock} onBlur={() => setIsCapsLockOn(false)}>
      <TextField
        maxLength={PASSWORD_LENGTH_MAX * 2}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        type={isShown ? 'text' : 'password'}
        section={
          <IconButton
            aria-label={label}
            title={label}
            disabled={props.disabled}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon aria-hidden="true" size={20} stroke={1.75} />
          </IconButton>
        }
      />
      <p className={classes.capsLock} role="status">
        {isCapsLockOn && content.capsLock}
      </p>
    </div>
  );
}
