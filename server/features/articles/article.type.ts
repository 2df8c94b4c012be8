import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../graphql/connection';
import { Article } from './article.entity';

export const ArticleConnection = connectionType(Article, 'Article');

@ObjectType({ description: 'What the blog list shows in one period of twelve hours.' })
export class ArticleRotation {
  @Field(() => Int, { description: 'Number of the period: full periods of twelve hours since 1970.' })
  period!: number;

  @Field(() => [ID], { description: 'Ids of every article, which is all that the choice is computed from.' })
  allIds!: string[];

  @Field(() => [Article], { description: 'The chosen articles, in their order.' })
  articles!: Article[];
}
