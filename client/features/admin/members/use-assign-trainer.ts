import { useState } from 'react';
import { authMessages } from '#common/auth/messages';
import { messageOf } from '../../../lib/errors';
import { showToast } from '../../../lib/toast';
import { useAssignTrainerMutation } from './assign-trainer.generated';
import { memberName } from './member-columns';
import { membersContent } from './members.content';
import type { MemberTableRowFragment, TrainerChoiceFragment } from './member-table.generated';

const { failed, assigned, removed, undo } = membersContent.trainer;

type Member = Pick<MemberTableRowFragment, 'id' | 'name' | 'email' | 'trainer'>;

/** Assigns trainers; the list shows a change at once, and takes it back if it fails. */
export function useAssignTrainer() {
  const [mutate] = useAssignTrainerMutation();
  /** Messages by the ids of the members. */
  const [failures, setFailures] = useState<Record<string, string>>({});

  const assign = async (member: Member, trainer: TrainerChoiceFragment | null) => {
    const { id } = member;
    const setFailure = (message: string) => setFailures((all) => ({ ...all, [id]: message }));
    setFailure('');
    try {
      await mutate({
        variables: { input: { userId: id, trainerId: trainer?.id ?? null } },
        optimisticResponse: expectedAnswer(id, trainer),
      });
    } catch (error) {
      setFailure(failureMessage(error));
      return;
    }
    const who = memberName(member);
    const undone = () => void assign({ ...member, trainer }, member.trainer ?? null);
    showToast(trainer ? assigned(who, trainer.name) : removed(who), {
      label: undo,
      run: undone,
      isExtra: true,
    });
  };

  return {
    failures,
    assign: (member: Member, trainer: TrainerChoiceFragment | null) => void assign(member, trainer),
  };
}

const expectedAnswer = (id: string, trainer: TrainerChoiceFragment | null) => ({
  assignTrainer: {
    __typename: 'AssignTrainerPayload',
    user: { __typename: 'User', id, trainer: trainer && { __typename: 'Trainer', ...trainer } },
  },
});

/** The documented text, and the server's own message if there is one. */
function failureMessage(error: unknown): string {
  const message = messageOf(error, { fallback: '', unreachable: authMessages.serverUnreachable });
  return message ? `${failed}. ${message}` : failed;
}
