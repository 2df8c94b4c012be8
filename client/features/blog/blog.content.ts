import { BLOG_ARTICLES_SHOWN } from '#common/limits';

/** Texts of the blog; those in the specification stand as it gives them. */
export const blogContent = {
  title: 'Our blog',
  headline: 'Our blog',
  lead: `${BLOG_ARTICLES_SHOWN} reads, refreshed twice a day.`,
  description:
    'Training, food, recovery and first steps, written by the coaches and the kitchen of the studio. Twelve reads, refreshed twice a day.',
  readMore: 'READ MORE',
  loadFailed: 'Failed to load articles. Please try again later.',
  empty: 'No articles yet.',
  emptyHint: 'The first ones are being written. Come back soon.',
  loading: 'Loading...',
  articleFailedTitle: 'This article did not load',
  articleFailed: 'Failed to load this article. Please try again later.',
  articleMissing: 'We could not find that article',
  articleMissingHint: 'It may have been taken down, or the address may have a slip in it.',
  back: 'Back to our blog',
  newer: (count: number) =>
    count === 1
      ? '1 new article is ready.'
      : count > 1
        ? `${count} new articles are ready.`
        : 'A new order is ready.',
  show: 'Show',
};
