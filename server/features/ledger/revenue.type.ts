import { Field, ObjectType } from 'type-graphql';
import { Money } from '../../graphql/money.type';

@ObjectType({ description: 'Money that was received and returned, including taxes.' })
export class Revenue {
  @Field(() => Money, { description: 'Payments, at the front desk and through gateways.' })
  received!: Money;

  @Field(() => Money, { description: 'Refunds.' })
  refunded!: Money;

  @Field(() => Money, { description: 'Payments less refunds; negative if more was returned.' })
  net!: Money;
}
