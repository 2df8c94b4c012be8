/** Features of the demonstration plans. */
export const demonstrationFeatures = {
  basic: ['Reserve up to 5 workouts per centre'],
  premium: ['Unlimited reservations', '100+ gyms', '5,000+ sessions'],
  nutrition: ['Nutritionist', 'Meal plans', 'Call or chat'],
};
