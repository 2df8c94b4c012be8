import { addMonths, endOfDay, studioDay } from '#common/calendar';

/** From when until when something runs. */
export interface Term {
  startsAt: Date;
  /** The first moment after it. */
  endsAt: Date;
  /** The day of the month that its months are counted by. */
  anchorDay: number;
}

/** So many months from a moment, to the end of the last day. */
export function termFrom(moment: number, months: number): Term {
  const today = studioDay(moment);
  return {
    startsAt: new Date(moment),
    endsAt: new Date(endOfDay(addMonths(today, months))),
    anchorDay: today.day,
  };
}

/** The same after a term, as if both had been bought at once. */
export function termAfter({ endsAt, anchorDay }: Term, months: number): Term {
  const lastDay = studioDay(endsAt.getTime() - 1);
  return {
    startsAt: endsAt,
    endsAt: new Date(endOfDay(addMonths(lastDay, months, anchorDay))),
    anchorDay,
  };
}

/** So many months after the terms that still run, or from now when none does. */
export function nextTerm(terms: Term[], months: number, now: number): Term {
  const last = lastOf(terms);
  return last && last.endsAt.getTime() > now ? termAfter(last, months) : termFrom(now, months);
}

/** The term that is over last. */
export const lastOf = <T extends Term>(terms: T[]): T | undefined =>
  terms.reduce<T | undefined>((last, term) => (last && last.endsAt >= term.endsAt ? last : term), undefined);

export const isRunning = ({ startsAt, endsAt }: Term, now: number): boolean =>
  startsAt.getTime() <= now && now < endsAt.getTime();

/** The terms that have not begun, in their order, moved up to close a gap that another one has left. */
export function movedUp<T extends Term & { months: number }>(terms: T[], now: number): T[] {
  const kept: Term[] = terms.filter(({ startsAt }) => startsAt.getTime() <= now);
  const waiting = terms
    .filter(({ startsAt }) => startsAt.getTime() > now)
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  return waiting.map((term) => {
    const moved = { ...term, ...nextTerm(kept, term.months, now) };
    kept.push(moved);
    return moved;
  });
}
