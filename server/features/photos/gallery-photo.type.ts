import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Crop } from '#common/media/crop';
import { smallestOf } from '#common/pictures';
import { pathOf } from '../../graphql/descriptions';
import { PhotoCrop } from '../media/crop.type';
import { MediaFile } from '../media/media-file.entity';
import type { Photo } from './photo.entity';

@ObjectType({
  description: 'A photo of the gallery, as staff see it: also if it is hidden, or its sizes are being made.',
})
export class GalleryPhoto {
  @Field(() => ID, { description: 'The same as that of the `Photo`.' })
  id!: string;

  @Field(() => String, { description: 'Short caption, shown with the picture.' })
  caption!: string;

  @Field(() => String, { description: 'Text alternative for the picture.' })
  description!: string;

  @Field(() => Boolean, { description: 'Whether the gallery leaves it out.' })
  isHidden!: boolean;

  @Field(() => Boolean, {
    description: 'Whether sizes are being made; until then, the gallery shows the former part, or nothing.',
  })
  isBeingMade!: boolean;

  @Field(() => String, { description: pathOf('a small size') })
  previewUrl!: string;

  @Field(() => Int, { description: 'Width of the largest size, in pixels.' })
  width!: number;

  @Field(() => Int, { description: 'Height of the largest size, in pixels.' })
  height!: number;

  @Field(() => MediaFile, {
    nullable: true,
    description: 'The whole picture; null for a photo that came with the product and cannot be cropped.',
  })
  picture!: MediaFile | null;

  @Field(() => PhotoCrop, { nullable: true, description: 'Part of the picture; null without one.' })
  crop!: Crop | null;

  @Field(() => Int, { description: 'Version for `expectedVersion`: increases with every change.' })
  version!: number;
}

/** The picture of the photo is loaded, with its file. */
export function galleryPhotoOf(photo: Photo): GalleryPhoto {
  const { id, caption, description, isHidden, version, isReady, imageUrl, picture } = photo;
  const isBeingMade = picture !== null && (!isReady || picture.url !== imageUrl);
  const { width, height } = isBeingMade ? picture : photo;
  const previewUrl = isReady ? smallestOf(imageUrl) : picture!.file.previewUrl;
  const file = picture?.file ?? null;
  const crop = picture?.crop ?? null;
  return {
    id,
    caption,
    description,
    isHidden,
    version,
    isBeingMade,
    previewUrl,
    width,
    height,
    picture: file,
    crop,
  };
}
