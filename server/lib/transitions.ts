import { canBecome, type Transitions } from '#common/transitions';
import { Conflict } from './errors';

/** Throws `Conflict` with the given message if the table does not permit this change of status. */
export function requireTransition<Status extends string>(
  transitions: Transitions<Status>,
  change: readonly [from: Status, to: Status],
  refusal: string,
): void {
  if (!canBecome(transitions, change)) throw new Conflict(refusal);
}
