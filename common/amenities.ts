/** What several pages say about the amenities of the studio. */
export const amenities = {
  wiFi: 'in the canteen and at reception',
  parking: 'bicycles and scooters',
  padlock: 'Bring a padlock, or borrow one',
} as const;
