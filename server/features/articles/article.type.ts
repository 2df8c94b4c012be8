import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../graphql/connection';
import { Article } from './article.entity';

export const ArticleConnection = connectionType(Article, 'Article');

@ObjectType({ description: 'Articles shown on the blog page during one period of twelve hours.' })
export class ArticleRotation {
  @Field(() => Int, {
    description: 'Number of the period: full periods of twelve hours since the Unix epoch.',
  })
  period!: number;

  @Field(() => [ID], {
    description: 'Ids of all articles. Together with the period number they determine the selection.',
  })
  allIds!: string[];

  @Field(() => [Article], { description: 'Selected articles, in display order.' })
  articles!: Article[];
}
