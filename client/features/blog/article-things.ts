import { studio } from '#common/studio';
import type { Thing } from '../../components/json-ld';
import { studioReference } from '../../components/studio-thing';
import { paths } from '../../lib/paths';
import type { ArticleCardFragment } from './blog.generated';
import { blogContent } from './blog.content';

/** An article for search engines; it opens for members only, and says so. */
export function articleThing(article: ArticleCardFragment, publicUrl: string): Thing {
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.description,
    image: new URL(article.imageUrl, publicUrl).href,
    url: publicUrl + paths.article(article.id),
    datePublished: article.uploadedDate,
    author: { '@type': 'Organization', name: article.createdTeam },
    publisher: studioReference(publicUrl),
    inLanguage: studio.locale,
    isAccessibleForFree: false,
  };
}

/** The blog with the articles that it shows. */
export const blogThing = (articles: ArticleCardFragment[], publicUrl: string): Thing => ({
  '@type': 'Blog',
  name: blogContent.title,
  description: blogContent.description,
  url: publicUrl + paths.blog,
  publisher: studioReference(publicUrl),
  inLanguage: studio.locale,
  blogPost: articles.map((article) => articleThing(article, publicUrl)),
});

/** Where an article stands in the site. */
export function articleTrail(article: { id: string; title: string }, publicUrl: string): Thing {
  const steps = [
    [studio.name, paths.home],
    [blogContent.title, paths.blog],
    [article.title, paths.article(article.id)],
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${publicUrl}${path}`,
    })),
  };
}
