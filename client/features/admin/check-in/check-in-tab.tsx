import { useRef, useState, type SyntheticEvent } from 'react';
import { CODE_DIGITS, CODE_LENGTH_MAX } from '#common/check-in/limits';
import { FormAlert } from '../../../components/form-alert';
import { SubmitButton } from '../../../components/submit-button';
import { TextField } from '../../../components/text-field';
import { MemberPicker } from '../member-picker';
import { CheckInAnswer } from './check-in-answer';
import { checkInContent as content } from './check-in.content';
import classes from './check-in.module.css';
import { useCheckIn } from './use-check-in';

const DIGITS = new RegExp(`^\\d{${CODE_DIGITS}}$`);

/** The front desk scans the codes of members or types their digits. */
export function CheckInTab() {
  const { arrive, decide, isBusy, notice, answer, clear } = useCheckIn();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');

  const submit = (text: string) => {
    if (text.trim() === '' || isBusy) return;
    setCode('');
    field.current?.focus();
    void arrive({ code: text });
  };
  const change = (text: string) => {
    setCode(text);
    if (DIGITS.test(text)) submit(text);
  };
  /** Scanners type into the field that has the focus. */
  const focusField = (): void => field.current?.focus();

  return (
    <div className={classes.tab}>
      <div className={classes.form}>
        <h1 tabIndex={-1}>{content.title}</h1>
        <p>{content.lead}</p>
        <form
          className={classes.form}
          noValidate
          onSubmit={(event: SyntheticEvent) => {
            event.preventDefault();
            submit(code);
          }}
        >
          <FormAlert notice={notice} keepsFocus />
          <TextField
            ref={field}
            label={content.code}
            name="code"
            value={code}
            maxLength={CODE_LENGTH_MAX}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            autoFocus
            onChange={({ currentTarget }) => change(currentTarget.value)}
          />
          <SubmitButton isBusy={isBusy}>{content.submit}</SubmitButton>
        </form>
        <MemberPicker
          label={content.member}
          selected={null}
          onPick={({ id: userId }) => void arrive({ userId }).then(focusField)}
        />
      </div>
      <CheckInAnswer
        answer={answer}
        onNo={() => {
          clear();
          focusField();
        }}
        onRepeat={(userId) => decide(userId, { isRepeat: true }).then(focusField)}
        onAdmit={(userId, admissionReason) => decide(userId, { admissionReason }).then(focusField)}
      />
    </div>
  );
}
