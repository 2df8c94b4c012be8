import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { earliestRecorded } from '#common/activity/recorded-days';
import { formatMoment } from '../../../lib/format-moment';
import { dueLabel } from '../../../lib/order-labels';
import { messageOf, NO_ANSWER, withoutAnswer } from '../../../lib/errors';
import { useHasPermission } from '../../../lib/permissions';
import { withRequestKey } from '../../../lib/request-keys';
import { showToast } from '../../../lib/toast';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { useReread } from '../../../lib/use-reread';
import type { ActivityType } from '../../../graphql/types.generated';
import { memberName } from '../members/member-name';
import type { MemberDueFragment } from '../memberships/memberships.generated';
import { useDeskSettingsQuery } from '../payment/payment.generated';
import type { PickableMemberFragment } from '../member-picker/member-picker.generated';
import { activitiesContent, textsOf } from './activities.content';
import {
  ActivitiesDocument,
  useRecordVisitMutation,
  useRecordWorkoutMutation,
  type ListedActivityFragment,
} from './activities.generated';
import { recordSchema, type RecordValues } from './record-form';
import { fromLocalInput, toLocalInput } from './studio-time';
import { useRemoveActivity } from './use-remove-activity';

const { failed, removeFailed, undo, undoReason } = activitiesContent;

const undoTexts = { fallback: removeFailed, unreachable: NO_ANSWER };

interface RecordSettings {
  type: ActivityType;
  /** The initially chosen member. */
  forMember: PickableMemberFragment | null;
  onDone: () => void;
}

/** State of the dialog that records a visit or a workout. The time is only sent if it was changed. */
export function useRecordForm({ type, forMember, onDone }: RecordSettings) {
  const [openedMs] = useState(() => Date.now());
  const openedAt = toLocalInput(openedMs);
  const mayBackdate = useHasPermission('activities:backdate');
  const maySell = useHasPermission('memberships:sell');
  const daysBack = useDeskSettingsQuery(maySell ? {} : skipToken).data?.deskSettings.recordedDaysBackMax;
  const [member, setMember] = useState(forMember);
  /** Time of another visit shortly before or after this one. */
  const [visitedAt, setVisitedAt] = useState<string | null>(null);
  const [needsReason, setNeedsReason] = useState(false);
  const record = useRecord(type);
  const announce = useAnnouncement(type);

  const send = async ({
    memberId,
    workout,
    happenedAt: entered,
    admissionReason,
  }: RecordValues): Promise<void> => {
    const time = entered === openedAt ? null : fromLocalInput(entered);
    const happenedAt = time === null ? null : new Date(time).toISOString();
    const answer = await withRequestKey([type, memberId, happenedAt ?? 'now'], (requestKey) =>
      record(
        { memberId, happenedAt, requestKey },
        { workout, isRepeat: visitedAt !== null, ...(needsReason && { admissionReason }) },
      ),
    );
    if (!isRecorded(answer)) throw new Undecided(answer);
    announce(answer);
  };

  const { form, ...dialogForm } = useDialogForm<RecordValues, RecordValues, void>({
    schema: recordSchema(type),
    initialValues: { memberId: forMember?.id ?? '', workout: '', happenedAt: openedAt, admissionReason: '' },
    failed,
    unreachable: withoutAnswer(failed),
    send,
    onSaved: onDone,
    onFailed: (error) => {
      if (!(error instanceof Undecided)) return false;
      const { visitedAt: recent } = error.answer;
      if (recent === null) setNeedsReason(true);
      else setVisitedAt(recent);
      return true;
    },
    onInput: () => setVisitedAt(null),
  });

  return {
    ...dialogForm,
    openedAt,
    /** Earliest time that the server accepts; undefined without a limit. */
    earliest:
      mayBackdate || daysBack === undefined ? undefined : toLocalInput(earliestRecorded(openedMs, daysBack)),
    member,
    pick: (picked: PickableMemberFragment) => {
      setMember(picked);
      form.setFieldValue('memberId', picked.id);
      setNeedsReason(false);
      setVisitedAt(null);
    },
    needsReason,
    visitedAt,
    forgetVisit: () => setVisitedAt(null),
  };
}

interface RecordInput {
  memberId: string;
  requestKey: string;
  happenedAt: string | null;
}

interface RecordAnswer {
  /** The activity as stored; null if staff have to decide first. */
  activity: ListedActivityFragment | null;
  /**
   * The time of another visit shortly before or after, if staff have to decide about that; null if it is about a
   * missing pass.
   */
  visitedAt: string | null;
  /** Amount that the member owes; staff are reminded of it after a visit. */
  due: MemberDueFragment['due'];
}

type Recorded = RecordAnswer & { activity: ListedActivityFragment };

const isRecorded = (answer: RecordAnswer): answer is Recorded => answer.activity !== null;

/** A visit about which staff have to decide. */
class Undecided extends Error {
  constructor(readonly answer: RecordAnswer) {
    super();
  }
}

/** Records a visit or a workout. */
function useRecord(type: ActivityType) {
  const readsOrders = useHasPermission('orders:read-any');
  const readsAll = useHasPermission('activities:read-any');
  const [recordVisit] = useRecordVisitMutation();
  const [recordWorkout] = useRecordWorkoutMutation();
  return async (
    input: RecordInput,
    { workout, ...decisions }: { workout: string; isRepeat: boolean; admissionReason?: string },
  ): Promise<RecordAnswer> => {
    if (type === 'WORKOUT') {
      const { data } = await recordWorkout({ variables: { input: { ...input, workout } } });
      if (!data) throw new Error(failed);
      return { activity: data.recordWorkout.activity, visitedAt: null, due: null };
    }
    const { data } = await recordVisit({
      variables: { input: { ...input, ...decisions }, readsOrders, readsAll },
    });
    if (!data) throw new Error(failed);
    const { activity, visitedAt, member } = data.recordVisit;
    return { activity, visitedAt, due: member.due ?? null };
  };
}

/** Reloads the list, and reports what was recorded in a toast, from which it can be removed. */
function useAnnouncement(type: ActivityType) {
  const reread = useReread(ActivitiesDocument);
  const remove = useRemoveActivity();
  return ({ activity: { id, member, happenedAt }, due }: Recorded) => {
    void reread();
    const recorded = textsOf[type].recorded(memberName(member), formatMoment(happenedAt));
    showToast(due ? `${recorded} ${dueLabel(due)}.` : recorded, {
      label: undo,
      run: () =>
        void remove(id, undoReason).catch((error: unknown) => showToast(messageOf(error, undoTexts))),
      isExtra: true,
    });
  };
}
