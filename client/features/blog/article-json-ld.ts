import { paths } from '#common/paths';
import { studio } from '#common/studio';
import type { Thing } from '../../components/json-ld';
import { studioReference } from '../../components/studio-json-ld';
import type { ListedArticle } from './article-card';
import { blogContent } from './blog.content';

/** Structured data of an article, marked as not freely accessible since it requires a log-in. */
export function articleThing(article: ListedArticle, publicUrl: string): Thing {
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.description,
    image: new URL(article.thumbnailUrl, publicUrl).href,
    url: publicUrl + paths.article(article.id),
    datePublished: article.publishedAt,
    author: { '@type': 'Organization', name: article.authorName },
    publisher: studioReference(publicUrl),
    inLanguage: studio.locale,
    isAccessibleForFree: false,
  };
}

/** Structured data of the blog with its current articles. */
export const blogThing = (articles: ListedArticle[], publicUrl: string): Thing => ({
  '@type': 'Blog',
  name: blogContent.title,
  description: blogContent.description,
  url: publicUrl + paths.blog,
  publisher: studioReference(publicUrl),
  inLanguage: studio.locale,
  blogPost: articles.map((article) => articleThing(article, publicUrl)),
});

/** Breadcrumbs of an article. */
export function articleBreadcrumbs(article: { id: string; title: string }, publicUrl: string): Thing {
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
