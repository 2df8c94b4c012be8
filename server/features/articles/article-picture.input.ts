import { Field, Float, ID, InputType } from 'type-graphql';
import * as z from 'zod/mini';
import { cropForm, type Crop } from '#common/media/crop';
import { Validated } from '../../lib/validated';

@InputType({ description: 'A part of a picture, in percent.' })
export class ArticleCropInput implements Crop {
  @Field(() => Float, { description: 'What is left out on the left, in percent of the width.' })
  left!: number;

  @Field(() => Float, { description: 'What is left out at the top, in percent of the height.' })
  top!: number;

  @Field(() => Float, { description: 'Width of the part, in percent of the width.' })
  width!: number;

  @Field(() => Float, { description: 'Height of the part, in percent of the height.' })
  height!: number;
}

@Validated(z.object({ crop: z.nullish(cropForm) }))
@InputType({ description: 'Input of `createArticlePicture`.' })
export class CreateArticlePictureInput {
  @Field(() => ID, { description: 'Id of the uploaded picture.' })
  pictureId!: string;

  @Field(() => ArticleCropInput, {
    nullable: true,
    description: 'Part to show; absent or null for all of it. That of a cover is three wide and two high.',
  })
  crop?: ArticleCropInput | null;

  @Field(() => Boolean, { description: 'Whether it is a cover, and not a picture in the text.' })
  isCover!: boolean;
}
