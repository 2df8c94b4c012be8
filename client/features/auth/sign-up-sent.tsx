import { FormAlert } from '../../components/form-alert';
import type { Notice } from '../../lib/use-action';
import { authContent } from './auth.content';
import classes from './auth-form.module.css';

const { signUp } = authContent;

export interface SentMail extends Notice {
  /** The address as it was typed, whoever has an account. */
  email: string;
}

interface SignUpSentProps {
  mail: SentMail | null;
  /** Label of the button that shows the form again. */
  again?: string;
  onStartOver: () => void;
}

/** Instructions after a sign-up: open the link in the mail, or start over. */
export const SignUpSent = ({ mail, again = signUp.again, onStartOver }: SignUpSentProps) => (
  <FormAlert notice={mail} tone="success">
    <p className={classes.plain}>
      {mail && signUp.sentTo(mail.email)} {signUp.sentHint}{' '}
      <button type="button" className={classes.plainButton} onClick={onStartOver}>
        {again}
      </button>
      .
    </p>
  </FormAlert>
);
