import { skipToken } from '@apollo/client/react';
import * as z from 'zod/mini';
import { refine } from '#common/forms/fields';
import { trainerMessages } from '#common/trainers/messages';
import { FormDialog } from '../../../components/form-dialog';
import { SelectField } from '../../../components/select-field';
import { showToast } from '../../../lib/toast';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { Link } from '../../../navigation/navigation';
import { memberName } from '../members/member-name';
import { trainersContent } from './trainers.content';
import {
  useDeleteTrainerMutation,
  useMembersOfTrainerQuery,
  type ListedTrainerFragment,
} from './trainers.generated';
import { membersAddress } from './members-address';
import { useForgetTrainers } from './use-managed-trainers';

const { removal: texts, failed } = trainersContent;

/** Value of the choice that leaves the members without a trainer. */
const NONE = 'none';

const successorForm = (hasMembers: boolean) =>
  z.object({
    successor: z.string().check(
      refine((value) => !hasMembers || value !== '', {
        reason: 'REQUIRED',
        error: trainerMessages.successorRequired,
      }),
    ),
  });

interface RemoveTrainerDialogProps {
  trainer: ListedTrainerFragment;
  trainers: readonly ListedTrainerFragment[];
  onClose: () => void;
}

/** Asks before a trainer is removed, and who takes over the members. */
export function RemoveTrainerDialog({ trainer, trainers, onClose }: RemoveTrainerDialogProps) {
  const { id, hasAccount } = trainer;
  const { name, assignedUsersCount } = trainer.trainer;
  const count = assignedUsersCount ?? 0;
  const [remove] = useDeleteTrainerMutation({
    update: (cache) => {
      cache.evict({ id: cache.identify({ __typename: 'ManagedTrainer', id }) });
      cache.evict({ id: cache.identify({ __typename: 'Trainer', id }) });
    },
  });
  const forgetTrainers = useForgetTrainers();
  const form = useDialogForm({
    schema: successorForm(count > 0),
    initialValues: { successor: '' },
    failed,
    send: async ({ successor }) => {
      const successorId = successor === NONE ? null : successor || undefined;
      const { data } = await remove({ variables: { input: { id, successorId } } });
      forgetTrainers();
      showToast(data?.deleteTrainer.message ?? failed);
    },
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={texts.title(name)}
      lead={hasAccount ? `${texts.text} ${texts.account}` : texts.text}
      form={form}
      submit={texts.submit}
      isDestructive
      onClose={onClose}
    >
      {count > 0 && (
        <>
          <Affected id={id} count={count} />
          <SelectField
            {...form.field('successor')}
            label={texts.successor}
            data={[
              { value: '', label: texts.choose },
              ...trainers
                .filter((other) => other.id !== id)
                .map((other) => ({
                  value: other.id,
                  label: other.isHidden ? texts.hiddenChoice(other.trainer.name) : other.trainer.name,
                })),
              { value: NONE, label: texts.none },
            ]}
          />
        </>
      )}
    </FormDialog>
  );
}

/** The members who train with the trainer: some names, and a link to the list of all. */
function Affected({ id, count }: { id: string; count: number }) {
  const { data } = useMembersOfTrainerQuery(id ? { variables: { id } } : skipToken);
  const names = data?.members.edges.map(({ node }) => memberName(node)) ?? [];
  const more = count - names.length;
  return (
    <p>
      <Link to={membersAddress(id)}>{texts.affected(count)}</Link>
      {names.length > 0 && `: ${[...names, ...(more > 0 ? [texts.more(more)] : [])].join(', ')}`}.
    </p>
  );
}
