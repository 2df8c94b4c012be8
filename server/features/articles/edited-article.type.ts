import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ARTICLE_VERSIONS_MAX } from '#common/articles/limits';
import { ArticleBlock, ArticleCover } from './article-content.type';
import { ArticleVersion } from './article-version.entity';
import { ArticleOfStaff } from './managed-article.type';

@ObjectType({
  description: 'An article as staff write it: the draft, or what is on the site if there is no draft.',
})
export class EditedArticle extends ArticleOfStaff {
  @Field(() => String, { description: 'Summary in one or two sentences; may be empty.' })
  description!: string;

  @Field(() => String, { description: 'Name of the author; may be empty.' })
  authorName!: string;

  @Field(() => ArticleCover, { nullable: true, description: 'Cover picture; null until it is chosen.' })
  cover!: ArticleCover | null;

  @Field(() => [ArticleBlock], { description: 'The text.' })
  body!: ArticleBlock[];

  @Field(() => Boolean, {
    description: 'Whether sizes of its pictures are being made; until then it cannot be published.',
  })
  isBeingMade!: boolean;

  @Field(() => [ArticleVersion], {
    description: `Published versions, newest first, up to ${ARTICLE_VERSIONS_MAX}.`,
  })
  versions!: ArticleVersion[];

  @Field(() => Int, {
    description:
      'Version of the content for `expectedVersion`: increases with every change; 0 without a draft.',
  })
  version!: number;
}

@ObjectType({ description: 'What a published version contains.' })
export class ArticleVersionContent {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'Headline.' })
  title!: string;

  @Field(() => String, { description: 'Summary.' })
  description!: string;

  @Field(() => String)
  authorName!: string;

  @Field(() => ArticleCover, { nullable: true, description: 'Cover picture.' })
  cover!: ArticleCover | null;

  @Field(() => [ArticleBlock], { description: 'The text.' })
  body!: ArticleBlock[];
}
