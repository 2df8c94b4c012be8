import { Field, Int, ObjectType } from 'type-graphql';
import type { Block, BlockType, BodyPicture, Span } from '#common/articles/body';
import { cost } from '../../graphql/query-cost';
import { ArticleBlockType, contentTexts as text } from './article-content.texts';

/** How many blocks an article, and spans a block, has for the cost of a query: about as many as usual. */
export const BLOCKS_COUNTED = 20;
const SPANS_COUNTED = 2;

@ObjectType({ description: text.span, simpleResolvers: true })
export class ArticleSpan implements Span {
  @Field(() => String, { description: text.text })
  text!: string;

  @Field(() => Boolean, { description: text.isBold })
  isBold!: boolean;

  @Field(() => Boolean, { description: text.isItalic })
  isItalic!: boolean;

  @Field(() => String, { nullable: true, description: text.link })
  link!: string | null;
}

@ObjectType({ description: 'A picture in the text of an article.', simpleResolvers: true })
export class ArticlePicture implements BodyPicture {
  @Field(() => String, { description: text.url })
  url!: string;

  @Field(() => Int, { description: 'Width of the largest size, in pixels.' })
  width!: number;

  @Field(() => Int, { description: 'Height of the largest size, in pixels.' })
  height!: number;

  @Field(() => String, { description: text.description })
  description!: string;
}

@ObjectType({ description: text.block, simpleResolvers: true })
export class ArticleBlock implements Block {
  @Field(() => ArticleBlockType, { description: text.type })
  type!: BlockType;

  @Field(() => [ArticleSpan], {
    description: text.spans,
    complexity: cost({ statements: 0, rows: SPANS_COUNTED }),
  })
  spans!: ArticleSpan[];

  @Field(() => ArticlePicture, { nullable: true, description: text.picture })
  picture!: ArticlePicture | null;
}

@ObjectType({ description: text.cover })
export class ArticleCover {
  @Field(() => String, { description: text.thumbnailUrl })
  thumbnailUrl!: string;

  @Field(() => String, { description: text.coverUrl })
  coverUrl!: string;
}
