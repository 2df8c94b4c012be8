import { Field, ID, InputType, Int } from 'type-graphql';
import { CAPTION_LENGTH_MAX, DESCRIPTION_LENGTH_MAX } from '#common/photos/limits';
import { photoChangesForm, photoForm, type NewPhoto, type PhotoChanges } from '#common/photos/photo.form';
import { Validated } from '../../lib/validated';
import { PhotoCropInput } from '../media/crop.type';

const CAPTION = `Short caption, up to ${CAPTION_LENGTH_MAX} characters.`;
const DESCRIPTION = `Text alternative, up to ${DESCRIPTION_LENGTH_MAX} characters.`;

@Validated(photoForm)
@InputType()
export class CreatePhotoInput implements NewPhoto {
  @Field(() => ID, { description: 'Id of the uploaded picture.' })
  pictureId!: string;

  @Field(() => String, { description: CAPTION })
  caption!: string;

  @Field(() => String, { description: DESCRIPTION })
  description!: string;

  @Field(() => PhotoCropInput, { nullable: true, description: 'Part to show; absent or null for all of it.' })
  crop: PhotoCropInput | null | undefined;
}

@Validated(photoChangesForm)
@InputType({
  description: 'Absent fields stay as they are, and so do those that are null.',
})
export class UpdatePhotoInput implements PhotoChanges {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true, description: CAPTION })
  caption: string | undefined;

  @Field(() => String, { nullable: true, description: DESCRIPTION })
  description: string | undefined;

  @Field(() => PhotoCropInput, { nullable: true, description: 'Part to show.' })
  crop: PhotoCropInput | null | undefined;

  @Field(() => Boolean, { nullable: true, description: 'Whether the gallery leaves it out.' })
  isHidden: boolean | undefined;

  @Field(() => Int, {
    description:
      '`GalleryPhoto.version` on which the changes are based. If it is not the current one, nothing is changed: the mutation fails with the reason `STALE_VERSION`, and `extensions.current` names the fields that differ.',
  })
  expectedVersion!: number;
}

@InputType()
export class ReorderPhotosInput {
  @Field(() => [ID], { description: 'Ids of photos in their new order; others follow them in theirs.' })
  photoIds!: string[];
}

@InputType()
export class DeletePhotoInput {
  @Field(() => ID)
  id!: string;
}
