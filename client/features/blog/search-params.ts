import { paths } from '#common/paths';
import type { PageSearchParams } from '../../lib/page-search-params';
import { articleSearchIn, articlesWith, normaliseArticleSearch } from './article-search';
import { ArticleSearchDocument } from './article-search.page.generated';
import { BlogDocument } from './blog.page.generated';

export const blogSearchParams: PageSearchParams = {
  path: `${paths.blog}/:articleId?`,
  freeText: { search: normaliseArticleSearch },
  pageData: [
    { document: BlogDocument },
    {
      document: ArticleSearchDocument,
      variables: (parameters) => {
        const search = articleSearchIn(parameters);
        return search ? articlesWith(search).variables : null;
      },
    },
  ],
};
