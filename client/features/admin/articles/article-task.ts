/** Actions on an article besides writing it. */
export type ArticleTask = 'publish' | 'unschedule' | 'versions' | 'unpublish' | 'delete';
