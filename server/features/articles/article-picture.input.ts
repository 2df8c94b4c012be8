import { Field, ID, InputType } from 'type-graphql';
import * as z from 'zod/mini';
import { cropForm } from '#common/media/crop';
import { Validated } from '../../lib/validated';
import { PhotoCropInput } from '../media/crop.type';

@Validated(z.object({ crop: z.nullish(cropForm) }))
@InputType()
export class CreateArticlePictureInput {
  @Field(() => ID, { description: 'Id of the uploaded picture.' })
  pictureId!: string;

  @Field(() => PhotoCropInput, {
    nullable: true,
    description: 'Part to show; absent or null for all of it. That of a cover is three wide and two high.',
  })
  crop?: PhotoCropInput | null;

  @Field(() => Boolean, { description: 'Whether it is a cover, and not a picture in the text.' })
  isCover!: boolean;
}
