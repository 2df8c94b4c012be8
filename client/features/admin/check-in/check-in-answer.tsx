import { useId, useState, type SyntheticEvent } from 'react';
import { Link } from '../../../navigation/navigation';
import { Badge } from '../../../components/badge';
import { SubmitButton } from '../../../components/submit-button';
import { TextField } from '../../../components/text-field';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { formatDay, formatLastDay } from '../../../lib/format-day';
import { RepeatQuestion } from '../activities/repeat-question';
import { checkInContent as content } from './check-in.content';
import type { CheckedInMemberFragment, CheckInAnswerFragment } from './check-in.generated';
import classes from './check-in.module.css';

interface CheckInAnswerProps {
  answer: CheckInAnswerFragment | null;
  onNo: () => void;
  onRepeat: (userId: string) => Promise<void>;
  onAdmit: (userId: string, reason: string) => Promise<void>;
}

/** Who has arrived, and what staff have to decide before the visit is recorded. */
export function CheckInAnswer({ answer, onNo, onRepeat, onAdmit }: CheckInAnswerProps) {
  const id = useId();
  return (
    <section className={classes.answer} aria-labelledby={id}>
      <VisuallyHidden>
        <h2 id={id}>{content.answer}</h2>
      </VisuallyHidden>
      <div role="status">{answer ? <Member answer={answer} /> : <p>{content.waiting}</p>}</div>
      {answer?.outcome === 'RECENTLY_VISITED' && answer.visitedAt && (
        <RepeatQuestion
          visitedAt={answer.visitedAt}
          onNo={onNo}
          onAgain={() => onRepeat(answer.user.id).then(() => undefined)}
        />
      )}
      {answer?.outcome === 'NO_ACTIVE_PASS' && (
        <Admission key={answer.user.id} member={answer.user} onAdmit={onAdmit} />
      )}
    </section>
  );
}

const Member = ({ answer: { outcome, user } }: { answer: CheckInAnswerFragment }) => (
  <>
    <Badge tone={outcome === 'CHECKED_IN' ? 'success' : 'warning'}>{content.outcomes[outcome]}</Badge>
    <p className={classes.name}>{user.name ?? user.email}</p>
    <p>{passOf(user)}</p>
  </>
);

interface AdmissionProps {
  member: CheckedInMemberFragment;
  onAdmit: CheckInAnswerProps['onAdmit'];
}

/** Renewal of the pass, or letting the member in once with a reason. */
function Admission({ member, onAdmit }: AdmissionProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const admit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return setError(content.reasonMissing);
    void onAdmit(member.id, reason);
  };
  return (
    <form className={classes.form} onSubmit={admit} noValidate>
      <Link to={{ search: `?${new URLSearchParams({ tab: 'members', q: member.email ?? '' }).toString()}` }}>
        {content.renew}
      </Link>
      <TextField
        label={content.reason}
        value={reason}
        error={error}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <SubmitButton isBusy={false}>{content.letIn}</SubmitButton>
    </form>
  );
}

/** "Premium until 25 December 2026". */
function passOf({ memberships }: CheckedInMemberFragment): string {
  const pass = memberships.find(({ planType }) => planType === 'PASS');
  if (pass?.current && pass.paidUntil)
    return content.until(pass.current.planName, formatLastDay(pass.paidUntil));
  return pass?.previous ? content.ended(formatDay(pass.previous.endsAt)) : content.never;
}
