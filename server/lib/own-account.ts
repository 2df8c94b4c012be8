import { orderMessages } from '#common/orders/messages';
import { hasPermission, type UserActor } from './actor';
import { Forbidden } from './errors';

/**
 * Staff may not take payments for their own account, so that a second person sees the money. Those who may give
 * memberships without a payment may, because this prevents nothing for them.
 */
export function requireOtherAccount(actor: UserActor, memberId: string): void {
  if (actor.id === memberId && !hasPermission(actor, 'memberships:grant'))
    throw new Forbidden('OWN_ACCOUNT', orderMessages.ownAccount);
}
