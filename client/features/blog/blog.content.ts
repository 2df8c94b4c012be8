import { countLabel, type CountedUpTo } from '../../lib/count-label';

/** Texts of the blog. Documented ones must not change; see "Texts on screen" in CONTRIBUTING.md. */
export const blogContent = {
  title: 'Our blog',
  headline: 'Our blog',
  lead: 'A selection of our articles, refreshed twice a day.',
  description:
    'Training, food, recovery and first steps, written by our team. A selection, refreshed twice a day.',
  readMore: 'READ MORE',
  neighbours: { label: 'More articles', previous: 'Previous', next: 'Next' },
  loadFailed: 'Failed to load articles. Please try again later.',
  empty: 'No articles yet.',
  emptyHint: 'We are writing the first ones. Come back soon.',
  loading: 'Loading...',
  articleFailedTitle: 'This article did not load',
  articleFailed: 'Failed to load this article. Please try again later.',
  articleMissing: 'We could not find that article',
  articleMissingHint: 'It may have been removed, or the address may have a typo.',
  back: 'Back to our blog',
  newer: (count: number) =>
    count === 1
      ? '1 new article is ready.'
      : count > 1
        ? `${count} new articles are ready.`
        : 'The articles have been reshuffled.',
  show: 'Show',
  search: {
    label: 'Search all articles',
    hint: 'Such as protein breakfast',
    submit: 'Search',
    found: (total: CountedUpTo) => `${countLabel(total)} ${total.count === 1 ? 'article' : 'articles'} found`,
    none: (search: string) => `No articles match “${search}”`,
    noneHint: 'Try fewer or other words.',
    showAll: 'Show today’s articles',
    showMore: 'Show more',
  },
};
