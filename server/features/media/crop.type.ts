import { Field, Float, InputType, ObjectType } from 'type-graphql';
import type { Crop } from '#common/media/crop';

@ObjectType()
@InputType()
abstract class CropFields implements Crop {
  @Field(() => Float, { description: 'What is left out on the left, in percent of the width.' })
  left!: number;

  @Field(() => Float, { description: 'What is left out at the top, in percent of the height.' })
  top!: number;

  @Field(() => Float, { description: 'Width of the part, in percent of the width.' })
  width!: number;

  @Field(() => Float, { description: 'Height of the part, in percent of the height.' })
  height!: number;
}

@ObjectType({ description: 'The part of an uploaded picture that is shown, in percent.' })
export class PhotoCrop extends CropFields {}

@InputType({ description: 'A part of a picture, in percent.' })
export class PhotoCropInput extends CropFields {}
