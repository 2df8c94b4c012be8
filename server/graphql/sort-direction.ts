import { registerEnumType } from 'type-graphql';

/** The direction in which a list is sorted. */
export enum SortDirection {
  ASC = 'asc',
  DESC = 'desc',
}

registerEnumType(SortDirection, {
  name: 'SortDirection',
  description: 'Direction in which a list is sorted.',
  valuesConfig: {
    ASC: { description: 'Ascending: lowest or oldest first.' },
    DESC: { description: 'Descending: highest or newest first.' },
  },
});
