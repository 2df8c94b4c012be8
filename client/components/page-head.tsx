import { studio } from '#common/studio';
import { usePageState } from '../lib/page-state';

interface PageHeadProps {
  title: string;
  /** One or two sentences for search engines, at most 155 characters. */
  description: string;
  /** The one address of this content. */
  path: string;
  isHiddenFromSearch?: boolean;
}

/** Title, description and canonical address; React lifts them into the head. */
export function PageHead({ title, description, path, isHiddenFromSearch = false }: PageHeadProps) {
  const { publicUrl } = usePageState();
  return (
    <>
      <title>{`${title} | ${studio.name}, ${studio.city}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={`${publicUrl}${path}`} />
      {isHiddenFromSearch && <meta name="robots" content="noindex" />}
    </>
  );
}
