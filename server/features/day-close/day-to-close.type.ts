import { Field, ObjectType } from 'type-graphql';
import { DateScalar } from '../../graphql/date.scalar';
import { Money, moneyOf } from '../../graphql/money.type';
import type { DayFigures } from './day-figures.service';
import { BankComparisonType, comparisonOf } from './bank-comparison.type';
import { CashMovementType, movementOf } from './cash-movement.type';
import { DayWay, dayWay } from './day-figures.type';

@ObjectType({ description: 'A day that can be closed, with what the books expect.' })
export class DayToClose {
  @Field(() => DateScalar)
  day!: string;

  @Field(() => DateScalar, { description: 'First open day, which is closed along with those after it.' })
  coversFrom!: string;

  @Field(() => DateScalar, { nullable: true, description: 'Last closed day; null if there is none.' })
  lastClosedDay!: string | null;

  @Field(() => DateScalar, {
    description: 'Day for which bookings count now: today, or the day after the last closed one.',
  })
  businessDay!: string;

  @Field(() => Boolean, { description: 'Whether the day has come, and is open.' })
  isCloseable!: boolean;

  @Field(() => Money, { description: 'Cash that the last closing left in the drawer.' })
  float!: Money;

  @Field(() => [DayWay], { description: 'What the books expect, by way of payment.' })
  ways!: DayWay[];

  @Field(() => [CashMovementType], { description: 'Cash that was moved on these days, oldest first.' })
  movements!: CashMovementType[];

  @Field(() => BankComparisonType, { nullable: true, description: 'Comparison with the given list.' })
  bank!: BankComparisonType | null;

  @Field(() => String, { description: 'Changes with every booking; required by `closeDay`.' })
  version!: string;
}

export const dayToCloseOf = (figures: DayFigures): DayToClose => ({
  day: figures.day,
  coversFrom: figures.coversFrom,
  lastClosedDay: figures.lastClosed,
  businessDay: figures.current,
  isCloseable: figures.isCloseable,
  float: moneyOf(figures.floatPaise),
  ways: figures.ways.map(dayWay),
  movements: figures.movements.map(movementOf),
  bank: comparisonOf(figures.bank),
  version: figures.version,
});
