import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../graphql/connection';
import { DateScalar } from '../../graphql/date.scalar';
import { Money, moneyOf } from '../../graphql/money.type';
import type { DayClosing } from './day-closing.entity';
import { BankComparisonType, comparisonOf } from './bank-comparison.type';
import { CashMovementType, movementOf } from './cash-movement.type';
import { DayWay, dayWay } from './day-figures.type';

@ObjectType({ description: 'Notes or coins of one value.' })
export class CountedNotes {
  @Field(() => Int, { description: 'Value of one, in the currency of the studio.' })
  value!: number;

  @Field(() => Int, { description: 'How many there were.' })
  count!: number;
}

@ObjectType('DayReopening', { description: 'How a closed day was opened again.' })
export class DayReopeningType {
  @Field(() => String)
  reason!: string;

  @Field(() => String, { description: 'Name of the admin.' })
  reopenedBy!: string;

  @Field(() => Date, { description: 'Time.' })
  reopenedAt!: Date;
}

@ObjectType('DayClosing', { description: 'A day that was closed at the front desk. It never changes.' })
export class DayClosingType {
  @Field(() => ID)
  id!: string;

  @Field(() => DateScalar, { description: 'The closed day.' })
  day!: string;

  @Field(() => DateScalar, { description: 'First day that it covers: those before were closed.' })
  coversFrom!: string;

  @Field(() => Money, { description: 'Cash in the drawer before the first booking.' })
  float!: Money;

  @Field(() => String, {
    nullable: true,
    description: 'Why the float is not what the last closing left; null if it is.',
  })
  floatReason!: string | null;

  @Field(() => [CountedNotes], { description: 'Counted notes and coins.' })
  notes!: CountedNotes[];

  @Field(() => Money, { description: 'Cash that was counted as a sum.' })
  otherCash!: Money;

  @Field(() => [DayWay], { description: 'What was expected and counted, by way of payment.' })
  ways!: DayWay[];

  @Field(() => [CashMovementType], { description: 'Cash that was moved on these days, oldest first.' })
  movements!: CashMovementType[];

  @Field(() => BankComparisonType, { nullable: true, description: 'Comparison with the list of the bank.' })
  bank!: BankComparisonType | null;

  @Field(() => Money, { description: 'Cash that stayed in the drawer, as the next float.' })
  leftInDrawer!: Money;

  @Field(() => Money, { description: 'Cash that was handed over.' })
  handedOver!: Money;

  @Field(() => String, { description: 'Name of the person who got the cash.' })
  handedOverTo!: string;

  @Field(() => String, { description: 'Name of the user who closed the day.' })
  closedBy!: string;

  @Field(() => Date, { description: 'Time of the closing.' })
  closedAt!: Date;

  @Field(() => DayReopeningType, { nullable: true, description: 'Null unless it was opened again.' })
  reopening!: DayReopeningType | null;
}

export const DayClosingConnection = connectionType(DayClosingType, 'DayClosing');

export const closingTypeOf = (closing: DayClosing): DayClosingType => ({
  id: closing.id,
  day: closing.day,
  coversFrom: closing.coversFrom,
  float: moneyOf(closing.floatPaise),
  floatReason: closing.floatReason,
  notes: closing.cashCount.notes,
  otherCash: moneyOf(closing.cashCount.otherPaise),
  ways: closing.ways.map(dayWay),
  movements: closing.movements.map(({ madeAt, ...movement }) =>
    movementOf({ ...movement, madeAt: new Date(madeAt) }),
  ),
  bank: comparisonOf(closing.bankList),
  leftInDrawer: moneyOf(closing.leftPaise),
  handedOver: moneyOf(closing.handedOverPaise),
  handedOverTo: closing.handedOverTo,
  closedBy: closing.closedBy,
  closedAt: closing.closedAt,
  reopening: closing.reopening ?? null,
});
