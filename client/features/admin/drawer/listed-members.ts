/** Rows of the list on screen that are about a member. */
const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-member-id]')];

const idOf = (row: HTMLElement): string => row.dataset['memberId'] ?? '';

export type Direction = 'previous' | 'next';

export type Neighbours = Record<Direction, string | undefined>;

/** The members before and after one in the list on screen, in which a member may have several rows. */
export function neighboursOf(id: string): Neighbours {
  const ids = [...new Set(rows().map(idOf))];
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
