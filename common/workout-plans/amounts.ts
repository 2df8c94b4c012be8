import type { Measure } from '../exercises/exercises';

/** Sets, repetitions or seconds, and rest of an exercise in a plan. */
export interface Amount {
  sets: number;
  measure: Measure;
  min: number;
  max: number;
  isPerSide: boolean;
  restSeconds: number;
  effort: string | null;
}

const MINUTE_S = 60;
/** Durations from this length on are shown in minutes. */
const SHOWN_IN_MINUTES_S = 2 * MINUTE_S;

/** "3 × 8–12 per side"; in a circuit, the amount per round. */
export function amountOf({ sets, measure, min, max, isPerSide }: Amount, isCircuit = false): string {
  const isOneSet = isCircuit || sets === 1;
  const each = measure === 'seconds' ? durationOf(min, max) : rangeOf(min, max);
  const reps = isOneSet && measure === 'reps' ? ` ${max === 1 ? 'rep' : 'reps'}` : '';
  return `${isOneSet ? '' : `${sets} × `}${each}${reps}${isPerSide ? ' per side' : ''}`;
}

/** "3 × 8–12, rest 90 s, 1–3 reps left in reserve": the amount with rest and effort. */
export function amountInFull(amount: Amount, isCircuit = false): string {
  const rest = amount.restSeconds > 0 ? `rest ${duration(amount.restSeconds)}` : '';
  return [amountOf(amount, isCircuit), rest, amount.effort].filter(Boolean).join(', ');
}

/** "3 rounds": the number of rounds of a circuit. */
export function roundsOf(items: readonly Pick<Amount, 'sets'>[]): string {
  const rounds = Math.max(...items.map(({ sets }) => sets));
  return rounds === 1 ? '1 round' : `${rounds} rounds`;
}

const rangeOf = (min: number, max: number) => (min === max ? String(min) : `${min}–${max}`);

function durationOf(min: number, max: number): string {
  if (min === max) return duration(max);
  const isInMinutes = max >= SHOWN_IN_MINUTES_S && min % MINUTE_S === 0 && max % MINUTE_S === 0;
  return isInMinutes ? `${rangeOf(min / MINUTE_S, max / MINUTE_S)} min` : `${rangeOf(min, max)} s`;
}

function duration(seconds: number): string {
  if (seconds < SHOWN_IN_MINUTES_S) return `${seconds} s`;
  const rest = seconds % MINUTE_S;
  const minutes = `${Math.floor(seconds / MINUTE_S)} min`;
  return rest === 0 ? minutes : `${minutes} ${rest} s`;
}
