import { Field, ID, Int, ObjectType } from 'type-graphql';
import { BLOG_ARTICLES_SHOWN, BLOG_PERIOD_MS } from '#common/articles/limits';
import { HOUR_MS } from '#common/time';
import { connectionType } from '../../graphql/connection';
import { Article } from './article.entity';

export const ArticleConnection = connectionType(Article, 'Article');

const PERIOD = `${BLOG_PERIOD_MS / HOUR_MS} hours`;

@ObjectType({ description: `A selection of articles, which the blog shows for ${PERIOD}.` })
export class ArticleRotation {
  @Field(() => Int, {
    description: `Number of the period of ${PERIOD}, counted from 0 at 1970-01-01T00:00:00Z.`,
  })
  period!: number;

  @Field(() => [ID], {
    description: 'Ids of all articles. They and the number of the period determine the selection.',
  })
  allArticleIds!: string[];

  @Field(() => [Article], {
    description: `Selected articles, in display order; at most ${BLOG_ARTICLES_SHOWN}.`,
  })
  articles!: Article[];
}
