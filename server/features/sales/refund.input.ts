import { Field, ID, InputType } from 'type-graphql';
import { refundForm } from '#common/orders/order.form';
import type { RefundMethod } from '#common/orders/payments';
import { REQUEST_KEY } from '../../graphql/descriptions';
import { MoneyInput } from '../../graphql/money.type';
import { Validated } from '../../lib/validated';
import { RefundMethodType } from '../orders/order.enums';
import { REASON } from './order.input';

@Validated(refundForm)
@InputType()
export class RefundOrderInput {
  @Field(() => ID, { description: 'Id of a paid order.' })
  id!: string;

  @Field(() => String, { description: REASON })
  reason!: string;

  @Field(() => MoneyInput, {
    nullable: true,
    description:
      'Amount; null for all that is left of the payment, which ends the membership period. After a part, the order stays paid and the period does not change. Only payments at the front desk can be refunded in part.',
  })
  amount?: MoneyInput | null;

  @Field(() => RefundMethodType, {
    nullable: true,
    description:
      'How the front desk pays the money back; null for the way in which it was paid. Online payments are refunded by their gateway, and need null.',
  })
  method?: RefundMethod | null;

  @Field(() => String, {
    nullable: true,
    description: `${REQUEST_KEY} Repeating it refunds nothing more and returns the order.`,
  })
  requestKey?: string | null;
}
