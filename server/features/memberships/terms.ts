import {
  addDays,
  addMonths,
  dayOfText,
  daysBetween,
  endOfDay,
  startOfDay,
  studioDay,
  textOfDay,
  type CalendarDay,
} from '#common/calendar';
import { dayCount, movedByDays } from '#common/memberships/freezing';
import { lastDayOf } from '#common/memberships/last-day';
import type { PlanLength } from '#common/plans/plan-length';
import type { PlanKind } from '#common/plans/plans';

/** A half-open interval of membership. */
export interface Term {
  startsAt: Date;
  /** Exclusive. */
  endsAt: Date;
  /** Day of the month from which months are counted. */
  anchorDay: number;
  /** Days by which freezes and added days have moved the end. Months are counted without them. */
  movedDays: number;
}

/** A term that may have been sold with a chosen first day, before which it never starts. */
export interface SoldTerm extends Term, PlanLength {
  /** First day, such as 2026-12-05; null for the usual one. */
  startsOn: string | null;
}

/** The term of that length from a moment, to the end of the last day. */
export function termFrom(moment: number, { months, days }: PlanLength): Term {
  const today = studioDay(moment);
  const lastDay = days === null ? addMonths(today, months) : addDays(today, days - 1);
  return {
    startsAt: new Date(moment),
    endsAt: new Date(endOfDay(lastDay)),
    anchorDay: days === null ? today.day : lastDay.day,
    movedDays: 0,
  };
}

/** The term that follows another one, as if both had been bought together. */
export function termAfter({ endsAt, anchorDay, movedDays }: Term, { months, days }: PlanLength): Term {
  const dayBefore = addDays(studioDay(lastDayOf(endsAt).getTime()), -movedDays);
  const lastDay = days === null ? addMonths(dayBefore, months, anchorDay) : addDays(dayBefore, days);
  return {
    startsAt: endsAt,
    endsAt: new Date(endOfDay(addDays(lastDay, movedDays))),
    // Months are counted on from the last one of some days.
    anchorDay: days === null ? anchorDay : lastDay.day,
    movedDays,
  };
}

/** The term that a purchase adds now: after the last term if that has not ended, otherwise from now. */
export function nextTerm(terms: Term[], length: PlanLength, now: number): Term {
  const last = lastOf(terms);
  return last && last.endsAt.getTime() > now ? termAfter(last, length) : termFrom(now, length);
}

/**
 * The term from a chosen day: from now if that is today, otherwise from the beginning of the day, or from when another
 * term ended during it.
 */
export function termOn(
  startsOn: string,
  { endings, ...length }: PlanLength & { endings: Date[] },
  now: number,
): Term {
  const dayAt = (moment: number) => textOfDay(studioDay(moment));
  const start = dayAt(now) === startsOn ? now : startOfDay(dayOfText(startsOn)!);
  const ended = endings.map((end) => end.getTime()).filter((end) => dayAt(end) === startsOn);
  return termFrom(Math.max(start, ...ended), length);
}

export const overlap = (one: Pick<Term, 'startsAt' | 'endsAt'>, other: Pick<Term, 'startsAt' | 'endsAt'>) =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/**
 * The term that ends at a given time, after the last one. It starts as many months before as its plan lasts, but not
 * after now. Null if the last term ends then or later.
 */
export function termUntil(
  terms: Term[],
  { endsAt, months }: { endsAt: Date; months: number },
  now: number,
): (Term & { months: number }) | null {
  const paidUntil = lastOf(terms)?.endsAt.getTime() ?? -Infinity;
  if (endsAt.getTime() <= paidUntil) return null;
  const lastDay = studioDay(lastDayOf(endsAt).getTime());
  const usualStart = startOfDay(addMonths(lastDay, -months));
  const startsAt = Math.max(paidUntil, Math.min(usualStart, now));
  return {
    startsAt: new Date(startsAt),
    endsAt,
    anchorDay: lastDay.day,
    movedDays: 0,
    months: monthsBetween(studioDay(startsAt), lastDay),
  };
}

/** The term between two moments, as if a plan of that kind had been sold for it. */
export function termBetween({
  startsAt,
  endsAt,
  kind,
}: Pick<Term, 'startsAt' | 'endsAt'> & { kind: PlanKind }): Term & PlanLength {
  const [first, last] = [startsAt, lastDayOf(endsAt)].map((moment) => studioDay(moment.getTime())) as [
    CalendarDay,
    CalendarDay,
  ];
  const length =
    kind === 'membership'
      ? { months: monthsBetween(first, last), days: null }
      : { months: 0, days: daysBetween(first, last) + 1 };
  return { startsAt, endsAt, anchorDay: last.day, movedDays: 0, ...length };
}

const MONTHS_OF_YEAR = 12;

/** At least one; a month that has begun counts as a whole. */
const monthsBetween = (from: CalendarDay, to: CalendarDay): number =>
  Math.max(1, (to.year - from.year) * MONTHS_OF_YEAR + to.month - from.month + (to.day > from.day ? 1 : 0));

/** The term with the latest end. */
export const lastOf = <T extends Term>(terms: T[]): T | undefined =>
  terms.reduce<T | undefined>((last, term) => (last && last.endsAt >= term.endsAt ? last : term), undefined);

/** A term that ends some days later or, if negative, earlier. */
export const extended = ({ endsAt, movedDays }: Term, days: number) => ({
  endsAt: movedByDays(endsAt, days),
  movedDays: movedDays + days,
});

/** A term that follows one which is `extended`: it keeps its days. */
export const following = (term: Term, days: number) => ({
  startsAt: movedByDays(term.startsAt, days),
  ...extended(term, days),
});

/** When a term ended, or will end: earlier than planned if it was ended before. `summariesOf` says the same in SQL. */
export const endOf = ({ endsAt, endedAt }: { endsAt: Date; endedAt: Date | null }): Date =>
  endedAt !== null && endedAt < endsAt ? endedAt : endsAt;

/** The dates of a term, for the journal. */
export const datesOf = ({ startsAt, endsAt }: Pick<Term, 'startsAt' | 'endsAt'>) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

export const isDuring = ({ startsAt, endsAt }: Pick<Term, 'startsAt' | 'endsAt'>, now: number): boolean =>
  startsAt.getTime() <= now && now < endsAt.getTime();

/** The terms that have not started, sorted, moved up to close the gap that a removed term has left. */
export function movedUp<T extends SoldTerm>(terms: T[], now: number): T[] {
  const kept: Term[] = terms.filter(({ startsAt }) => startsAt.getTime() <= now);
  const waiting = terms
    .filter(({ startsAt }) => startsAt.getTime() > now)
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  return waiting.map((term) => {
    const next = term.startsOn === null ? nextTerm(kept, term, now) : backTowards(term, kept, now);
    const moved = { ...term, ...next };
    kept.push(moved);
    return moved;
  });
}

/** A term that other terms have moved to later days, as far back to its chosen day as they allow now. */
function backTowards(term: SoldTerm, earlier: Term[], now: number): Term {
  const { anchorDay } = term;
  const earliest = Math.max(chosenStart(term), lastOf(earlier)?.endsAt.getTime() ?? 0, now);
  const days = daysAfter(term, earliest);
  if (days <= 0) return term;
  const moved = following(term, -days);
  return { ...moved, startsAt: new Date(Math.max(moved.startsAt.getTime(), now)), anchorDay };
}

/**
 * Terms, sorted, after one whose end has moved by some days. One with a chosen first day moves only as far as it has to,
 * and with it those that follow.
 */
export function movedAfter<T extends SoldTerm>(
  terms: T[],
  { endsAt, days }: { endsAt: Date; days: number },
): T[] {
  let end = endsAt;
  let shift = days;
  return terms.map((term) => {
    if (term.startsOn !== null) shift = -daysAfter(term, Math.max(chosenStart(term), end.getTime()));
    const moved = { ...term, ...following(term, shift) };
    end = moved.endsAt;
    return moved;
  });
}

const chosenStart = ({ startsOn }: SoldTerm): number => startOfDay(dayOfText(startsOn!)!);

/** How many days a term starts after a moment; negative if before it. */
const daysAfter = ({ startsAt }: Term, moment: number): number =>
  dayCount({ startsAt: new Date(moment), endsAt: startsAt });
