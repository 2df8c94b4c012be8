import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import {
  LOGO_WIDTH_MIN,
  PICTURE_BYTES_MAX,
  PICTURE_PIXELS_MAX,
  PICTURE_WIDTH_MIN,
} from '#common/media/limits';
import { Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { cost } from '../../graphql/query-cost';
import type { UserActor } from '../../lib/actor';
import { MediaFile } from './media-file.entity';
import { CreateLogoUploadPayload, CreatePictureUploadPayload } from './media.payload';

const CREATE = `Begins the upload of a picture: JPEG, PNG, WebP or AVIF, up to ${PICTURE_BYTES_MAX / 1024 / 1024} MB and ${PICTURE_PIXELS_MAX / 1_000_000} megapixels, at least ${PICTURE_WIDTH_MIN} pixels wide, not animated.`;

@Resolver()
export class MediaResolver {
  @Requires('content:change')
  @Query(() => MediaFile, {
    nullable: true,
    description: 'An uploaded picture; null until it has arrived, and once it has been removed.',
    complexity: cost({ statements: 1 }),
  })
  uploadedPicture(@Arg('id', () => ID) id: string, @Ctx() { services }: Context): Promise<MediaFile | null> {
    return services.pictureUploads.find(id);
  }

  @Requires('content:change')
  @Mutation(() => CreatePictureUploadPayload, { description: CREATE })
  createPictureUpload(
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<CreatePictureUploadPayload> {
    return services.pictureUploads.create(actor);
  }

  @Requires('content:change')
  @Mutation(() => CreateLogoUploadPayload, {
    description: `The same as \`createPictureUpload\` for a logo, which may be ${LOGO_WIDTH_MIN} pixels wide.`,
  })
  createLogoUpload(
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<CreateLogoUploadPayload> {
    return services.pictureUploads.create(actor, { isLogo: true });
  }
}
