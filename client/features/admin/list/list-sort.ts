/** How a list is sorted, by a value of `?sort=`; a minus sign in front of it means descending. */
export interface ListSort<By extends string> {
  by: By;
  isDescending: boolean;
}

/** The order that a value of `?sort=` means; undefined for unknown ones. */
export function sortFrom<By extends string>(value: string, known: readonly By[]): ListSort<By> | undefined {
  const isDescending = value.startsWith('-');
  const by = known.find((name) => name === value.slice(isDescending ? 1 : 0));
  return by && { by, isDescending };
}

export const sortValue = <By extends string>({ by, isDescending }: ListSort<By>): string =>
  isDescending ? `-${by}` : by;

/** The order after a press on the head of a column. */
export const nextSort = <By extends string>(by: By, sort: ListSort<By>): ListSort<By> => ({
  by,
  isDescending: sort.by === by && !sort.isDescending,
});
