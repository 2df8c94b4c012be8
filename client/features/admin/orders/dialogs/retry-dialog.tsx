import * as z from 'zod/mini';
import { FormDialog } from '../../../../components/form-dialog';
import { formatMoney } from '../../../../lib/format-rupees';
import { ordersContent } from '../orders.content';
import { amountOf, type DecisionDialogProps } from './order-decision';
import { nameOf } from '../order-member';
import { useDecisionForm } from './use-decision-form';

const { retry: texts } = ordersContent;

/** Confirms the retry of a failed refund. */
export function RetryDialog({ order, onSubmit, onClose }: DecisionDialogProps<void>) {
  const form = useDecisionForm({
    order,
    schema: z.object({}),
    initialValues: {},
    send: () => onSubmit(),
    onClose,
  });
  return (
    <FormDialog
      title={texts.title(order.number)}
      lead={texts.text(nameOf(order.member), formatMoney(amountOf(order, 'retry')), order.planName)}
      form={form}
      submit={texts.submit}
      onClose={() => onClose(null, null)}
    />
  );
}
