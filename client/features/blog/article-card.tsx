import { Link } from 'react-router-dom';
import { formatDay } from '../../lib/format-day';
import { paths } from '../../lib/paths';
import type { ArticleCardFragment } from './blog.generated';
import { blogContent } from './blog.content';
import classes from './article-card.module.css';

interface ArticleCardProps {
  article: ArticleCardFragment;
  /** The first card is the large one, and its picture the first to load. */
  isFirst: boolean;
}

export function ArticleCard({ article, isFirst }: ArticleCardProps) {
  const titleId = `article-${article.id}`;
  return (
    <article className={classes.card} data-first={isFirst || undefined}>
      <div className={classes.frame}>
        <img
          src={article.imageUrl}
          alt=""
          width={1200}
          height={800}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
        />
      </div>
      <div className={classes.text}>
        <p className={classes.meta}>
          <time dateTime={article.uploadedDate}>{formatDay(article.uploadedDate)}</time>
          <span>{article.createdTeam}</span>
        </p>
        <h2 id={titleId}>{article.title}</h2>
        <p className={classes.description}>{article.description}</p>
        <Link
          className={classes.readMore}
          to={paths.article(article.id)}
          state={{ fromBlog: true }}
          aria-describedby={titleId}
        >
          {blogContent.readMore}
        </Link>
      </div>
    </article>
  );
}
