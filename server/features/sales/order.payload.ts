import { Ctx, Field, ObjectType } from 'type-graphql';
import type { Context } from '../../graphql/context';
import { MessagePayload } from '../../graphql/message-payload';
import { User } from '../accounts/user.entity';
import { periodsOfMembers } from '../memberships/membership.loaders';
import { Membership } from '../memberships/membership.type';
import { CheckoutType } from './checkout.type';
import { Order } from '../orders/order.entity';
import type { Checkout } from './payment-gateway';

/** Payload of all mutations of orders. */
@ObjectType()
abstract class OrderPayload extends MessagePayload {
  @Field(() => Order, { description: 'Order after the change.' })
  order!: Order;
}

/** Payload of mutations that also change the order's membership. */
@ObjectType()
abstract class MembershipOrderPayload extends OrderPayload {
  @Field(() => Membership, {
    nullable: true,
    description: 'Membership of the ordered plan type; null once the account of the member has been deleted.',
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
    description: 'Data that opens the checkout form. Null when nothing is to be paid online.',
  })
  checkout!: Checkout | null;
}

@ObjectType()
export class PlaceOrderPayload extends PayableOrderPayload {
  @Field(() => Boolean, {
    description:
      'Whether the order is new. False if there was one with the same `requestKey`, or an unpaid one for the same plan and price.',
  })
  isNew!: boolean;
}

@ObjectType()
export class StartOrderPaymentPayload extends PayableOrderPayload {}

@ObjectType()
export class ConfirmOnlinePaymentPayload extends MembershipOrderPayload {}

@ObjectType()
export class CancelOrderPayload extends MembershipOrderPayload {}

@ObjectType()
export class ConfirmOrderPayload extends MembershipOrderPayload {}

@ObjectType()
export class SellMembershipPayload extends MembershipOrderPayload {
  @Field(() => User, { description: 'The member after the change.' })
  member!: User;
}

@ObjectType()
export class CollectDuePayload extends OrderPayload {}

@ObjectType()
export class WriteOffDuePayload extends OrderPayload {}

@ObjectType()
export class RejectOrderPayload extends MembershipOrderPayload {}

@ObjectType()
export class RefundOrderPayload extends MembershipOrderPayload {}

@ObjectType()
export class RetryRefundPayload extends OrderPayload {}

@ObjectType()
export class RecordManualRefundPayload extends OrderPayload {}
