import { PageHead } from '../../components/page-head';
import { paths } from '../../lib/paths';
import { blogContent } from './blog.content';

interface UnreadArticleHeadProps {
  id: string;
  title: string;
}

/** Metadata of an article page while there is no article: loading, failed or not found. */
export function UnreadArticleHead({ id, title }: UnreadArticleHeadProps) {
  return <PageHead title={title} description={blogContent.description} path={paths.article(id)} />;
}
