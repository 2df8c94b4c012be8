import { paths } from '#common/paths';
import { COVER_SIZES } from '#common/pictures';
import { Picture } from '../../components/picture';
import { formatDay } from '../../lib/format-day';
import { ArticleBlocks } from './article-blocks';
import type { ArticleQuery } from './blog.generated';
import classes from './article-body.module.css';

type Article = Pick<
  NonNullable<ArticleQuery['article']>,
  'id' | 'title' | 'publishedAt' | 'authorName' | 'body'
> & {
  /** Null in a draft without a cover. */
  coverUrl: string | null;
};

interface ArticleBodyProps {
  article: Article;
  /** Level of the headline; smaller where the article is a part of another page. */
  Headline?: 'h1' | 'h2';
}

export const ArticleBody = ({ article, Headline = 'h1' }: ArticleBodyProps) => (
  <article className={classes.article}>
    <header className={classes.header}>
      <Headline tabIndex={-1}>{article.title}</Headline>
      <p className={classes.meta}>
        <time dateTime={article.publishedAt}>{formatDay(article.publishedAt)}</time>
        <span>{article.authorName}</span>
      </p>
    </header>
    {article.coverUrl && (
      <Picture
        className={classes.picture}
        file={{ src: article.coverUrl, ...COVER_SIZES.head }}
        alt=""
        sizes="(min-width: 65em) 65rem, 100vw"
        isFirst
        opensAt={paths.article(article.id)}
      />
    )}
    <div className={classes.text}>
      <ArticleBlocks blocks={article.body} />
    </div>
  </article>
);
