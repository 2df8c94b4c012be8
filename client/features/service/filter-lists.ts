import type { ServiceList } from './service.content';

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();

/** The lists with the entries that hold every word of what is looked for, in any order and case. */
export function filterLists(lists: ServiceList[], sought: string): ServiceList[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  const isMatch = (text: string) => words.every((word) => plain(text).includes(word));
  return lists.map((list) => ({
    ...list,
    items: list.items.filter(({ name, text }) => isMatch(`${name} ${text}`)),
  }));
}
