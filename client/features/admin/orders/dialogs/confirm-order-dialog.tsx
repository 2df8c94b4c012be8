import * as z from 'zod/mini';
import { FormDialog } from '../../../../components/form-dialog';
import type { DeskMethod } from '../../../../graphql/types.generated';
import { formatMoney } from '../../../../lib/format-rupees';
import { ordersContent } from '../orders.content';
import type { DecisionDialogProps } from './order-decision';
import { nameOf } from '../order-member';
import { DESK_METHOD_NAMES, PaymentMethodField } from './payment-method-field';
import { useDecisionForm } from './use-decision-form';

const { confirm: texts } = ordersContent;

const schema = z.object({
  method: z.pipe(z.string(), z.enum(DESK_METHOD_NAMES, { error: texts.methodMissing })),
});

/** Confirms a payment. */
export function ConfirmOrderDialog({ order, onSubmit, onClose }: DecisionDialogProps<DeskMethod>) {
  const { number, member, price, planName } = order;
  const form = useDecisionForm({
    order,
    schema,
    initialValues: { method: '' },
    send: ({ method }) => onSubmit(method),
    onClose,
  });
  return (
    <FormDialog
      title={texts.title(number)}
      lead={texts.text(nameOf(member), formatMoney(price.total), planName, Boolean(member?.email))}
      form={form}
      submit={texts.submit}
      onClose={() => onClose(null, null)}
    >
      <PaymentMethodField
        value={form.form.useWatchValue('method')}
        onChange={(method) => form.form.setFieldValue('method', method)}
      />
    </FormDialog>
  );
}
