import { Field, Int, ObjectType } from 'type-graphql';
import { DateScalar } from '../../graphql/date.scalar';
import { Money, moneyOf } from '../../graphql/money.type';
import type { BankComparison, UnmatchedPayment } from './closing-values';
import { moneyOrNull } from './day-figures.type';

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
