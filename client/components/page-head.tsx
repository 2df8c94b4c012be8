import { studio } from '#common/studio';
import { usePageState } from '../lib/page-state';
import { ShareTags } from './share-tags';

interface PageHeadProps {
  title: string;
  /** One or two sentences for search engines, at most 155 characters. */
  description: string;
  /** The one address of this content. */
  path: string;
}

/** Title, description, canonical address and what shared links show; React lifts them into the head. */
export function PageHead({ title, description, path }: PageHeadProps) {
  const { publicUrl } = usePageState();
  return (
    <>
      <title>{`${title} | ${studio.name}, ${studio.city}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={`${publicUrl}${path}`} />
      <ShareTags title={title} description={description} path={path} />
    </>
  );
}
