import { paths } from '#common/paths';
import { memberPage, publicPage, type PageRoute } from '../../lib/page-route';
import { BlogDocument } from './blog.page.generated';

export const blogRoutes: PageRoute[] = [
  {
    path: `${paths.blog}/:articleId?`,
    page: 'blog/blog-page',
    ...publicPage,
    pageData: [{ document: BlogDocument }],
    changesWith: 'articles',
    navLabel: 'Our blog',
    navFor: 'members',
    hasExerciseButton: true,
  },
  { path: paths.article(':articleId'), page: 'blog/article-page', ...memberPage },
];
