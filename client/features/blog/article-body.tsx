import { COVER_SIZES } from '#common/pictures';
import { Picture } from '../../components/picture';
import { formatDay } from '../../lib/format-day';
import { paths } from '../../lib/paths';
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
          <time dateTime={article.publishedAt}>{formatDay(article.publishedAt)}</time>
          <span>{article.authorName}</span>
        </p>
      </header>
      <Picture
        className={classes.picture}
        file={{ src: article.coverUrl, ...COVER_SIZES.head }}
        alt=""
        sizes="(min-width: 65em) 65rem, 100vw"
        isFirst
        opensAt={paths.article(article.id)}
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
