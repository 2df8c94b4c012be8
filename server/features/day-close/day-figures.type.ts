import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Way } from '#common/day-close/ways';
import { DateScalar } from '../../graphql/date.scalar';
import { Money, moneyOf } from '../../graphql/money.type';
import { WayType } from './day-close.enums';
import type { CashMovement } from './cash-movement.entity';
import type { BankComparison, UnmatchedPayment, WayResult } from './day-closing.entity';
import { differenceOf } from './way-results';

@ObjectType({ description: 'What the books expect of a way of payment, and what was counted.' })
export class DayWay {
  @Field(() => WayType, { description: 'The way of payment.' })
  way!: Way;

  @Field(() => Money, { description: 'Payments.' })
  received!: Money;

  @Field(() => Money, { description: 'Refunds.' })
  refunded!: Money;

  @Field(() => Money, {
    description: 'Payments less refunds; of cash also the float, and what was put in or taken out.',
  })
  expected!: Money;

  @Field(() => Money, { nullable: true, description: 'What was counted; null if it is not, or not yet.' })
  counted!: Money | null;

  @Field(() => Money, { nullable: true, description: 'Counted less expected; null if it is not counted.' })
  difference!: Money | null;

  @Field(() => String, { nullable: true, description: 'Why it differs; null if it does not.' })
  reason!: string | null;
}

@ObjectType({
  description: 'A UPI payment that the books and the bank do not both have with the same amount.',
})
export class UnmatchedUpiPayment {
  @Field(() => String, { nullable: true, description: 'The 12-digit reference; null if none was noted.' })
  reference!: string | null;

  @Field(() => Money, { nullable: true, description: 'Amount in the books; null if it is missing there.' })
  booked!: Money | null;

  @Field(() => Money, { nullable: true, description: 'Amount at the bank; null if it is missing there.' })
  atBank!: Money | null;

  @Field(() => DateScalar, { nullable: true, description: 'Its business day, if that is not covered.' })
  bookedOn!: string | null;
}

@ObjectType('BankComparison', {
  description: 'How the list of the bank compares with the UPI payments at the front desk.',
})
export class BankComparisonType {
  @Field(() => Money, { description: 'All payments in the list.' })
  total!: Money;

  @Field(() => Int, { description: 'Number of payments that the books have, too.' })
  matchedCount!: number;

  @Field(() => Money, { description: 'Sum of the payments that the books have, too.' })
  matched!: Money;

  @Field(() => [UnmatchedUpiPayment], { description: 'Payments that do not match.' })
  unmatched!: UnmatchedUpiPayment[];
}

@ObjectType('CashMovement', { description: 'Cash that staff took out of the drawer or put into it.' })
export class CashMovementType {
  @Field(() => ID, { description: 'Id of the movement.' })
  id!: string;

  @Field(() => Money, { description: 'Amount; negative if it was taken out.' })
  amount!: Money;

  @Field(() => String, { description: 'Reason.' })
  reason!: string;

  @Field(() => String, { description: 'Name of the user who did it.' })
  madeBy!: string;

  @Field(() => Date, { description: 'Time.' })
  madeAt!: Date;
}

const moneyOrNull = (paise: number | null): Money | null => (paise === null ? null : moneyOf(paise));

export const dayWay = (result: WayResult): DayWay => ({
  way: result.way,
  received: moneyOf(result.receivedPaise),
  refunded: moneyOf(result.refundedPaise),
  expected: moneyOf(result.expectedPaise),
  counted: moneyOrNull(result.countedPaise),
  difference: moneyOrNull(differenceOf(result)),
  reason: result.reason,
});

const unmatchedOf = ({ reference, bookedPaise, atBankPaise, bookedOn }: UnmatchedPayment) => ({
  reference,
  booked: moneyOrNull(bookedPaise),
  atBank: moneyOrNull(atBankPaise),
  bookedOn,
});

export const comparisonOf = (bank: BankComparison | null): BankComparisonType | null =>
  bank && {
    total: moneyOf(bank.totalPaise),
    matchedCount: bank.matchedCount,
    matched: moneyOf(bank.matchedPaise),
    unmatched: bank.unmatched.map(unmatchedOf),
  };

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
