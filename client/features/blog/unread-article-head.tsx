import { PageHead } from '../../components/page-head';
import { paths } from '../../lib/paths';
import { blogContent } from './blog.content';

interface UnreadArticleHeadProps {
  id: string;
  title: string;
}

/** The head of an article's address while there is no article to show. */
export function UnreadArticleHead({ id, title }: UnreadArticleHeadProps) {
  return <PageHead title={title} description={blogContent.description} path={paths.article(id)} />;
}
