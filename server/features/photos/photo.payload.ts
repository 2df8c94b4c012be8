import { Field, ID, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import { GalleryPhoto } from './gallery-photo.type';

@ObjectType()
abstract class GalleryPayload extends MessagePayload {
  @Field(() => [GalleryPhoto], { description: 'All photos after the change, in display order.' })
  galleryPhotos!: GalleryPhoto[];
}

@ObjectType({ description: 'Payload of `createPhoto`.' })
export class CreatePhotoPayload extends GalleryPayload {}

@ObjectType({ description: 'Payload of `updatePhoto`.' })
export class UpdatePhotoPayload extends GalleryPayload {}

@ObjectType({ description: 'Payload of `reorderPhotos`.' })
export class ReorderPhotosPayload extends GalleryPayload {}

@ObjectType({ description: 'Payload of `deletePhoto`.' })
export class DeletePhotoPayload extends MessagePayload {
  @Field(() => ID, { description: 'Id of the deleted photo.' })
  deletedPhotoId!: string;
}
