import type { ServiceList } from './service.content';

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();

/** Keeps the entries that contain every word of the query, in any order, ignoring case and accents. */
export function filterLists(lists: ServiceList[], query: string): ServiceList[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const isMatch = (text: string) => words.every((word) => plain(text).includes(word));
  return lists.map((list) => ({
    ...list,
    items: list.items.filter(({ name, text }) => isMatch(`${name} ${text}`)),
  }));
}
