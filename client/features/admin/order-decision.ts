import type { DeskOrderFragment, DeskRefundFragment } from './admin.generated';

/** What an admin can do about an order. */
export type Decision = 'confirm' | 'reject' | 'refund' | RefundDecision;

/** What an admin can do about a refund that has failed. */
export type RefundDecision = 'retry' | 'byHand';

/** What is being decided. */
export interface Asked {
  order: DeskOrderFragment;
  decision: Decision;
}

type Open = Pick<DeskOrderFragment, 'refunds'>;

/** The refund of an order that failed at the gateway, and that the studio owes. */
export const failedRefund = ({ refunds }: Open): DeskRefundFragment | undefined =>
  refunds.find(({ status, cause }) => status === 'failed' && cause !== 'gateway');

type Decidable = Pick<DeskOrderFragment, 'status' | 'member' | 'refunds'>;

/** What can be decided about an order as it stands. An account that is gone can get no membership. */
export function decisionsAbout(order: Decidable): Decision[] {
  return [...(failedRefund(order) ? (['retry', 'byHand'] as const) : []), ...aboutOrder(order)];
}

function aboutOrder({ status, member }: Decidable): Decision[] {
  if (status === 'paid') return ['refund'];
  if (status !== 'placed') return [];
  return member ? ['confirm', 'reject'] : ['reject'];
}

/** How much money a decision is about; what went back already goes back no more. */
export function amountOf(order: DeskOrderFragment, decision: Decision): number {
  if (decision === 'retry' || decision === 'byHand') return failedRefund(order)?.amountPaise ?? 0;
  const returned = order.refunds
    .filter(({ cause, status }) => cause === 'gateway' && status !== 'failed')
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return decision === 'refund' ? Math.max(0, order.price.totalPaise - returned) : order.price.totalPaise;
}
