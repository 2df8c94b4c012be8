/**
 * Changes of saved plans that have not reached the server, in the storage that all tabs share: they survive a reload, and
 * the end of the session deletes them. A later change of the same day replaces the earlier one, and what is sent twice
 * changes nothing more, because it says how the day is to be, not what to do with it.
 */
import { forget, readStored, store } from '../../lib/storage';

export interface DayChange {
  planId: string;
  day: number;
  isDone: boolean;
  /** Time at which the member made it. */
  madeAt: number;
}

const listeners = new Set<() => void>();
let lastRead: { text: string | null; changes: DayChange[] } = { text: null, changes: [] };

/** The same list until something changes. */
export function planChanges(): DayChange[] {
  const text = readStored('planChanges');
  if (text !== lastRead.text) lastRead = { text, changes: parsed(text) };
  return lastRead.changes;
}

export function addPlanChange(change: DayChange): void {
  write([...planChanges().filter((other) => !isSameDay(other, change)), change]);
}

/** Drops a change that the server has answered, unless the member has changed the day again meanwhile. */
export function dropPlanChange(answered: DayChange): void {
  write(planChanges().filter((change) => !isSameDay(change, answered) || change.isDone !== answered.isDone));
}

export function onPlanChanges(notify: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', notifyAll);
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
    if (listeners.size === 0) window.removeEventListener('storage', notifyAll);
  };
}

const isSameDay = (one: DayChange, other: DayChange) => one.planId === other.planId && one.day === other.day;

function write(changes: DayChange[]): void {
  if (changes.length > 0) store('planChanges', JSON.stringify(changes));
  else forget('planChanges');
  notifyAll();
}

function notifyAll(): void {
  for (const listener of listeners) listener();
}

function parsed(text: string | null): DayChange[] {
  try {
    const changes = JSON.parse(text ?? '[]') as unknown;
    return Array.isArray(changes) ? changes.filter(isChange) : [];
  } catch {
    return [];
  }
}

function isChange(value: unknown): value is DayChange {
  const { planId, day, isDone, madeAt } = (value ?? {}) as Partial<DayChange>;
  return (
    typeof planId === 'string' &&
    typeof day === 'number' &&
    typeof isDone === 'boolean' &&
    typeof madeAt === 'number'
  );
}
