import { Field, ID, InputType, Int } from 'type-graphql';
import { articleDraftForm, type ArticleDraftValues } from '#common/articles/article.form';
import {
  ARTICLE_AUTHOR_LENGTH_MAX,
  ARTICLE_BLOCKS_MAX,
  ARTICLE_DAYS_AHEAD_MAX,
  ARTICLE_DESCRIPTION_LENGTH_MAX,
  ARTICLE_LENGTH_MAX,
  ARTICLE_PICTURES_MAX,
  ARTICLE_TITLE_LENGTH_MAX,
} from '#common/articles/limits';
import { Validated } from '../../lib/validated';
import { ArticleBlockInput, ArticleCoverInput } from './article-content.input';

@Validated(articleDraftForm)
@InputType({ description: 'The whole content.' })
export class SaveArticleDraftInput implements ArticleDraftValues {
  @Field(() => ID, { description: 'Id of the article; a new UUID adds one, once.' })
  id!: string;

  @Field(() => String, {
    description: `Headline, up to ${ARTICLE_TITLE_LENGTH_MAX} characters; may be empty.`,
  })
  title!: string;

  @Field(() => String, {
    description: `Summary in one or two sentences, up to ${ARTICLE_DESCRIPTION_LENGTH_MAX} characters; may be empty.`,
  })
  description!: string;

  @Field(() => String, {
    description: `Name of the author, up to ${ARTICLE_AUTHOR_LENGTH_MAX} characters; may be empty.`,
  })
  authorName!: string;

  @Field(() => ArticleCoverInput, { nullable: true, description: 'Cover picture; absent or null for none.' })
  cover?: ArticleCoverInput | null;

  @Field(() => [ArticleBlockInput], {
    description: `The text: up to ${ARTICLE_LENGTH_MAX} characters in ${ARTICLE_BLOCKS_MAX} blocks, of which up to ${ARTICLE_PICTURES_MAX} are pictures.`,
  })
  body!: ArticleBlockInput[];

  @Field(() => Int, {
    description:
      '`EditedArticle.version` on which it is based; 0 for a new article. If it is not the current one, nothing is saved: the mutation fails with the reason `STALE_VERSION`, and `extensions.current` names the fields that differ.',
  })
  expectedVersion!: number;
}

@InputType()
export class PublishArticleInput {
  @Field(() => ID)
  id!: string;

  @Field(() => Date, {
    nullable: true,
    description: `When to publish it, up to ${ARTICLE_DAYS_AHEAD_MAX} days ahead; absent or null for now.`,
  })
  publishAt?: Date | null;

  @Field(() => Int, {
    description:
      '`EditedArticle.version` that is to be published. If it is not the current one, nothing is published: the mutation fails with the reason `STALE_VERSION`.',
  })
  expectedVersion!: number;
}

@InputType({ description: 'The article to take off the schedule.' })
export class UnscheduleArticleInput {
  @Field(() => ID)
  id!: string;
}

@InputType({ description: 'The article to take off the site.' })
export class UnpublishArticleInput {
  @Field(() => ID)
  id!: string;
}

@InputType()
export class DeleteArticleInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Headline of an article that is on the site, as a confirmation; ignored for others.',
  })
  title?: string | null;
}
