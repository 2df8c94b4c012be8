import { FieldResolver, Resolver, Root } from 'type-graphql';
import { SignedIn } from '../../graphql/signed-in';
import { hasPermission, type UserActor } from '../../lib/actor';
import type { Refund } from './refund.entity';
import { OrderRefund } from './refund.type';

@Resolver(() => OrderRefund)
export class RefundFields {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Why the last attempt failed. Visible to staff.',
  })
  problem(@Root() { problem }: Refund, @SignedIn() actor: UserActor) {
    return hasPermission(actor, 'orders:read-any') ? problem : null;
  }
}
