import { registerEnumType } from 'type-graphql';

/** Sort keys of reviews: columns of the table. */
export enum ReviewSortField {
  CREATED_AT = 'createdAt',
  RATING = 'rating',
}

registerEnumType(ReviewSortField, {
  name: 'ReviewSortField',
  description: 'Properties by which reviews can be sorted.',
  valuesConfig: {
    CREATED_AT: { description: 'Time at which the review was written.' },
    RATING: { description: 'Number of stars; reviews with the same number by time, in the same direction.' },
  },
});
