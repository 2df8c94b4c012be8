import { useId } from 'react';
import { Button } from '../../components/button';
import { FormAlert } from '../../components/form-alert';
import { checkInCodeContent as content } from './memberships.content';
import classes from './check-in-code.module.css';
import { useCheckInCodes } from './use-check-in-codes';

/** The digits with which the member checks in at the front desk. */
export function CheckInCode() {
  const id = useId();
  const { issue, isBusy, notice, shown } = useCheckInCodes();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>{content.title}</h2>
      <p>{content.lead}</p>
      <FormAlert notice={notice} keepsFocus />
      {shown ? (
        <div>
          <p className={classes.digits}>{inGroups(shown.digits)}</p>
          <p>{content.newIn(shown.seconds)}</p>
        </div>
      ) : (
        <Button isBusy={isBusy} onClick={issue}>
          {content.show}
        </Button>
      )}
    </section>
  );
}

/** "123 456", which is easier to read out. */
const inGroups = (digits: string): string => `${digits.slice(0, 3)} ${digits.slice(3)}`;
