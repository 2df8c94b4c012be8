import { Field, ObjectType } from 'type-graphql';
import type { Way } from '#common/day-close/ways';
import { Money, moneyOf } from '../../graphql/money.type';
import { WayType } from './day-close.enums';
import type { WayResult } from './closing-values';
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

export const moneyOrNull = (paise: number | null): Money | null => (paise === null ? null : moneyOf(paise));

export const dayWay = (result: WayResult): DayWay => ({
  way: result.way,
  received: moneyOf(result.receivedPaise),
  refunded: moneyOf(result.refundedPaise),
  expected: moneyOf(result.expectedPaise),
  counted: moneyOrNull(result.countedPaise),
  difference: moneyOrNull(differenceOf(result)),
  reason: result.reason,
});
