import { Field, InputType } from 'type-graphql';
import type { Block, BlockType, BodyPicture, Span } from '#common/articles/body';
import { ArticleBlockType, contentTexts as text } from './article-content.texts';

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
