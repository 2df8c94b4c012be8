import { registerEnumType } from 'type-graphql';

/** What a list of reviews is sorted by: columns of the table. */
export enum ReviewOrderField {
  CREATED_AT = 'createdAt',
  RATING = 'rating',
}

registerEnumType(ReviewOrderField, {
  name: 'ReviewOrderField',
  description: 'What a list of reviews is sorted by.',
  valuesConfig: {
    CREATED_AT: { description: 'The time at which they were written.' },
    RATING: { description: 'Their stars; those with equally many by time, in the same direction.' },
  },
});
