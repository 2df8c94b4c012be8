import { studio } from '#common/studio';
import { usePageState } from '../lib/page-state';
import { ShareTags } from './share-tags';

interface PageHeadProps {
  title: string;
  /** One or two sentences for search engines, at most 155 characters. */
  description: string;
  /** Canonical address of the content. */
  path: string;
}

/** Title, description, canonical address and share tags of a page; React moves them into the head. */
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

/** Keeps the page out of search engines; React moves the element into the head. */
export const NoIndex = () => <meta name="robots" content="noindex" />;
