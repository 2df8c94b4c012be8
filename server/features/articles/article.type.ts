import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../graphql/connection';
import { Article } from './article.entity';

export const ArticleConnection = connectionType(Article, 'Article');

@ObjectType({ description: 'The articles that the blog shows during one period of twelve hours.' })
export class ArticleRotation {
  @Field(() => Int, {
    description: 'Number of the period: full periods of twelve hours since 1970-01-01T00:00:00Z.',
  })
  period!: number;

  @Field(() => [ID], {
    description:
      'Ids of all articles. Together with the number of the period they determine which ones are shown.',
  })
  allArticleIds!: string[];

  @Field(() => [Article], { description: 'The articles of this period, in display order.' })
  articles!: Article[];
}
