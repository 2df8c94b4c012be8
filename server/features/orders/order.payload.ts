import { Ctx, Field, ObjectType } from 'type-graphql';
import type { Context } from '../../graphql/context';
import { User } from '../members/user.entity';
import { periodsOfMembers } from '../memberships/membership.loaders';
import { Membership } from '../memberships/membership.type';
import { CheckoutType } from './checkout.type';
import { Order } from './order.entity';
import type { Checkout } from './payment-gateway';

/** What all mutations of orders return. */
@ObjectType()
abstract class OrderPayload {
  @Field(() => String, { description: 'A sentence to show to the user.' })
  message!: string;

  @Field(() => Order, { description: 'The order after the change.' })
  order!: Order;
}

/** What mutations return that change the order’s membership, too. */
@ObjectType()
abstract class MembershipOrderPayload extends OrderPayload {
  @Field(() => Membership, {
    nullable: true,
    description: 'The member’s membership of the ordered type; null once the account is deleted.',
  })
  async membership(@Ctx() { services, load }: Context) {
    const { userId, planType } = this.order;
    if (userId === null) return null;
    const memberships = services.memberships.of(userId, (await load(periodsOfMembers, userId)) ?? []);
    return memberships.find((membership) => membership.planType === planType);
  }
}

@ObjectType()
abstract class PayableOrderPayload extends MembershipOrderPayload {
  @Field(() => CheckoutType, {
    nullable: true,
    description: 'Opens the checkout form. Null when nothing is to be paid online.',
  })
  checkout!: Checkout | null;
}

@ObjectType({ description: 'Result of placing an order.' })
export class PlaceOrderPayload extends PayableOrderPayload {
  @Field(() => Boolean, {
    description:
      'False if the order had been placed before: with the same key, or unpaid, for the same plan and price.',
  })
  isNew!: boolean;
}

@ObjectType({ description: 'Result of starting to pay an order online.' })
export class StartOrderPaymentPayload extends PayableOrderPayload {}

@ObjectType({ description: 'Result of reporting an online payment.' })
export class ConfirmOnlinePaymentPayload extends MembershipOrderPayload {}

@ObjectType({ description: 'Result of cancelling an order.' })
export class CancelOrderPayload extends MembershipOrderPayload {}

@ObjectType({ description: 'Result of recording a payment at the desk.' })
export class ConfirmOrderPayload extends MembershipOrderPayload {}

@ObjectType({ description: 'Payload of `renewMembership`.' })
export class RenewMembershipPayload extends MembershipOrderPayload {
  @Field(() => User, { description: 'The member after the change.' })
  user!: User;
}

@ObjectType({ description: 'Result of rejecting an order.' })
export class RejectOrderPayload extends MembershipOrderPayload {}

@ObjectType({ description: 'Result of refunding an order.' })
export class RefundOrderPayload extends MembershipOrderPayload {}

@ObjectType({ description: 'Result of requesting a refund again.' })
export class RetryRefundPayload extends OrderPayload {}

@ObjectType({ description: 'Result of recording a refund that the studio made itself.' })
export class RecordManualRefundPayload extends OrderPayload {}
