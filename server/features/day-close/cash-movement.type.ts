import { Field, ID, ObjectType } from 'type-graphql';
import { Money, moneyOf } from '../../graphql/money.type';
import type { CashMovement } from './cash-movement.entity';

@ObjectType('CashMovement', { description: 'Cash that staff took out of the drawer or put into it.' })
export class CashMovementType {
  @Field(() => ID)
  id!: string;

  @Field(() => Money, { description: 'Amount; negative if it was taken out.' })
  amount!: Money;

  @Field(() => String)
  reason!: string;

  @Field(() => String, { description: 'Name of the user who did it.' })
  madeBy!: string;

  @Field(() => Date, { description: 'Time.' })
  madeAt!: Date;
}

export const movementOf = ({
  id,
  amountPaise,
  reason,
  madeBy,
  madeAt,
}: Omit<CashMovement, 'requestKey'>): CashMovementType => ({
  id,
  amount: moneyOf(amountPaise),
  reason,
  madeBy,
  madeAt,
});
