import { memberPage, publicPage, type PageRoute } from '../../lib/page-route';
import { paths } from '../../lib/paths';

export const blogRoutes: PageRoute[] = [
  {
    path: `${paths.blog}/:articleId?`,
    page: 'blog/blog-page',
    ...publicPage,
    usesData: true,
    changesWith: 'articles',
    navLabel: 'Our blog',
    navFor: 'members',
    hasExerciseButton: true,
  },
  { path: paths.article(':articleId'), page: 'blog/article-page', ...memberPage },
];
