import * as z from 'zod/mini';
import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Button } from '../../../../components/button';
import { FormAlert } from '../../../../components/form-alert';
import { DialogButtons, ModalDialog } from '../../../../components/modal-dialog';
import { SelectField } from '../../../../components/select-field';
import { useServerForm } from '../../../../lib/use-server-form';
import { membersContent } from '../members.content';
import decisionClasses from '../../decision-dialog.module.css';
import { bulkContent } from './bulk.content';
import type { BulkDialogProps } from './bulk-dialog';
import { TrainerAssignmentPreviewDocument, useAssignTrainerToMembersMutation } from './bulk.generated';
import { PreviewLine } from './preview-line';
import { useBulkRequest } from './use-bulk-request';

const { trainer: texts, choose, cancel, failed } = bulkContent;

/** Value of the choice that leaves the members without a trainer. */
const NONE = 'none';

const form = z.object({ trainer: z.string().check(z.minLength(1, { error: texts.missing })) });

const trainerIdOf = (value: string): string | null => (value === NONE ? null : value);

/** Sets or removes the trainer of the selected members. */
export function TrainerDialog({ members, count, choices, onStarted, onClose }: BulkDialogProps) {
  const [chosen, setChosen] = useState('');
  const preview = useQuery(
    TrainerAssignmentPreviewDocument,
    chosen === ''
      ? skipToken
      : { variables: { members, trainerId: trainerIdOf(chosen) }, fetchPolicy: 'network-only' },
  );
  const current = preview.loading ? undefined : preview.data?.trainerAssignmentPreview;
  const [assign] = useAssignTrainerToMembersMutation();
  const request = useBulkRequest(() => preview.refetch());
  const { formProps, field, failure, isSubmitting } = useServerForm({
    schema: form,
    initialValues: { trainer: '' },
    fallback: failed,
    unreachable: failed,
    submit: async ({ trainer }) => {
      if (!current) return;
      const values = { members, trainerId: trainerIdOf(trainer), expectedCount: current.memberCount };
      const { data } = await request(values, (requestKey) =>
        assign({ variables: { input: { ...values, requestKey } } }),
      );
      if (data) onStarted(data.assignTrainerToMembers.bulkChange);
    },
  });
  const trainer = field('trainer');
  return (
    <ModalDialog title={texts.title(current?.memberCount ?? count)} onClose={onClose}>
      <form {...formProps} className={decisionClasses.form}>
        <FormAlert notice={failure} />
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
        <DialogButtons>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" isBusy={isSubmitting || (chosen !== '' && preview.loading)}>
            {texts.submit}
          </Button>
        </DialogButtons>
      </form>
    </ModalDialog>
  );
}
