import { expect, test } from 'vitest';
import { filterLists } from './filter-lists';
import type { ServiceList } from './service.content';

const lists: ServiceList[] = [
  {
    id: 'management',
    title: 'A',
    lead: '',
    items: [
      { name: 'Meal plans', text: 'A week on one page.' },
      { name: 'Women’s strength', text: 'With a curtain. Café upstairs.' },
    ],
  },
  { id: 'services', title: 'B', lead: '', items: [{ name: 'Yoga', text: 'Slow in the morning.' }] },
];

const found = (query: string) => filterLists(lists, query).map(({ items }) => items.map(({ name }) => name));

test.each([
  ['', [['Meal plans', 'Women’s strength'], ['Yoga']]],
  ['  ', [['Meal plans', 'Women’s strength'], ['Yoga']]],
  ['MEAL', [['Meal plans'], []]],
  ['page week', [['Meal plans'], []]],
  ["women's", [['Women’s strength'], []]],
  ['cafe', [['Women’s strength'], []]],
  ['morning', [[], ['Yoga']]],
  ['sauna', [[], []]],
])('%j finds %j', (query, names) => {
  expect(found(query)).toEqual(names);
});
