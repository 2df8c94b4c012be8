import { hasWords } from '#common/fold-for-search';
import type { ServiceList } from './service.content';

/** Keeps the entries that contain every word of the query. */
export const filterLists = (lists: ServiceList[], query: string): ServiceList[] =>
  lists.map((list) => ({
    ...list,
    items: list.items.filter(({ name, text }) => hasWords(`${name} ${text}`, query)),
  }));
