import { studio } from '#common/studio';

/** Texts of the photos page; captions and descriptions come from the API. */
export const photosContent = {
  title: 'Photos',
  headline: 'Photos',
  lead: 'A look around. Tap a photo to enlarge it.',
  description: () =>
    `Photos of ${studio.name}, a fitness studio in ${studio.city}: where you train, change and rest.`,
  loadFailed: 'Failed to load photos. Please try again later.',
  empty: 'No photos yet.',
  emptyHint: 'Come by and see the place for yourself.',
  timings: 'See when we are open',
  note: 'These pictures are illustrations. They were made on a computer from a model of the studio and show no real person.',
  viewer: 'Photos',
  track: 'Pictures',
  close: 'Close',
  previous: 'Previous photo',
  next: 'Next photo',
  counter: (number: number, count: number) => `${number} of ${count}`,
};
