import { paths } from '#common/paths';
import { COVER_SIZES } from '#common/pictures';
import { Picture } from '../../components/picture';
import { formatDay } from '../../lib/format-day';
import { useSession } from '../../lib/session';
import { Link } from '../../navigation/navigation';
import { blogContent } from './blog.content';
import type { BlogQuery } from './blog.page.generated';
import classes from './article-card.module.css';

const SIZES = {
  first: '(min-width: 80em) 53rem, (min-width: 62em) 64vw, 100vw',
  others: '(min-width: 80em) 25rem, (min-width: 62em) 31vw, (min-width: 48em) 45vw, 112px',
};

export type ListedArticle = BlogQuery['articleRotation']['articles'][number];

interface ArticleCardProps {
  article: ListedArticle;
  /** The first card is large, and its picture is loaded with priority. */
  isFirst: boolean;
}

export function ArticleCard({ article, isFirst }: ArticleCardProps) {
  const titleId = `article-${article.id}`;
  const prefetch = usePrefetchArticle(article.id);
  return (
    <article className={classes.card} data-first={isFirst || undefined}>
      <div className={classes.frame}>
        <Picture
          file={{ src: article.thumbnailUrl, ...COVER_SIZES.card }}
          alt=""
          sizes={isFirst ? SIZES.first : SIZES.others}
          isFirst={isFirst}
          opensAt={paths.article(article.id)}
        />
      </div>
      <div className={classes.text}>
        <p className={classes.meta}>
          <time dateTime={article.publishedAt}>{formatDay(article.publishedAt)}</time>
          <span>{article.authorName}</span>
        </p>
        <h2 id={titleId}>{article.title}</h2>
        <p className={classes.description}>{article.description}</p>
        <Link
          className={classes.readMore}
          to={paths.article(article.id)}
          state={{ fromBlog: true }}
          // Articles require a log-in, so crawlers need not follow the link.
          rel="nofollow"
          aria-describedby={titleId}
          onPointerEnter={prefetch}
          onFocus={prefetch}
        >
          {blogContent.readMore}
        </Link>
      </div>
    </article>
  );
}

/** Handler that prefetches an article on hover or focus of its card; undefined for guests, who may not read it. */
function usePrefetchArticle(id: string): (() => void) | undefined {
  const isMember = useSession() === 'signed-in';
  if (!isMember) return undefined;
  // Errors are ignored: opening the article repeats the requests and shows them.
  return () => void prefetchArticle(id).catch(() => undefined);
}

async function prefetchArticle(id: string): Promise<void> {
  const [{ currentClient }, { ArticleDocument }] = await Promise.all([
    import('../../lib/data-provider'),
    import('./blog.generated'),
  ]);
  await currentClient().query({ query: ArticleDocument, variables: { id } });
}
