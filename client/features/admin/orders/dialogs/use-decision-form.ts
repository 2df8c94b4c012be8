import type * as z from 'zod/mini';
import { codeOf, messageOf } from '../../../../lib/errors';
import { useDialogForm } from '../../../../lib/use-dialog-form';
import { ordersContent } from '../orders.content';
import type { CloseDialog } from './order-decision';
import type { DecidableOrderFragment } from './order-decision.generated';

const { actionFailed, aboutOrder } = ordersContent;

interface DecisionFormSettings<Values, Parsed> {
  order: DecidableOrderFragment;
  schema: z.ZodMiniType<Parsed, Values>;
  initialValues: Values;
  send: (values: Parsed) => Promise<void>;
  onClose: CloseDialog;
}

/** The form of a decision on an order. A conflict with another decision closes the dialog. */
export const useDecisionForm = <Values extends Record<string, unknown>, Parsed>({
  order: { id, number },
  onClose,
  ...form
}: DecisionFormSettings<Values, Parsed>) =>
  useDialogForm({
    ...form,
    failed: actionFailed,
    onSaved: () => onClose(id, null),
    onFailed: (error) => {
      const isConflict = codeOf(error) === 'CONFLICT';
      const message = messageOf(error, { fallback: actionFailed });
      if (isConflict) onClose(null, { message: aboutOrder(number, message) });
      return isConflict;
    },
  });
