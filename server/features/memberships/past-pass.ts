import { studioDay, textOfDay } from '#common/calendar';
import type { MembershipPeriod } from './membership-period.entity';
import { endOf } from './terms';

/** A pass or nutrition plan that a member had, or has. */
export type PastPass = Pick<
  MembershipPeriod,
  'userId' | 'planName' | 'planType' | 'kind' | 'startsAt' | 'endsAt' | 'endedAt'
>;

/** Whether two passes of a member are for the same days. */
export const isSamePass = (one: PastPass, other: PastPass): boolean =>
  one.planType === other.planType && daysOf(one) === daysOf(other);

const daysOf = (pass: PastPass): string =>
  [pass.startsAt, pass.endsAt, endOf(pass)].map((moment) => textOfDay(studioDay(moment.getTime()))).join(' ');

/** Whether two passes of a member have days in common. One that was withdrawn has none. */
export const passesOverlap = (one: PastPass, other: PastPass): boolean =>
  one.planType === other.planType &&
  [one, other].every((pass) => endOf(pass) > pass.startsAt) &&
  one.startsAt < endOf(other) &&
  other.startsAt < endOf(one);
