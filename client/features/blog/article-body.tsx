import { formatDay } from '../../lib/format-day';
import type { ArticleQuery } from './blog.generated';
import classes from './article-body.module.css';

type Article = NonNullable<ArticleQuery['article']>;

const SOURCES = /^Sources: /;

export function ArticleBody({ article }: { article: Article }) {
  const paragraphs = article.text.split('\n').filter((line) => line.trim() !== '');
  return (
    <article className={classes.article}>
      <header className={classes.header}>
        <h1 tabIndex={-1}>{article.title}</h1>
        <p className={classes.meta}>
          <time dateTime={article.uploadedDate}>{formatDay(article.uploadedDate)}</time>
          <span>{article.createdTeam}</span>
        </p>
      </header>
      <img
        className={classes.picture}
        src={article.bigImageUrl}
        alt=""
        width={1600}
        height={900}
        fetchPriority="high"
      />
      <div className={classes.text}>
        {paragraphs.map((paragraph, index) => (
          <p key={index} className={SOURCES.test(paragraph) ? classes.sources : undefined}>
            {paragraph}
          </p>
        ))}
      </div>
    </article>
  );
}
