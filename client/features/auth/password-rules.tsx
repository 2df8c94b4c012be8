import { IconCheck } from '@tabler/icons-react';
import { PASSWORD_LENGTH_MIN } from '#common/auth/limits';
import { VisuallyHidden } from '../../components/visually-hidden';
import { authContent } from './auth.content';
import classes from './password-rules.module.css';

const { passwordRule, passwordAdvice, isMet } = authContent.signUp;

/** The rule for passwords, with a tick once it is met, and advice for a good one. */
export function PasswordRules({ password }: { password: string }) {
  const isLongEnough = [...password].length >= PASSWORD_LENGTH_MIN;
  return (
    <span className={classes.rules}>
      <span>
        {passwordRule}
        {isLongEnough && (
          <>
            <IconCheck aria-hidden="true" size={16} stroke={2.25} />
            <VisuallyHidden>, {isMet}</VisuallyHidden>
          </>
        )}
      </span>
      <span>{passwordAdvice}</span>
    </span>
  );
}
