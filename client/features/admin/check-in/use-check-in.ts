import { useEffect, useRef, useState } from 'react';
import { SECOND_MS } from '#common/time';
import type { CheckInInput } from '../../../graphql/types.generated';
import { isRefusedFor, messageOf, textIn } from '../../../lib/errors';
import { useReread } from '../../../lib/use-reread';
import type { WaiverOfMemberFragment } from '../../waivers/waiver.generated';
import { lacksWaiver } from '../waivers/waiver-badge';
import { checkInContent as content } from './check-in.content';
import { useCheckInMutation, type CheckInAnswerFragment } from './check-in.generated';
import { dropArrival, type KeptArrival } from './kept-arrivals';
import { play } from './sounds';
import { TodaysVisitsDocument } from './todays-visits.generated';
import { useOutbox, type Delivery, type Request } from './use-outbox';

type Decision = Pick<CheckInInput, 'isRepeat' | 'admissionReason'>;
/** Kept in the browser, so it outlives changes of the API. A code may be too old when staff decide. */
type Arrival = Decision & { code?: string; memberId?: string };

export type CheckInResult = { arrival: KeptArrival<Arrival>; isLive: boolean } & (
  | { answer: CheckInAnswerFragment }
  | { failure: string }
);

/** How long an answer is shown if nothing has to be decided, in milliseconds. */
export const ANSWER_MS = 4 * SECOND_MS;

/** Sends what was scanned, typed or decided, and keeps the answers until staff have dealt with them. */
export function useCheckIn() {
  const { results, show, remove, sign } = useResults();
  const rereadVisits = useReread(TodaysVisitsDocument);
  const [checkIn] = useCheckInMutation();

  const { decide, dismiss, add, ...outbox } = useOutbox<Arrival>({
    send: async (input, { arrival, isLive }) => {
      const { data } = await checkIn({ variables: { input: inputOf(input) } });
      if (!data) return null;
      const answer = data.checkIn;
      if (answer.activity) void rereadVisits();
      const { code: _code, ...decision } = arrival.input;
      const undecided = { ...decision, memberId: answer.member.id };
      const replaced = show({ arrival: { ...arrival, input: undecided }, isLive, answer });
      for (const earlier of replaced) await dropArrival(earlier.arrival.requestKey);
      return answer.outcome === 'RECORDED' ? null : undecided;
    },
    refuse: (error, delivery: Delivery<Arrival>) => {
      show({ ...delivery, failure: textOf(error) });
      return delivery.isLive ? null : delivery.arrival.input;
    },
  });

  return {
    ...outbox,
    results,
    arrive: add,
    sign,
    /** Sends the arrival of a result again, with a decision about it. */
    decide: (result: CheckInResult, decision: Decision) => {
      remove(result);
      return decide(result.arrival, { ...result.arrival.input, ...decision });
    },
    /** Goes on without recording the arrival of a result. */
    dismiss: (result: CheckInResult) => {
      remove(result);
      return dismiss(result.arrival);
    },
  };
}

/**
 * The results to show, one after another: a live arrival comes at once, before those that staff have not dealt with
 * yet. A result that needs no decision disappears after some time.
 */
function useResults() {
  const latest = useRef<readonly CheckInResult[]>([]);
  const [results, setResults] = useState<readonly CheckInResult[]>([]);
  const set = (next: readonly CheckInResult[]): void => setResults((latest.current = next));
  const remove = (result: CheckInResult): void => set(latest.current.filter((one) => one !== result));
  const [first] = results;
  const isDone = first !== undefined && isRecorded(first) && !lacksWaiverOf(first);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => set(latest.current.slice(1)), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [isDone, first]);

  /** Returns the questions about an earlier entry of the same member, which are no longer asked. */
  const show = (next: CheckInResult): CheckInResult[] => {
    play(isRecorded(next) ? 'fine' : 'look-up');
    const open = latest.current.filter(needsDecision);
    const replaced = next.isLive ? open.filter((one) => one.isLive && isOfSameMember(one, next)) : [];
    const others = open.filter((one) => !replaced.includes(one));
    if (next.isLive) set([next, ...others]);
    else set(isRecorded(next) && others.length > 0 ? others : [...others, next]);
    return replaced;
  };
  /** Shows that the member of a result has accepted the waiver. */
  const sign = (signed: CheckInResult, { waiver }: WaiverOfMemberFragment): void =>
    set(latest.current.map((one) => (one === signed ? withWaiver(one, waiver) : one)));
  return { results, show, remove, sign };
}

const inputOf = ({ code, memberId, ...request }: Request<Arrival>): CheckInInput => ({
  ...request,
  member: memberId === undefined ? { code: code! } : { id: memberId },
});

const isRecorded = (result: CheckInResult): boolean =>
  'answer' in result && result.answer.outcome === 'RECORDED';

const lacksWaiverOf = (result: CheckInResult): boolean =>
  'answer' in result && lacksWaiver(result.answer.member);

function withWaiver(result: CheckInResult, waiver: WaiverOfMemberFragment['waiver']): CheckInResult {
  if (!('answer' in result)) return result;
  const { answer } = result;
  return { ...result, answer: { ...answer, member: { ...answer.member, waiver } } };
}

/** A failure that is live was seen by whoever caused it. */
const needsDecision = (result: CheckInResult): boolean =>
  'answer' in result ? !isRecorded(result) : !result.isLive;

const isOfSameMember = (one: CheckInResult, other: CheckInResult): boolean =>
  'answer' in one && 'answer' in other && one.answer.member.id === other.answer.member.id;

function textOf(error: unknown): string {
  const usedAt = isRefusedFor(error, 'CODE_USED') ? textIn(error, 'usedAt') : null;
  return usedAt === null ? messageOf(error, { fallback: content.failed }) : content.usedAt(usedAt);
}
