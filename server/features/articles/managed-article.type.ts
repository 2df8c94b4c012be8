import { Field, ID, ObjectType } from 'type-graphql';
import { pathOf } from '../../graphql/descriptions';
import { enumType } from '../../graphql/enums';

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
export abstract class ArticleOfStaff {
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
