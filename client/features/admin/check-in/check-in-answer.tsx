import { useEffect, useId, useRef } from 'react';
import { studioDay } from '#common/calendar';
import { CODE_PREFIX } from '#common/check-in/limits';
import { daysOverdue } from '#common/orders/due-ages';
import { Badge } from '../../../components/badge';
import { Button } from '../../../components/button';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { formatLastDay } from '../../../lib/format-day';
import { dueLabel } from '../../../lib/order-labels';
import { formatMoment } from '../../../lib/format-moment';
import { useMinute } from '../../../lib/use-minute';
import { RepeatQuestion } from '../activities/repeat-question';
import { memberName } from '../members/member-name';
import { runningPass, unpaidOrder } from '../memberships/listed-membership';
import { ordersContent } from '../orders/orders.content';
import type { WaiverOfMemberFragment } from '../../waivers/waiver.generated';
import { DeskWaiver } from '../waivers/desk-waiver';
import { WaiverBadge } from '../waivers/waiver-badge';
import { Admission, type AdmissionDecisions } from './admission';
import { checkInContent as content } from './check-in.content';
import type { CheckedInMemberFragment, CheckInAnswerFragment } from './check-in.generated';
import type { CheckInResult } from './use-check-in';
import classes from './check-in.module.css';

interface CheckInAnswerProps extends AdmissionDecisions {
  result: CheckInResult | undefined;
  /** How many results are shown after this one. */
  others: number;
  onRepeat: () => void;
  onWaiver: (member: WaiverOfMemberFragment) => void;
}

/** The member who has arrived, and what staff have to decide before the visit is recorded. */
export function CheckInAnswer({ result, others, onWaiver, ...decisions }: CheckInAnswerProps) {
  const id = useId();
  const region = useRef<HTMLElement>(null);
  // On a phone, the answer is below the keypad.
  useEffect(() => {
    if (result) region.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
  return (
    <section ref={region} className={classes.answer} data-tone={toneOf(result)} aria-labelledby={id}>
      <VisuallyHidden>
        <h2 id={id}>{content.answer}</h2>
      </VisuallyHidden>
      <div role="status">
        {result ? <Outcome result={result} /> : <p>{content.waiting}</p>}
        {others > 0 && <p>{content.others(others)}</p>}
      </div>
      {result && <Decision key={result.arrival.requestKey} result={result} others={others} {...decisions} />}
      {result && 'answer' in result && <DeskWaiver member={result.answer.member} onRecorded={onWaiver} />}
    </section>
  );
}

const Outcome = ({ result }: { result: CheckInResult }) => (
  <>
    {'failure' in result ? <Failure message={result.failure} /> : <Member answer={result.answer} />}
    {!result.isLive && <p>{arrivalOf(result)}</p>}
  </>
);

type DecisionProps = Omit<CheckInAnswerProps, 'onWaiver'> & { result: CheckInResult };

/** Actions of staff on a result; nothing if the visit is recorded. */
function Decision({ result, others, onSkip, onRepeat, ...admission }: DecisionProps) {
  const takesFocus = result.isLive;
  if ('failure' in result)
    return takesFocus && others === 0 ? null : <Button onClick={onSkip}>{content.next}</Button>;
  const { outcome, visitedAt, member } = result.answer;
  if (outcome === 'NO_ACTIVE_PASS' || outcome === 'DUES_OVERDUE')
    return (
      <Admission
        member={member}
        isOverdue={outcome === 'DUES_OVERDUE'}
        takesFocus={takesFocus}
        onSkip={onSkip}
        {...admission}
      />
    );
  if (outcome !== 'RECENTLY_VISITED' || !visitedAt) return null;
  return <RepeatQuestion visitedAt={visitedAt} takesFocus={takesFocus} onNo={onSkip} onAgain={onRepeat} />;
}

/** The time of a kept arrival, with its digits if the member is unknown. */
function arrivalOf(result: CheckInResult): string {
  const { arrivedAt, input } = result.arrival;
  const moment = formatMoment(new Date(arrivedAt).toISOString());
  const isTyped = 'failure' in result && input.code && !input.code.toUpperCase().startsWith(CODE_PREFIX);
  return isTyped ? content.arrivedWith(moment, input.code!) : content.arrived(moment);
}

function toneOf(result: CheckInResult | undefined) {
  if (!result) return undefined;
  if ('failure' in result) return 'danger';
  return result.answer.outcome === 'RECORDED' ? 'success' : 'warning';
}

const Failure = ({ message }: { message: string }) => (
  <>
    <Badge tone="danger">{content.refused}</Badge>
    <p className={classes.failure}>{message}</p>
  </>
);

const Member = ({ answer: { outcome, member, isFirstVisit } }: { answer: CheckInAnswerFragment }) => (
  <>
    <Badge tone={outcome === 'RECORDED' ? 'success' : 'warning'}>{outcomeOf(outcome, member)}</Badge>
    <p className={classes.name}>{memberName(member)}</p>
    <p>{passOf(member)}</p>
    {isFirstVisit && <Badge tone="neutral">{content.firstVisit}</Badge>}
    {member.due && <Due due={member.due} />}
    <WaiverBadge member={member} />
    <UnpaidOrder memberships={member.memberships} />
  </>
);

function Due({ due }: { due: NonNullable<CheckedInMemberFragment['due']> }) {
  const days = daysOverdue(due.dueOn, studioDay(useMinute()));
  return (
    <Badge tone={days > 0 ? 'danger' : 'warning'}>
      {[dueLabel(due), ...(days > 0 ? [ordersContent.overdue(days)] : [])].join(' · ')}
    </Badge>
  );
}

/** The plan that the member has ordered, which is chosen in the dialog. */
function UnpaidOrder({ memberships }: Pick<CheckedInMemberFragment, 'memberships'>) {
  const order = unpaidOrder(memberships);
  return order && <p>{content.ordered(order.planName)}</p>;
}

const outcomeOf = (outcome: CheckInAnswerFragment['outcome'], { memberships }: CheckedInMemberFragment) =>
  outcome === 'NO_ACTIVE_PASS' && runningPass(memberships)?.isFrozen
    ? content.frozen
    : content.outcomes[outcome];

/** "Premium until 25 December 2026". */
function passOf({ memberships }: CheckedInMemberFragment): string {
  const pass = memberships.find(({ planType }) => planType === 'PASS');
  if (pass?.current && pass.isFrozen && pass.freeze)
    return content.frozenUntil(pass.current.planName, formatLastDay(pass.freeze.endsAt));
  if (pass?.current && pass.paidUntil)
    return content.until(pass.current.planName, formatLastDay(pass.paidUntil));
  return pass?.previous ? content.ended(formatLastDay(pass.previous.endsAt)) : content.never;
}
