import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { DeskSectionSettings } from '#common/settings/desk.form';

type RiskField = Extract<keyof DeskSectionSettings, `risk${string}`>;

/** Fields that outputs and inputs share. */
@ObjectType()
@InputType()
export abstract class DeskFields implements Omit<DeskSectionSettings, RiskField> {
  @Field(() => String, { description: 'UPI address (VPA) to which members pay; empty for none.' })
  upiAddress!: string;

  @Field(() => String, { description: 'Name of the payee in UPI apps; empty for the name of the studio.' })
  upiPayee!: string;

  @Field(() => Boolean, { description: 'Whether the UPI address is that of a verified merchant.' })
  isUpiMerchant!: boolean;

  @Field(() => Int, { description: 'Largest discount of the front desk, in percent.' })
  discountPercentMaxFrontDesk!: number;

  @Field(() => Int, { description: 'Largest discount of admins, in percent.' })
  discountPercentMaxAdmin!: number;

  @Field(() => Int, {
    description: 'Least share of a price that the front desk takes at the sale, in percent.',
  })
  partPercentMinFrontDesk!: number;

  @Field(() => Int, { description: 'How many days ahead a sold membership may start.' })
  startDaysAheadMax!: number;

  @Field(() => Int, { description: 'How many days before its sale it may start, for the front desk.' })
  backdatedDaysMaxFrontDesk!: number;

  @Field(() => Int, { description: 'The same for admins.' })
  backdatedDaysMaxAdmin!: number;

  @Field(() => [Int], {
    description: 'Days of reminders, from the promised day; negative ones are before it.',
  })
  dueReminderDays!: number[];

  @Field(() => Int, {
    nullable: true,
    description: 'For how many days after the promised one members enter with dues; null for ever.',
  })
  entryWithDuesDays?: number | null;

  @Field(() => Int, { description: 'Minutes within which a second visit needs a confirmation.' })
  doubleVisitMinutes!: number;

  @Field(() => Int, { description: 'How many days back visits and workouts may be recorded.' })
  recordedDaysBackMax!: number;

  @Field(() => Int, { description: 'Rows of the largest file that the front desk exports.' })
  exportRowsMax!: number;

  @Field(() => Int, { description: 'Days for which a pass may be frozen, for each month that was bought.' })
  freezeDaysPerMonth!: number;

  @Field(() => Int, { description: 'Days of the shortest freeze.' })
  freezeDaysMin!: number;

  @Field(() => Int, { description: 'How many days ahead a freeze may begin.' })
  freezeDaysAheadMax!: number;
}
