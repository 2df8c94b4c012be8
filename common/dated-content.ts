/** Content with a date of last change, which sitemap.xml gives for the pages that show it. */
export type DatedContent = 'articles' | 'notice' | 'reviews';
