import type { DeskOrderFragment, DeskRefundFragment } from './admin.generated';

/** Actions that an admin can take on an order. */
export type Decision = 'confirm' | 'reject' | 'refund' | RefundDecision;

/** Actions on a failed refund. */
export type RefundDecision = 'retry' | 'byHand';

/** A decision whose dialog is open. */
export interface PendingDecision {
  order: DeskOrderFragment;
  decision: Decision;
}

type WithRefunds = Pick<DeskOrderFragment, 'refunds'>;

/** A refund that failed at the gateway and is still owed; refunds that were made in the gateway's dashboard are not. */
export const failedRefund = ({ refunds }: WithRefunds): DeskRefundFragment | undefined =>
  refunds.find(({ status, cause }) => status === 'failed' && cause !== 'gateway');

type Decidable = Pick<DeskOrderFragment, 'status' | 'member' | 'refunds'>;

/** Decisions available for an order. Without an account there is nobody to give the membership to, so no `confirm`. */
export function decisionsAbout(order: Decidable): Decision[] {
  return [...(failedRefund(order) ? (['retry', 'byHand'] as const) : []), ...decisionsByStatus(order)];
}

function decisionsByStatus({ status, member }: Decidable): Decision[] {
  if (status === 'paid') return ['refund'];
  if (status !== 'placed') return [];
  return member ? ['confirm', 'reject'] : ['reject'];
}

/** Amount in paise that a decision concerns; amounts already returned at the gateway are subtracted from a refund. */
export function amountOf(order: DeskOrderFragment, decision: Decision): number {
  if (decision === 'retry' || decision === 'byHand') return failedRefund(order)?.amountPaise ?? 0;
  const { total } = order.price;
  const returned = order.refunds
    .filter(({ cause, status }) => cause === 'gateway' && status !== 'failed')
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return decision === 'refund' ? Math.max(0, total.minorUnits - returned) : total.minorUnits;
}
