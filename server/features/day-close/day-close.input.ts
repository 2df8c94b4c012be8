import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { bankListForm, closeDayForm } from '#common/day-close/day-close.form';
import type { Way } from '#common/day-close/ways';
import { DateScalar } from '../../graphql/date.scalar';
import { REQUEST_KEY } from '../../graphql/descriptions';
import { MoneyInput } from '../../graphql/money.type';
import { Validated } from '../../lib/validated';
import { WayType } from './day-close.enums';

const REASON = 'Reason, kept with it.';
const BANK_LIST =
  'What was copied from the bank: each line with a 12-digit reference and an amount is a payment. Only these are kept.';

@Validated(bankListForm)
@ArgsType()
export class DayToCloseArgs {
  @Field(() => DateScalar, {
    nullable: true,
    description:
      'The day; if null, the one that was opened again, else the one for which bookings count now.',
  })
  day?: string | null;

  @Field(() => String, { nullable: true, description: BANK_LIST })
  bankList?: string | null;
}

@InputType({ description: 'Notes or coins of one value.' })
export class CountedNotesInput {
  @Field(() => Int, {
    description:
      'Value of one, in the currency of the studio; in rupees 500, 200, 100, 50, 20, 10, 5, 2 or 1.',
  })
  value!: number;

  @Field(() => Int, { description: 'How many there are.' })
  count!: number;
}

@InputType({ description: 'A float that is not what the last closing left.' })
export class CorrectedFloatInput {
  @Field(() => MoneyInput, { description: 'Cash in the drawer before the first booking.' })
  amount!: MoneyInput;

  @Field(() => String, { description: REASON })
  reason!: string;
}

@InputType({ description: 'Why what was counted differs from the books.' })
export class DifferenceInput {
  @Field(() => WayType, { description: 'The way of payment.' })
  way!: Way;

  @Field(() => String, { description: REASON })
  reason!: string;
}

@Validated(closeDayForm)
@InputType()
export class CloseDayInput {
  @Field(() => DateScalar, {
    description: 'The day: not later than today, and later than the last closed one.',
  })
  day!: string;

  @Field(() => String, { description: 'The `version` of the figures that were shown.' })
  version!: string;

  @Field(() => CorrectedFloatInput, { nullable: true, description: 'Null if the float is right.' })
  float?: CorrectedFloatInput | null;

  @Field(() => [CountedNotesInput], { description: 'Counted notes and coins, each value once.' })
  notes!: CountedNotesInput[];

  @Field(() => MoneyInput, { description: 'Cash that was not counted by notes and coins.' })
  otherCash!: MoneyInput;

  @Field(() => MoneyInput, { description: 'What came in by UPI, less refunds. Not used with `bankList`.' })
  upi!: MoneyInput;

  @Field(() => String, { nullable: true, description: BANK_LIST })
  bankList?: string | null;

  @Field(() => MoneyInput, { description: 'What the card terminal has taken, less refunds.' })
  card!: MoneyInput;

  @Field(() => [DifferenceInput], { description: 'A reason for each way of payment that differs.' })
  differences!: DifferenceInput[];

  @Field(() => MoneyInput, { description: 'Cash that stays in the drawer; the rest is handed over.' })
  leftInDrawer!: MoneyInput;

  @Field(() => String, { description: 'Name of the person who gets the cash.' })
  handedOverTo!: string;

  @Field(() => String, { description: `${REQUEST_KEY} Repeating it returns the same closing.` })
  requestKey!: string;
}
