import { FieldResolver, Resolver, Root } from 'type-graphql';
import { Money, moneyOf } from '../../graphql/money.type';
import { SignedIn } from '../../graphql/current-user';
import { hasPermission, type UserActor } from '../../lib/actor';
import type { Refund } from './refund.entity';
import { OrderRefund } from './refund.type';

@Resolver(() => OrderRefund)
export class RefundFields {
  @FieldResolver(() => Money, { description: 'Amount that was or is to be returned.' })
  amount(@Root() { amountPaise }: Refund) {
    return moneyOf(amountPaise);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Error of the last attempt; null if it did not fail. Readable with `orders:read-any`; null for everyone else.',
  })
  problem(@Root() { problem }: Refund, @SignedIn() actor: UserActor) {
    return hasPermission(actor, 'orders:read-any') ? problem : null;
  }
}
