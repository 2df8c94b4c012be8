import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { REASON_LENGTH_MAX } from '#common/limits';
import { membershipDecisionForm } from '#common/memberships/membership.form';
import { orderMessages } from '#common/orders/messages';
import { Button } from '../../../../components/button';
import { FormAlert } from '../../../../components/form-alert';
import { DialogButtons, ModalDialog } from '../../../../components/modal-dialog';
import { SelectField } from '../../../../components/select-field';
import { TextField } from '../../../../components/text-field';
import { useServerForm } from '../../../../lib/use-server-form';
import decisionClasses from '../../decision-dialog.module.css';
import { bulkContent } from './bulk.content';
import type { BulkDialogProps } from './bulk-dialog';
import { MembershipGrantPreviewDocument, useGrantMembershipToMembersMutation } from './bulk.generated';
import { PreviewLine } from './preview-line';
import { useBulkRequest } from './use-bulk-request';

const { plan: texts, choose, cancel, failed } = bulkContent;

const form = z.extend(membershipDecisionForm, {
  offerId: z.string().check(z.minLength(1, { error: orderMessages.planRequired })),
});

/** Gives a plan to the selected members without a payment. */
export function PlanDialog({ members, count, choices, onStarted, onClose }: BulkDialogProps) {
  const [offerId, setOfferId] = useState('');
  const preview = useQuery(
    MembershipGrantPreviewDocument,
    offerId === '' ? skipToken : { variables: { members, offerId }, fetchPolicy: 'network-only' },
  );
  const current = preview.loading ? undefined : preview.data?.membershipGrantPreview;
  const [grant] = useGrantMembershipToMembersMutation();
  const request = useBulkRequest(() => preview.refetch());
  const { formProps, field, failure, isSubmitting } = useServerForm({
    schema: form,
    initialValues: { offerId: '', reason: '' },
    fallback: failed,
    unreachable: failed,
    submit: async (decision) => {
      if (!current) return;
      const values = { members, ...decision, expectedCount: current.memberCount };
      const { data } = await request(values, (requestKey) =>
        grant({ variables: { input: { ...values, requestKey } } }),
      );
      if (data) onStarted(data.grantMembershipToMembers.bulkChange);
    },
  });
  const offer = field('offerId');
  return (
    <ModalDialog title={texts.title(current?.memberCount ?? count)} onClose={onClose}>
      <p>{texts.text}</p>
      <form {...formProps} className={decisionClasses.form}>
        <FormAlert notice={failure} />
        <SelectField
          {...offer}
          onChange={(event) => {
            offer.onChange(event);
            setOfferId(event.currentTarget.value);
          }}
          label={texts.label}
          data={[
            { value: '', label: choose },
            ...(choices?.planOffers ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          data-autofocus
        />
        <TextField
          {...field('reason')}
          label={texts.reason}
          description={texts.reasonHint}
          maxLength={REASON_LENGTH_MAX}
        />
        {offerId !== '' && (
          <PreviewLine
            preview={current}
            hasFailed={Boolean(preview.error)}
            onRetry={() => void preview.refetch().catch(() => undefined)}
            unchanged={String}
          />
        )}
        <DialogButtons>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" isBusy={isSubmitting || (offerId !== '' && preview.loading)}>
            {texts.submit}
          </Button>
        </DialogButtons>
      </form>
    </ModalDialog>
  );
}
