import type { Permission } from '#common/accounts/permissions';
import type { Money } from '../../../../graphql/types.generated';
import { NO_MONEY } from '../../../../lib/no-money';
import type { Notice } from '../../../../lib/use-action';
import type { DecidableOrderFragment } from './order-decision.generated';

/** Actions that staff can take on an order. */
export type Decision = 'confirm' | 'reject' | 'refund' | 'collect' | 'writeOff' | RefundDecision;

/** Actions on a failed refund. */
type RefundDecision = 'retry' | 'byHand';

/** The permission that staff need for each decision. */
const PERMISSIONS: Record<Decision, Permission> = {
  confirm: 'orders:confirm',
  reject: 'orders:reject',
  refund: 'orders:refund',
  collect: 'orders:confirm',
  writeOff: 'orders:write-off',
  retry: 'orders:refund',
  byHand: 'orders:refund',
};

/** A decision whose dialog is open. */
export interface PendingDecision {
  order: DecidableOrderFragment;
  decision: Decision;
}

/** Closes the dialog, with the id of the decided order or the notice of a conflict with another admin. */
export type CloseDialog = (decidedId: string | null, conflict: Notice | null) => void;

export interface DecisionDialogProps<Entered> {
  order: DecidableOrderFragment;
  onSubmit: (entered: Entered) => Promise<void>;
  onClose: CloseDialog;
}

/** A refund that failed at the gateway and is still owed; refunds that were made in the gateway's dashboard are not. */
export const failedRefund = ({ refunds }: Pick<DecidableOrderFragment, 'refunds'>) =>
  refunds.find(({ status, cause }) => status === 'FAILED' && cause !== 'GATEWAY');

type Decidable = Pick<DecidableOrderFragment, 'status' | 'member' | 'refunds'>;

/**
 * Decisions about an order that someone with these permissions can take. Without an account there is nobody to give the
 * membership to, so no `confirm`.
 */
export function decisionsAbout(
  order: Decidable,
  isPermitted: (permission: Permission) => boolean,
): Decision[] {
  const refunds: Decision[] = failedRefund(order) ? ['retry', 'byHand'] : [];
  return [...refunds, ...decisionsByStatus(order)].filter((decision) => isPermitted(PERMISSIONS[decision]));
}

function decisionsByStatus({ status, member }: Decidable): Decision[] {
  if (status === 'PART_PAID') return ['collect', 'writeOff', 'refund'];
  if (status === 'WRITTEN_OFF') return ['collect', 'refund'];
  if (status === 'PAID') return ['refund'];
  if (status !== 'PENDING') return [];
  return member ? ['confirm', 'reject'] : ['reject'];
}

/** The amount that is still due on an order; null if there is none. */
export function dueOf({
  price: { total },
  openInstalments,
}: Pick<DecidableOrderFragment, 'price' | 'openInstalments'>): Money | null {
  if (openInstalments.length === 0) return null;
  return { ...total, minorUnits: openInstalments.reduce((sum, { amount }) => sum + amount.minorUnits, 0) };
}

function leftToRefund(order: DecidableOrderFragment): Money {
  const {
    price: { total },
    writtenOff,
    refunds,
  } = order;
  const unpaid = (dueOf(order)?.minorUnits ?? 0) + (writtenOff?.minorUnits ?? 0);
  const returned = refunds
    .filter(({ cause, status }) => cause !== 'UNUSED' && status !== 'FAILED')
    .reduce((sum, { amount }) => sum + amount.minorUnits, 0);
  return { ...total, minorUnits: Math.max(0, total.minorUnits - unpaid - returned) };
}

const totalOf = ({ price }: DecidableOrderFragment): Money => price.total;
const failedAmount = (order: DecidableOrderFragment) => failedRefund(order)?.amount;

const AMOUNTS: Record<Decision, (order: DecidableOrderFragment) => Money | null | undefined> = {
  confirm: totalOf,
  reject: totalOf,
  refund: leftToRefund,
  // A written-off amount may still be paid.
  collect: (order) => dueOf(order) ?? order.writtenOff,
  writeOff: dueOf,
  retry: failedAmount,
  byHand: failedAmount,
};

/** Amount that a decision concerns; what has been returned already is subtracted from a refund. */
export const amountOf = (order: DecidableOrderFragment, decision: Decision): Money =>
  AMOUNTS[decision](order) ?? NO_MONEY;
