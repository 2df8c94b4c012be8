import type { MembershipPeriod } from './membership-period.entity';
import type { SoldTerm } from './terms';

/** Periods, read with their orders, as the terms that were sold. */
export const soldTermsOf = (periods: MembershipPeriod[]): (SoldTerm & { id: string })[] =>
  periods.map(({ id, startsAt, endsAt, anchorDay, movedDays, months, days, order }) => ({
    id,
    startsAt,
    endsAt,
    anchorDay,
    movedDays,
    months,
    days,
    startsOn: order?.startsOn ?? null,
  }));
