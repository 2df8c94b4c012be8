import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { Badge } from '../../../components/badge';
import { Button } from '../../../components/button';
import { SubmitButton } from '../../../components/submit-button';
import { TextField } from '../../../components/text-field';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { formatDay, formatLastDay } from '../../../lib/format-day';
import { RepeatQuestion } from '../activities/repeat-question';
import { checkInContent as content } from './check-in.content';
import type { CheckedInMemberFragment, CheckInAnswerFragment } from './check-in.generated';
import { DeskRenewal } from './desk-renewal';
import type { CheckInResult } from './use-check-in';
import classes from './check-in.module.css';

interface CheckInAnswerProps {
  result: CheckInResult | null;
  onNo: () => void;
  onRepeat: (userId: string) => void;
  onAdmit: (userId: string, reason: string) => void;
  onRenewed: (userId: string) => void;
}

/** Who has arrived, and what staff have to decide before the visit is recorded. */
export function CheckInAnswer({ result, onNo, onRepeat, ...decisions }: CheckInAnswerProps) {
  const id = useId();
  const region = useRef<HTMLElement>(null);
  // On a phone it is below the keypad.
  useEffect(() => {
    if (result) region.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
  const answer = result && 'answer' in result ? result.answer : null;
  return (
    <section ref={region} className={classes.answer} data-tone={toneOf(result)} aria-labelledby={id}>
      <VisuallyHidden>
        <h2 id={id}>{content.answer}</h2>
      </VisuallyHidden>
      <div role="status">
        {result === null && <p>{content.waiting}</p>}
        {result && 'failure' in result && <Failure message={result.failure} />}
        {answer && <Member answer={answer} />}
      </div>
      {answer?.outcome === 'RECENTLY_VISITED' && answer.visitedAt && (
        <RepeatQuestion
          key={answer.user.id}
          visitedAt={answer.visitedAt}
          onNo={onNo}
          onAgain={() => {
            onRepeat(answer.user.id);
            return Promise.resolve(undefined);
          }}
        />
      )}
      {answer?.outcome === 'NO_ACTIVE_PASS' && (
        <Admission key={answer.user.id} member={answer.user} {...decisions} />
      )}
    </section>
  );
}

function toneOf(result: CheckInResult | null) {
  if (result === null) return undefined;
  if ('failure' in result) return 'danger';
  return result.answer.outcome === 'CHECKED_IN' ? 'success' : 'warning';
}

const Failure = ({ message }: { message: string }) => (
  <>
    <Badge tone="danger">{content.refused}</Badge>
    <p className={classes.failure}>{message}</p>
  </>
);

const Member = ({ answer: { outcome, user } }: { answer: CheckInAnswerFragment }) => (
  <>
    <Badge tone={outcome === 'CHECKED_IN' ? 'success' : 'warning'}>{content.outcomes[outcome]}</Badge>
    <p className={classes.name}>{user.name ?? user.email}</p>
    <p>{passOf(user)}</p>
  </>
);

interface AdmissionProps extends Pick<CheckInAnswerProps, 'onAdmit' | 'onRenewed'> {
  member: CheckedInMemberFragment;
}

/** Renewal of the pass, or letting the member in once with a reason. */
function Admission({ member, onAdmit, onRenewed }: AdmissionProps) {
  const [isRenewing, setIsRenewing] = useState(false);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const admit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return setError(content.reasonMissing);
    onAdmit(member.id, reason);
  };
  const closeRenewal = (isRenewed: boolean) => {
    setIsRenewing(false);
    if (isRenewed) onRenewed(member.id);
  };
  return (
    <>
      <form className={classes.form} onSubmit={admit} noValidate>
        <Button autoFocus onClick={() => setIsRenewing(true)}>
          {content.renew}
        </Button>
        <TextField
          label={content.reason}
          value={reason}
          error={error}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <SubmitButton isBusy={false}>{content.letIn}</SubmitButton>
      </form>
      {isRenewing && <DeskRenewal member={member} onClose={closeRenewal} />}
    </>
  );
}

/** "Premium until 25 December 2026". */
function passOf({ memberships }: CheckedInMemberFragment): string {
  const pass = memberships.find(({ planType }) => planType === 'PASS');
  if (pass?.current && pass.paidUntil)
    return content.until(pass.current.planName, formatLastDay(pass.paidUntil));
  return pass?.previous ? content.ended(formatDay(pass.previous.endsAt)) : content.never;
}
