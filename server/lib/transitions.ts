import { canBecome, type Transitions } from '#common/transitions';
import { Conflict } from './errors';

/** A change of status, and the table that has to permit it. */
export interface Transition {
  table: Transitions<string>;
  from: string;
  to: string;
  /** The message if the table does not permit it. */
  refusal: string;
}

export function requireTransition({ table, from, to, refusal }: Transition): void {
  if (!canBecome(table, [from, to])) throw new Conflict(refusal);
}
