import { paths } from '#common/paths';
import { PageHead } from '../../components/page-head';
import { blogContent } from './blog.content';

interface ArticleFallbackHeadProps {
  id: string;
  title: string;
}

/** Metadata of an article page without an article: loading, failed or not found. */
export function ArticleFallbackHead({ id, title }: ArticleFallbackHeadProps) {
  return <PageHead title={title} description={blogContent.description} path={paths.article(id)} />;
}
