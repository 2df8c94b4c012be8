import { useRef, useState } from 'react';
import { messageOf, NO_ANSWER } from '../../../lib/errors';
import { showToast } from '../../../lib/toast';
import { useIsMounted } from '../../../lib/use-is-mounted';
import { useReread } from '../../../lib/use-reread';
import {
  useAssignTrainerMutation,
  type MemberTableRowFragment,
  type TrainerChoiceFragment,
} from './members.generated';
import { memberName } from './member-name';
import { membersContent } from './members.content';
import { MemberCountDocument } from '../figures/figure-tiles.generated';
import { trainerSelectId } from './trainer-select';

const { aboutMember } = membersContent;
const { failed, assigned, removed, undo } = membersContent.trainer;

type Member = Pick<MemberTableRowFragment, 'id' | 'name' | 'email' | 'trainer'>;

/** Assigns trainers; the list shows a change at once, and takes it back if it fails. */
export function useAssignTrainer() {
  const [mutate] = useAssignTrainerMutation();
  const rereadCounts = useReread(MemberCountDocument);
  /** Messages by the ids of the members. */
  const [failures, setFailures] = useState<Record<string, string>>({});
  const isMounted = useIsMounted();

  const send = async (member: Member, trainer: TrainerChoiceFragment | null, isUndo: boolean) => {
    const { id } = member;
    const who = memberName(member);
    const setFailure = (message: string) => setFailures((all) => ({ ...all, [id]: message }));
    setFailure('');
    try {
      await mutate({
        variables: { input: { memberId: id, trainerId: trainer?.id ?? null } },
        optimisticResponse: expectedAnswer(id, trainer),
      });
    } catch (error) {
      if (isMounted()) setFailure(failureMessage(error));
      else showToast(aboutMember(who, failureMessage(error)));
      return;
    }
    void rereadCounts();
    const text = trainer ? assigned(who, trainer.name) : removed(who);
    // No undo after an undo.
    if (isUndo) return showToast(text);
    showToast(text, {
      label: undo,
      run: () => enqueue({ ...member, trainer }, member.trainer, true),
      isExtra: true,
      about: () => document.getElementById(trainerSelectId(id)),
    });
  };

  /** The last change of each member: requests that are sent at the same time may arrive in another order. */
  const changes = useRef(new Map<string, Promise<void>>());
  const enqueue = (member: Member, trainer: TrainerChoiceFragment | null, isUndo: boolean) => {
    const before = changes.current.get(member.id) ?? Promise.resolve();
    const change = before.then(() => send(member, trainer, isUndo));
    changes.current.set(member.id, change);
  };

  return {
    failures,
    assign: (member: Member, trainer: TrainerChoiceFragment | null) => enqueue(member, trainer, false),
  };
}

const expectedAnswer = (id: string, trainer: TrainerChoiceFragment | null) => ({
  assignTrainer: {
    __typename: 'AssignTrainerPayload',
    member: { __typename: 'User', id, trainer: trainer && { __typename: 'Trainer', ...trainer } },
  },
});

/** The documented text, with the reason that the server gave, or the fact that it did not answer. */
function failureMessage(error: unknown): string {
  const message = messageOf(error, { fallback: '', unreachable: NO_ANSWER });
  return message ? `${failed}. ${message}` : failed;
}
