import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { REASON_LENGTH_MAX } from '#common/limits';
import { membershipDecisionForm } from '#common/memberships/membership.form';
import { orderMessages } from '#common/orders/messages';
import { FormDialog } from '../../../../components/form-dialog';
import { SelectField } from '../../../../components/select-field';
import { TextField } from '../../../../components/text-field';
import { withRequestKey } from '../../../../lib/request-keys';
import { bulkContent } from './bulk.content';
import { PreviewLine, useBulkForm, type BulkDialogProps } from './bulk-form';
import { useMembershipGrantPreviewQuery, useGrantMembershipToMembersMutation } from './bulk.generated';

const { plan: texts, choose } = bulkContent;

const schema = z.extend(membershipDecisionForm, {
  offerId: z.string().check(z.minLength(1, { error: orderMessages.planRequired })),
});

/** Gives a plan to the selected members without a payment. */
export function PlanDialog({ members, count, choices, onStarted, onClose }: BulkDialogProps) {
  const [offerId, setOfferId] = useState('');
  const preview = useMembershipGrantPreviewQuery(
    offerId === '' ? skipToken : { variables: { members, offerId }, fetchPolicy: 'network-only' },
  );
  const current = preview.loading ? undefined : preview.data?.membershipGrantPreview;
  const [grant] = useGrantMembershipToMembersMutation();
  const form = useBulkForm({
    schema,
    initialValues: { offerId: '', reason: '' },
    preview: current,
    recount: () => preview.refetch(),
    send: async (decision, expectedCount) => {
      const values = { members, ...decision, expectedCount };
      const { data } = await withRequestKey(
        ['grant-membership', decision.offerId, expectedCount],
        (requestKey) => grant({ variables: { input: { ...values, requestKey } } }),
      );
      return data?.grantMembershipToMembers.bulkChange;
    },
    onStarted,
  });
  const offer = form.field('offerId');
  return (
    <FormDialog
      title={texts.title(current?.memberCount ?? count)}
      lead={texts.text()}
      form={form}
      submit={texts.submit}
      isWaiting={offerId !== '' && preview.loading}
      onClose={onClose}
    >
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
        {...form.field('reason')}
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
    </FormDialog>
  );
}
