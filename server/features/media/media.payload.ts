import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType()
abstract class UploadPayload {
  @Field(() => ID, { description: 'Id that the picture will have.' })
  pictureId!: string;

  @Field(() => String, {
    description:
      'Absolute URL to which the file is sent with `PUT`, within 10 minutes and once; it needs no access token.',
  })
  uploadUrl!: string;
}

@ObjectType()
export class CreatePictureUploadPayload extends UploadPayload {}

@ObjectType()
export class CreateLogoUploadPayload extends UploadPayload {}
