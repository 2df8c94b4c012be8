/** Content whose last change has a date, which sitemap.xml gives for the pages that show it. */
export type DatedContent = 'articles' | 'notice' | 'reviews';
