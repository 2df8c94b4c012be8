import type { Pattern } from '#common/exercises/exercises';
import { cardioFill, cardioWork } from './cardio-work';
import type { PlanContext } from './plan-context';
import type { DraftBlock, DraftDay } from './plan-draft';
import { minutesOfAll } from './duration';
import { noteOfDay } from './day-notes';
import { CARDIO_FILL_MINUTES_MIN, CARDIO_TITLES } from './rules/cardio';
import { CLOSING_DAYS } from './rules/progression';
import { type DaySession, MOVEMENTS, SESSIONS, SESSION_MINUTES, type Session } from './rules/sessions';
import { WEEKS } from './rules/weeks';
import { strengthWork } from './strength-work';
import { flexibilityWork } from './stretching';
import { coolDown, warmUp } from './warm-up';
import { withinWeeklyLimits } from './weekly-sets';

/** The days of one week of a plan. */
export function weekOf(context: PlanContext): DraftDay[] {
  const names = sessionsOf(context);
  const work = names.map((name) => (name === 'rest' ? null : strengthWork(SESSIONS[name], context)));
  const limited = context.phase.stage === 'test' ? work : withinWeeklyLimits(work);
  const days = names.map((name, index) =>
    name === 'rest' ? REST_DAY : trainingDay(SESSIONS[name], limited[index] ?? null, context),
  );
  return days
    .map((day, index) => ({ ...day, note: noteOfDay(day, index, context) }))
    .slice(0, context.phase.days);
}

function sessionsOf({ request, phase }: PlanContext): readonly DaySession[] {
  return phase.stage === 'test' ? CLOSING_DAYS[request.goal] : WEEKS[request.goal][request.experience];
}

const REST_DAY: DraftDay = { kind: 'rest', title: 'Rest', note: null, blocks: [] };

/** A session with its cardio and stretching, or easy movement if no exercise is left for it. */
function trainingDay(session: Session, strength: DraftBlock | null, context: PlanContext): DraftDay {
  const cardio = cardioWork(session, context);
  const stretching = flexibilityWork(session, context);
  const work = [strength, cardio, stretching].filter((block) => block !== null);
  if (work.length === 0)
    return { kind: 'cardio', title: CARDIO_TITLES.easy, note: null, blocks: fittedToSession(work, context) };
  const blocks = fittedToSession(work, context);
  if (cardio && (session.cardio === 'interval' || isStrengthMissing(strength, session)))
    return { kind: 'cardio', title: cardio.title, note: null, blocks };
  return { kind: session.kind, title: session.title, note: null, blocks };
}

/** Whether no exercise is left for the strength work of the session. */
const isStrengthMissing = (strength: DraftBlock | null, { slots }: Session) => !strength && slots.length > 0;

/** The session with warm-up and cool-down, shortened or extended to `SESSION_MINUTES`. */
function fittedToSession(work: readonly DraftBlock[], context: PlanContext): DraftBlock[] {
  const blocks = withWarmUpAndCoolDown(work, context);
  const minutes = minutesOfAll(blocks);
  if (minutes > SESSION_MINUTES.max) {
    const shorter = withLessWork(work);
    return shorter ? fittedToSession(shorter, context) : blocks;
  }
  if (minutes >= SESSION_MINUTES.min) return blocks;
  return filledUp(work, Math.max(CARDIO_FILL_MINUTES_MIN, SESSION_MINUTES.min - minutes), context);
}

/** Adds easy movement until the session is long enough; adding some can shorten warm-up and cool-down. */
function filledUp(work: readonly DraftBlock[], minutes: number, context: PlanContext): DraftBlock[] {
  const fill = cardioFill(minutes, context);
  const blocks = withWarmUpAndCoolDown(fill ? [...work, fill] : work, context);
  const isLongEnough = !fill || minutesOfAll(blocks) >= SESSION_MINUTES.min;
  return isLongEnough ? blocks : filledUp(work, minutes + 1, context);
}

function withWarmUpAndCoolDown(work: readonly DraftBlock[], context: PlanContext): DraftBlock[] {
  return [warmUp(work, context), ...work, coolDown(work, context)];
}

/** Removes a set of the isolation exercise with the most sets, or an exercise, trunk last; null if none is left. */
function withLessWork(work: readonly DraftBlock[]): DraftBlock[] | null {
  const isolated = work.flatMap(({ items }) => items).filter(({ role }) => role === 'isolation');
  const most = Math.max(...isolated.map(({ sets }) => sets));
  const last =
    isolated.findLast(({ sets }) => sets === most && sets > 1) ??
    isolated.findLast(({ exercise }) => !TRUNK.includes(exercise.pattern)) ??
    isolated.at(-1);
  if (!last) return null;
  return work.map((block) => {
    const items = block.items.map((item) => (item === last ? { ...item, sets: item.sets - 1 } : item));
    return { ...block, items: items.filter(({ sets }) => sets > 0) };
  });
}

const TRUNK: readonly Pattern[] = MOVEMENTS['the trunk'];
