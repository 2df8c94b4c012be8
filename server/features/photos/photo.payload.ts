import { Field, ID, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import { GalleryPhoto } from './gallery-photo.type';

@ObjectType()
abstract class GalleryPayload extends MessagePayload {
  @Field(() => [GalleryPhoto], { description: 'All photos after the change, in display order.' })
  galleryPhotos!: GalleryPhoto[];
}

@ObjectType()
export class CreatePhotoPayload extends GalleryPayload {}

@ObjectType()
export class UpdatePhotoPayload extends GalleryPayload {}

@ObjectType()
export class ReorderPhotosPayload extends GalleryPayload {}

@ObjectType()
export class DeletePhotoPayload extends MessagePayload {
  @Field(() => ID)
  deletedPhotoId!: string;
}
