import { registerEnumType } from 'type-graphql';

/** The direction in which a list is sorted. */
export enum OrderDirection {
  ASC = 'asc',
  DESC = 'desc',
}

registerEnumType(OrderDirection, {
  name: 'OrderDirection',
  description: 'The direction in which a list is sorted.',
  valuesConfig: {
    ASC: { description: 'Lowest, oldest or first in the alphabet first.' },
    DESC: { description: 'Highest, newest or last in the alphabet first.' },
  },
});
