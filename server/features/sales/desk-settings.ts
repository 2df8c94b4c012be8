import { Field, Int, ObjectType } from 'type-graphql';
import type { Role } from '#common/accounts/roles';
import type { StartLimits } from '#common/memberships/start-day';
import type { Money } from '../../graphql/money.type';
import type { UserActor } from '../../lib/actor';

/** What the studio decides about sales at its front desk. */
export interface DeskSettings {
  /** UPI address (VPA) to which members pay; null without one. */
  upiAddress: string | null;
  /** The largest discount that each role may give, in percent of the total. */
  discountPercentMax: Record<Role, number>;
  /** The least share of the total that has to be paid at the sale, in percent. Admins may give plans without a payment. */
  partPercentMin: Record<Role, number>;
  /** On which days after the promised one members are reminded of an instalment; negative ones are before it. */
  dueReminderDays: readonly number[];
  /** For how many days after the promised one members may enter although something is due; null for always. */
  entryWithDuesDays: number | null;
  /** How many days ahead a membership may start that is sold now. */
  startDaysAheadMax: number;
  /** How many days before the sale each role may let a membership start. */
  backdatedDaysMax: Record<Role, number>;
}

/** The discount that is asked for, and how much the actor may give. */
export const permittedDiscount = (
  desk: DeskSettings,
  { role }: Pick<UserActor, 'role'>,
  given: { amount: Money; reason: string } | null | undefined,
) =>
  given
    ? {
        amountPaise: given.amount.minorUnits,
        reason: given.reason,
        percentMax: desk.discountPercentMax[role],
      }
    : null;

export const startLimitsOf = (
  { startDaysAheadMax: daysAheadMax, backdatedDaysMax }: DeskSettings,
  { role }: UserActor,
): StartLimits => ({ daysAheadMax, backdatedDaysMax: backdatedDaysMax[role] });

export const NONE_OF_ROLES: Record<Role, number> = { user: 0, trainer: 0, front_desk: 0, admin: 0, owner: 0 };

@ObjectType('DeskSettings', { description: 'What the studio permits at its front desk.' })
export class DeskSettingsType {
  @Field(() => String, {
    nullable: true,
    description: 'UPI address (VPA) to which members pay, for a QR code with the amount; null without one.',
  })
  upiAddress!: string | null;

  @Field(() => Int, {
    description: 'Largest discount that the current user may give, in percent of the total.',
  })
  discountPercentMax!: number;

  @Field(() => Int, {
    description: 'Least share of the total that the current user has to take at the sale, in percent.',
  })
  partPercentMin!: number;

  @Field(() => Int, { description: 'How many days from today a membership may start at the latest.' })
  startDaysAheadMax!: number;

  @Field(() => Int, {
    description: 'How many days before today the current user may let a membership start.',
  })
  backdatedDaysMax!: number;
}
