/** For each status, those that may follow it. */
export type Transitions<Status extends string> = Readonly<Record<Status, readonly Status[]>>;

export const canBecome = <Status extends string>(
  transitions: Transitions<Status>,
  [from, to]: readonly [Status, Status],
): boolean => transitions[from].includes(to);
