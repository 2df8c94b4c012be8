/** Limits per week: the balance of pushing and pulling, and the sets per muscle. */
import type { Pattern } from '#common/exercises/exercises';
import type { DraftBlock, DraftItem } from './plan-draft';
import { MOVEMENTS } from './rules/sessions';
import { PUSH_PULL_RATIO_MAX, WEEKLY_SETS_MAX } from './rules/weekly-limits';

const PUSHES: readonly Pattern[] = MOVEMENTS.pushing;
const PULLS: readonly Pattern[] = MOVEMENTS.pulling;

/** The strength block of each day of a week; null for a day without one. */
type Week = readonly (DraftBlock | null)[];
type Counted = (item: DraftItem) => boolean;

/**
 * Applies the weekly limits. If pushing or pulling falls short, each of its exercises outside circuits gets one more
 * set. Surplus sets of a muscle, or of the other side, are then removed, exercises with the most sets first. The
 * balance is not enforced in a week without any pushing or pulling.
 */
export function withinWeeklyLimits(week: Week): Week {
  return withoutSurplus(withinSetsOfMuscles(withMoreOfFewer(week)));
}

const isPush: Counted = ({ exercise }) => PUSHES.includes(exercise.pattern);
const isPull: Counted = ({ exercise }) => PULLS.includes(exercise.pattern);

function withMoreOfFewer(week: Week): Week {
  if (!isUneven(week)) return week;
  const { fewer } = sidesOf(week);
  return week.map((block) => {
    if (!block || block.isCircuit) return block;
    return {
      ...block,
      items: block.items.map((item) => (fewer(item) ? { ...item, sets: item.sets + 1 } : item)),
    };
  });
}

function withinSetsOfMuscles(week: Week): Week {
  const muscles = new Set(itemsOf(week).map(({ exercise }) => exercise.muscle));
  return [...muscles].reduce((limited, muscle) => {
    const isOfMuscle: Counted = ({ exercise }) => exercise.muscle === muscle;
    return cutWhile(limited, (one) => (setsOf(one, isOfMuscle) > WEEKLY_SETS_MAX ? isOfMuscle : null));
  }, week);
}

function withoutSurplus(week: Week): Week {
  return cutWhile(week, (one) => (isUneven(one) ? sidesOf(one).more : null));
}

/** Removes sets until no limit is exceeded. */
function cutWhile(week: Week, surplusOf: (week: Week) => Counted | null): Week {
  const isCut = surplusOf(week);
  return isCut ? cutWhile(withLess(week, isCut), surplusOf) : week;
}

/** Removes a set of the exercise with the most sets, the last one in the week; in a circuit, the whole exercise. */
function withLess(week: Week, isCut: Counted): Week {
  const items = itemsOf(week).filter(isCut);
  const most = Math.max(...items.map(({ sets }) => sets));
  const last = items.findLast(({ sets }) => sets === most);
  return week.map((block) => {
    if (!block || !last || !block.items.includes(last)) return block;
    const sets = block.isCircuit ? 0 : last.sets - 1;
    const changed = block.items.map((item) => (item === last ? { ...item, sets } : item));
    return { ...block, items: changed.filter((item) => item.sets > 0) };
  });
}

function isUneven(week: Week): boolean {
  const push = setsOf(week, isPush);
  const pull = setsOf(week, isPull);
  return push > 0 && pull > 0 && Math.max(push, pull) > PUSH_PULL_RATIO_MAX * Math.min(push, pull);
}

function sidesOf(week: Week) {
  const hasMorePush = setsOf(week, isPush) > setsOf(week, isPull);
  return hasMorePush ? { more: isPush, fewer: isPull } : { more: isPull, fewer: isPush };
}

const itemsOf = (week: Week): DraftItem[] => week.flatMap((block) => block?.items ?? []);

function setsOf(week: Week, isCounted: Counted): number {
  return itemsOf(week)
    .filter(isCounted)
    .reduce((sum, { sets }) => sum + sets, 0);
}
