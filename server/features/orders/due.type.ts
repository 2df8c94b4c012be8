import { Field, ObjectType } from 'type-graphql';
import { DateScalar } from '../../graphql/date.scalar';
import { Money } from '../../graphql/money.type';

@ObjectType({ description: 'Part of what is due on an order, to be paid by a day.' })
export class OrderInstalment {
  @Field(() => Money, { description: 'What is still to be paid of it.' })
  amount!: Money;

  @Field(() => DateScalar, { description: 'Day by which it has to be paid.' })
  dueOn!: string;
}

@ObjectType({ description: 'What is still to be paid of an order.' })
export class OrderDue {
  @Field(() => Money)
  amount!: Money;

  @Field(() => DateScalar, { description: 'Day by which the next part of it has to be paid.' })
  dueOn!: string;
}
