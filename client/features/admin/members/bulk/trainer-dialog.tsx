import * as z from 'zod/mini';
import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { FormDialog } from '../../../../components/form-dialog';
import { SelectField } from '../../../../components/select-field';
import { withRequestKey } from '../../../../lib/request-keys';
import { membersContent } from '../members.content';
import { bulkContent } from './bulk.content';
import { PreviewLine, useBulkForm, type BulkDialogProps } from './bulk-form';
import { useTrainerAssignmentPreviewQuery, useAssignTrainerToMembersMutation } from './bulk.generated';

const { trainer: texts, choose } = bulkContent;

/** Value of the choice that leaves the members without a trainer. */
const NONE = 'none';

const schema = z.object({ trainer: z.string().check(z.minLength(1, { error: texts.missing })) });

const trainerIdOf = (value: string): string | null => (value === NONE ? null : value);

/** Sets or removes the trainer of the selected members. */
export function TrainerDialog({ members, count, choices, onStarted, onClose }: BulkDialogProps) {
  const [chosen, setChosen] = useState('');
  const preview = useTrainerAssignmentPreviewQuery(
    chosen === ''
      ? skipToken
      : { variables: { members, trainerId: trainerIdOf(chosen) }, fetchPolicy: 'network-only' },
  );
  const current = preview.loading ? undefined : preview.data?.trainerAssignmentPreview;
  const [assign] = useAssignTrainerToMembersMutation();
  const form = useBulkForm({
    schema,
    initialValues: { trainer: '' },
    preview: current,
    recount: () => preview.refetch(),
    send: async ({ trainer }, expectedCount) => {
      const values = { members, trainerId: trainerIdOf(trainer), expectedCount };
      const { data } = await withRequestKey(['assign-trainer', trainer, expectedCount], (requestKey) =>
        assign({ variables: { input: { ...values, requestKey } } }),
      );
      return data?.assignTrainerToMembers.bulkChange;
    },
    onStarted,
  });
  const trainer = form.field('trainer');
  return (
    <FormDialog
      title={texts.title(current?.memberCount ?? count)}
      form={form}
      submit={texts.submit}
      isWaiting={chosen !== '' && preview.loading}
      onClose={onClose}
    >
      <SelectField
        {...trainer}
        onChange={(event) => {
          trainer.onChange(event);
          setChosen(event.currentTarget.value);
        }}
        label={texts.label}
        data={[
          { value: '', label: choose },
          { value: NONE, label: texts.none },
          ...(choices?.trainers ?? []).map((one) => ({
            value: one.id,
            label: membersContent.trainer.choice(one),
          })),
        ]}
        data-autofocus
      />
      {chosen !== '' && (
        <PreviewLine
          preview={current}
          hasFailed={Boolean(preview.error)}
          onRetry={() => void preview.refetch().catch(() => undefined)}
          unchanged={(unchanged) => texts.unchanged(unchanged, chosen === NONE)}
        />
      )}
    </FormDialog>
  );
}
