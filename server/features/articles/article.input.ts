import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { SEARCH_LENGTH_MAX } from '#common/limits';
import { searchForm } from '#common/search.form';
import { PageArgs } from '../../graphql/connection';
import { Validated } from '../../lib/validated';

@Validated(searchForm)
@InputType({ description: 'Filter options for articles. All that are not null have to match.' })
export class ArticleFilter {
  @Field(() => String, {
    nullable: true,
    description: `Words to search for, up to ${SEARCH_LENGTH_MAX} characters. All have to be in title, description, text or name of the author: whole, as the beginning of a word, or in another form. If no article has them, articles with a similar title match.`,
  })
  search?: string | null;
}

@ArgsType()
export class ArticlesArgs extends PageArgs {
  @Field(() => ArticleFilter, { nullable: true, description: 'Filter options; null for all articles.' })
  filter?: ArticleFilter | null;
}

@ArgsType()
export class ArticleRotationArgs {
  @Field(() => Int, {
    nullable: true,
    description: 'Number of the period, as in `ArticleRotation.period`; null for the current one.',
  })
  period?: number | null;
}
