import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { DateRange } from '../../../graphql/types.generated';
import { fieldsOf } from '../../../lib/errors';
import { useCurrentSearch } from '../../../navigation/navigation';

/** Search parameters of a page of a list: the cursor that it starts after, or ends before. */
const AFTER = 'after';
const BEFORE = 'before';

/** Search parameter of the number of rows on a page. */
const ROWS = 'rows';

/** How many rows a page can have; the first is the default. */
export const ROW_COUNTS = [25, 50, 100] as const;

export type RowCount = (typeof ROW_COUNTS)[number];

/** For rows with much in them: with 100, a request would exceed the cost that it may have. */
export const COSTLY_ROW_COUNTS: readonly RowCount[] = [25, 50];

/** Values by the names of search parameters; an empty text removes the parameter. */
type AddressChanges = Record<string, string>;

export type ListAddress = ReturnType<typeof useListAddress>;

/** The state of a list in the address, so that it survives a reload, and can be shared and returned to. */
export function useListAddress() {
  const [params] = useSearchParams();
  const currentSearch = useCurrentSearch();
  const navigate = useNavigate();
  return {
    /** The value of a parameter; empty without it. */
    value: (name: string): string => params.get(name) ?? '',
    /** Changes parameters. The list is another one then, so it starts from its first page. */
    change: (changes: AddressChanges, { replace = false } = {}) =>
      void navigate({ search: searchWith(currentSearch(), changes) }, { replace }),
    /** How many rows a page has. */
    rowCount: (counts: readonly RowCount[] = ROW_COUNTS) => rowCount(params, counts),
    /** Shows this number of rows, from the first page. */
    changeRowCount: (count: number) =>
      void navigate({
        search: searchWith(currentSearch(), { [ROWS]: count === ROW_COUNTS[0] ? '' : String(count) }),
      }),
    /** Arguments of a connection for the page in the address. */
    pageArguments: (counts: readonly RowCount[] = ROW_COUNTS) =>
      pageArguments(params, rowCount(params, counts)),
    /** Query string after changes, from the first page. */
    searchFor: (changes: AddressChanges) => searchWith(params, changes),
    /** Query strings of the neighbouring pages. */
    searchAfter: (cursor: string) => searchWith(params, { [AFTER]: cursor }),
    searchBefore: (cursor: string) => searchWith(params, { [BEFORE]: cursor }),
  };
}

/** Goes to the first page if the server refuses the cursor in the address, which may come from an older version. */
export function useFirstPageInstead({ change }: ListAddress, error: unknown): void {
  const goToFirstPage = useEffectEvent(() => change({}, { replace: true }));
  const fields = fieldsOf(error);
  const isRefused = AFTER in fields || BEFORE in fields;
  useEffect(() => {
    if (isRefused) goToFirstPage();
  }, [isRefused]);
}

function searchWith(params: URLSearchParams, changes: AddressChanges): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries({ [AFTER]: '', [BEFORE]: '', ...changes }))
    if (value) next.set(name, value);
    else next.delete(name);
  return `?${next.toString()}`;
}

function rowCount(params: URLSearchParams, counts: readonly RowCount[]): RowCount {
  const asked = params.get(ROWS);
  return counts.find((count) => String(count) === asked) ?? ROW_COUNTS[0];
}

function pageArguments(params: URLSearchParams, size: number) {
  const before = params.get(BEFORE);
  return before ? { last: size, before } : { first: size, after: params.get(AFTER) };
}

/** The range of days in the address; null if neither of them is a day. */
export function daysIn(from: string, to: string): DateRange | null {
  const range = { ...(isDay(from) && { from }), ...(isDay(to) && { to }) };
  return Object.keys(range).length > 0 ? range : null;
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

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
