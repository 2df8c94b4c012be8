import { IconCheck } from '@tabler/icons-react';
import { PASSWORD_LENGTH_MIN } from '#common/auth/limits';
import { VisuallyHidden } from '../../components/visually-hidden';
import { authContent } from './auth.content';
import classes from './password-rules.module.css';

const { passwordRules, isMet } = authContent.signUp;

/** Advice for a good password. Only the first rule, the minimum length, is checked while typing. */
export function PasswordRules({ password }: { password: string }) {
  const isLongEnough = [...password].length >= PASSWORD_LENGTH_MIN;
  return (
    <ul className={classes.rules}>
      {passwordRules.map((rule, index) => (
        <li key={rule}>
          {rule}
          {index === 0 && isLongEnough && (
            <>
              <IconCheck aria-hidden="true" size={16} stroke={2.25} />
              <VisuallyHidden>, {isMet}</VisuallyHidden>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
