import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ARTICLE_VERSIONS_MAX } from '#common/articles/limits';
import { enumType } from '../../graphql/enums';
import { pathOf } from '../../graphql/descriptions';
import { ArticleBlock, ArticleCover } from './article-content.type';
import { ArticleVersion } from './article-version.entity';

export type ArticleState = 'draft' | 'scheduled' | 'published' | 'changed';

export const ArticleStateType = enumType<ArticleState>(
  'ArticleState',
  {
    draft: 'Not on the site.',
    scheduled: 'A version will be published at a time that staff have chosen.',
    published: 'On the site.',
    changed: 'On the site, with changes that are not published.',
  },
  'Whether an article is on the site.',
);

@ObjectType()
abstract class ArticleOfStaff {
  @Field(() => ID, { description: 'The same as that of the `Article`.' })
  id!: string;

  @Field(() => String, { description: 'Headline; may be empty in a draft.' })
  title!: string;

  @Field(() => ArticleStateType, { description: 'Whether it is on the site.' })
  state!: ArticleState;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was published first; null while it is not on the site.',
  })
  publishedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it will be published; null if it is not scheduled.',
  })
  publishAt!: Date | null;

  @Field(() => Date, { description: 'When its content was changed last.' })
  changedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the user who changed it last; null if nobody has since it came with the product.',
  })
  changedBy!: string | null;
}

@ObjectType({ description: 'An article in the list of staff, with its draft if it has one.' })
export class ManagedArticle extends ArticleOfStaff {
  @Field(() => String, {
    nullable: true,
    description: pathOf('the picture for lists (3:2); null without one'),
  })
  thumbnailUrl!: string | null;
}

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
  @Field(() => ID, { description: 'Id of the version.' })
  id!: string;

  @Field(() => String, { description: 'Headline.' })
  title!: string;

  @Field(() => String, { description: 'Summary.' })
  description!: string;

  @Field(() => String, { description: 'Name of the author.' })
  authorName!: string;

  @Field(() => ArticleCover, { nullable: true, description: 'Cover picture.' })
  cover!: ArticleCover | null;

  @Field(() => [ArticleBlock], { description: 'The text.' })
  body!: ArticleBlock[];
}
