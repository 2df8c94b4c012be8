/**
 * Changes of saved plans that have not reached the server, in the storage that all tabs share: they survive a reload, and
 * the end of the session deletes them. A later change of the same day or exercise replaces the earlier one. A change says
 * how the day or exercise is to be, so sending it twice does no harm.
 */
import { forget, readStored, store } from '../../lib/storage';

interface Change {
  planId: string;
  /** Number of the day of the plan, starting at 1. */
  day: number;
  /** Time at which the member made it. */
  madeAt: number;
}

/** A day that was ticked or unticked. */
export interface DayChange extends Change {
  isDone: boolean;
}

/** A note on an exercise of a day. */
export interface ExerciseChange extends Change {
  /** Position among all exercises of the day, starting at 1. */
  position: number;
  doneSets: number[];
  loadKg: number | null;
}

export type PlanChange = DayChange | ExerciseChange;

const listeners = new Set<() => void>();
let lastRead: { text: string | null; changes: PlanChange[] } = { text: null, changes: [] };

/** The same list until something changes, as useSyncExternalStore requires. */
export function planChanges(): PlanChange[] {
  const text = readStored('planChanges');
  if (text !== lastRead.text) lastRead = { text, changes: parsed(text) };
  return lastRead.changes;
}

export function addPlanChange(change: PlanChange): void {
  write([...planChanges().filter((other) => !isOfSame(other, change)), change]);
}

/** The change of a day of a plan, or of one of its exercises, that has not reached the server. */
export function dayChange(planId: string, day: number): DayChange | undefined {
  return planChanges()
    .filter(isDayChange)
    .find((change) => change.planId === planId && change.day === day);
}

export function exerciseChange(planId: string, day: number, position: number): ExerciseChange | undefined {
  return planChanges()
    .filter(isExerciseChange)
    .find((change) => change.planId === planId && change.day === day && change.position === position);
}

/** Drops a change that the server has answered, unless the member has made the same change again meanwhile. */
export function dropPlanChange(answered: PlanChange): void {
  write(planChanges().filter((change) => !isOfSame(change, answered) || !hasSameValues(change, answered)));
}

export function onPlanChanges(notify: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', notifyAll);
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
    if (listeners.size === 0) window.removeEventListener('storage', notifyAll);
  };
}

const isDayChange = (change: PlanChange): change is DayChange => 'isDone' in change;
export const isExerciseChange = (change: PlanChange): change is ExerciseChange => 'position' in change;

const positionOf = (change: PlanChange) => (isExerciseChange(change) ? change.position : null);

/** Whether two changes are of the same day, or of the same exercise of a day. */
const isOfSame = (one: PlanChange, other: PlanChange) =>
  one.planId === other.planId && one.day === other.day && positionOf(one) === positionOf(other);

const valuesOf = (change: PlanChange) =>
  JSON.stringify(isExerciseChange(change) ? [change.doneSets, change.loadKg] : change.isDone);

const hasSameValues = (one: PlanChange, other: PlanChange) => valuesOf(one) === valuesOf(other);

function write(changes: PlanChange[]): void {
  if (changes.length > 0) store('planChanges', JSON.stringify(changes));
  else forget('planChanges');
  notifyAll();
}

function notifyAll(): void {
  for (const listener of listeners) listener();
}

function parsed(text: string | null): PlanChange[] {
  try {
    const changes = JSON.parse(text ?? '[]') as unknown;
    return Array.isArray(changes) ? changes.filter(isChange) : [];
  } catch {
    return [];
  }
}

function isChange(value: unknown): value is PlanChange {
  const { planId, day, madeAt, ...values } = (value ?? {}) as Partial<DayChange> & Partial<ExerciseChange>;
  const isOfDay = typeof values.isDone === 'boolean';
  const isOfExercise = typeof values.position === 'number' && Array.isArray(values.doneSets);
  return (
    typeof planId === 'string' &&
    typeof day === 'number' &&
    typeof madeAt === 'number' &&
    (isOfDay || isOfExercise)
  );
}
