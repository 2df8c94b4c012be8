import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { BLOCK_TYPES, type Block, type BlockType, type BodyPicture, type Span } from '#common/articles/body';
import { enumType } from '../../graphql/enums';
import { pathOf } from '../../graphql/descriptions';

export const ArticleBlockType = enumType<BlockType>(
  'ArticleBlockType',
  {
    paragraph: 'Paragraph.',
    heading: 'Heading.',
    subheading: 'Heading below another one.',
    bullet: 'Item of a list.',
    number: 'Item of a numbered list.',
    quote: 'Quotation.',
    picture: 'Picture.',
  } satisfies Record<(typeof BLOCK_TYPES)[number], string>,
  'Kind of a block of an article.',
);

const text = {
  span: 'A part of a line with the same marks.',
  text: 'Text in one line.',
  isBold: 'Whether it is bold.',
  isItalic: 'Whether it is in italics.',
  link: 'Address of a link: `https:`, `mailto:`, `tel:`, or a path of the site; null without one.',
  block:
    'A line of the text of an article, or a picture in it. Items of lists that follow each other are one list.',
  type: 'Kind of the block.',
  spans: 'Parts of the line, in their order; none for a picture.',
  picture: 'The picture; null unless the block is one.',
  url: pathOf('the picture at its largest size'),
  description: 'Text alternative.',
  cover: 'The picture of an article in lists and above its text.',
  thumbnailUrl: pathOf('the picture for lists (3:2)'),
  coverUrl: pathOf('the picture above the article (16:9)'),
};

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

  @Field(() => [ArticleSpan], { description: text.spans })
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

@InputType({ description: text.span })
export class ArticleSpanInput implements Span {
  @Field(() => String, { description: text.text })
  text!: string;

  @Field(() => Boolean, { description: text.isBold })
  isBold!: boolean;

  @Field(() => Boolean, { description: text.isItalic })
  isItalic!: boolean;

  @Field(() => String, { nullable: true, description: text.link })
  link?: string | null;
}

@InputType({ description: 'A picture in the text of an article, which was added by `createArticlePicture`.' })
export class ArticlePictureInput implements BodyPicture {
  @Field(() => String, { description: text.url })
  url!: string;

  @Field(() => String, { description: text.description })
  description!: string;
}

@InputType({ description: text.block })
export class ArticleBlockInput implements Block {
  @Field(() => ArticleBlockType, { description: text.type })
  type!: BlockType;

  @Field(() => [ArticleSpanInput], { description: text.spans })
  spans!: ArticleSpanInput[];

  @Field(() => ArticlePictureInput, { nullable: true, description: text.picture })
  picture?: ArticlePictureInput | null;
}

@InputType({ description: text.cover })
export class ArticleCoverInput {
  @Field(() => String, { description: text.thumbnailUrl })
  thumbnailUrl!: string;

  @Field(() => String, { description: text.coverUrl })
  coverUrl!: string;
}
