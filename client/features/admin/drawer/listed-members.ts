import { useEffect } from 'react';

/** Rows of the list on screen that are about a member. */
const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-member-id]')];

const idOf = (row: HTMLElement): string => row.dataset['memberId'] ?? '';

export type Direction = 'previous' | 'next';

export type Neighbours = Record<Direction, string | undefined>;

/** The members before and after one in the list on screen, in which a member may have several rows. */
export function neighboursOf(id: string): Neighbours {
  const ids = listedIds();
  const index = ids.indexOf(id);
  return index === -1
    ? { previous: undefined, next: undefined }
    : { previous: ids[index - 1], next: ids[index + 1] };
}

/** Focuses the row of a member, if there is one. */
export const focusRowOf = (id: string): void =>
  rows()
    .find((row) => idOf(row) === id)
    ?.focus();

/** Ids of the members in the lists that were on screen last, in their order. */
let lastListed: readonly string[] = [];

const listedIds = (): string[] => [...new Set(rows().map(idOf))];

/** Keeps which members are listed whenever the rows of a list change, for pages that are opened from it. */
export const useRememberListed = (listed: unknown): void => {
  useEffect(() => {
    const ids = listedIds();
    if (ids.length > 0) lastListed = ids;
  }, [listed]);
};

/** The member after one in the list that was on screen last: null if they are its last, undefined if not in it. */
export function lastListedAfter(id: string): string | null | undefined {
  const index = lastListed.indexOf(id);
  return index === -1 ? undefined : (lastListed[index + 1] ?? null);
}

/** Forgets the list, as a reload does. */
export const forgetListed = (): void => {
  lastListed = [];
};
