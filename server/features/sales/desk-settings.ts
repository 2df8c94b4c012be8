import { Field, Int, ObjectType } from 'type-graphql';
import type { Role } from '#common/accounts/roles';
import type { StartLimits } from '#common/memberships/start-day';
import { usesRupees } from '#common/studio-currency';
import { pick } from '#common/pick';
import { studio } from '#common/studio';
import type { Money } from '../../graphql/money.type';
import { hasPermission, type UserActor } from '../../lib/actor';
import type { CurrentSettings } from '../settings/settings.service';

/** Settings for sales at the front desk. */
export interface DeskSettings {
  /** UPI address (VPA) to which members pay; null without one. */
  upiAddress: string | null;
  /** Name of the payee in UPI apps. */
  upiPayee: string;
  /** Whether the address belongs to a verified merchant. */
  isUpiMerchant: boolean;
  /** The largest discount that each role may give, in percent of the total. */
  discountPercentMax: Record<Role, number>;
  /** The least share of the total that has to be paid at the sale, in percent. Admins may give plans without a payment. */
  partPercentMin: Record<Role, number>;
  /**
   * Days, counted from the promised one, on which members are reminded of an instalment; negative ones are before it.
   */
  dueReminderDays: readonly number[];
  /** For how many days after the promised one members may enter although something is due; null for always. */
  entryWithDuesDays: number | null;
  /** How many days ahead a membership may start that is sold now. */
  startDaysAheadMax: number;
  /** How many days back visits and workouts may be recorded, except by admins. */
  recordedDaysBackMax: number;
  /** How many days before the sale each role may let a membership start. */
  backdatedDaysMax: Record<Role, number>;
}

/** The role whose limits apply: API keys that cannot grant memberships have those of the front desk. */
export const limitedAs = (actor: UserActor): Role =>
  hasPermission(actor, 'memberships:grant') ? actor.role : 'front_desk';

/** The requested discount, and the most that the actor may give. */
export const permittedDiscount = (
  desk: DeskSettings,
  actor: UserActor,
  given: { amount: Money; reason: string } | null | undefined,
) =>
  given
    ? {
        amountPaise: given.amount.minorUnits,
        reason: given.reason,
        percentMax: desk.discountPercentMax[limitedAs(actor)],
      }
    : null;

export const startLimitsOf = (
  { startDaysAheadMax: daysAheadMax, backdatedDaysMax }: DeskSettings,
  actor: UserActor,
): StartLimits => ({ daysAheadMax, backdatedDaysMax: backdatedDaysMax[limitedAs(actor)] });

/** The rules that hold at the moment, whenever one is read. */
export const currentDesk = (settings: CurrentSettings): DeskSettings => ({
  get upiAddress() {
    return (usesRupees() && settings.current.desk.upiAddress) || null;
  },
  get upiPayee() {
    return settings.current.desk.upiPayee || studio.name;
  },
  get isUpiMerchant() {
    return settings.current.desk.isUpiMerchant;
  },
  get discountPercentMax() {
    const { discountPercentMaxFrontDesk: front_desk, discountPercentMaxAdmin: admin } = settings.current.desk;
    return { user: 0, trainer: 0, front_desk, admin, owner: admin };
  },
  get partPercentMin() {
    return {
      user: 100,
      trainer: 100,
      front_desk: settings.current.desk.partPercentMinFrontDesk,
      admin: 0,
      owner: 0,
    };
  },
  get dueReminderDays() {
    return settings.current.desk.dueReminderDays;
  },
  get entryWithDuesDays() {
    return settings.current.desk.entryWithDuesDays ?? null;
  },
  get startDaysAheadMax() {
    return settings.current.desk.startDaysAheadMax;
  },
  get recordedDaysBackMax() {
    return settings.current.desk.recordedDaysBackMax;
  },
  get backdatedDaysMax() {
    const { backdatedDaysMaxFrontDesk: front_desk, backdatedDaysMaxAdmin: admin } = settings.current.desk;
    return { user: 0, trainer: 0, front_desk, admin, owner: admin };
  },
});

@ObjectType('DeskSettings', { description: 'What the studio permits at its front desk.' })
export class DeskSettingsType {
  @Field(() => String, {
    nullable: true,
    description: 'UPI address (VPA) to which members pay, for a QR code with the amount; null without one.',
  })
  upiAddress!: string | null;

  @Field(() => String, { description: 'Name of the payee in UPI apps.' })
  upiPayee!: string;

  @Field(() => Boolean, { description: 'Whether the UPI address is that of a verified merchant.' })
  isUpiMerchant!: boolean;

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

  @Field(() => Int, {
    description: 'How many days back visits and workouts may be recorded, except by admins.',
  })
  recordedDaysBackMax!: number;
}

/** The part of the settings that somebody with a role needs. */
export const deskSettingsFor = (role: Role, desk: DeskSettings): DeskSettingsType => ({
  ...pick(desk, 'upiAddress', 'upiPayee', 'isUpiMerchant', 'startDaysAheadMax', 'recordedDaysBackMax'),
  discountPercentMax: desk.discountPercentMax[role],
  partPercentMin: desk.partPercentMin[role],
  backdatedDaysMax: desk.backdatedDaysMax[role],
});
