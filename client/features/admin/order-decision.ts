import type { DeskOrderFragment } from './admin.generated';

/** What an admin can do about an order. */
export type Decision = 'confirm' | 'reject' | 'refund';

/** What is being decided. */
export interface Asked {
  order: DeskOrderFragment;
  decision: Decision;
}

/** What can be decided about an order as it stands. An account that is gone can get no membership. */
export function decisionsAbout({ status, member }: Pick<DeskOrderFragment, 'status' | 'member'>): Decision[] {
  if (status === 'paid') return ['refund'];
  if (status !== 'placed') return [];
  return member ? ['confirm', 'reject'] : ['reject'];
}
