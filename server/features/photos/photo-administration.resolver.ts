import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { PHOTOS_MAX } from '#common/photos/limits';
import { photoMessages as messages } from '#common/photos/messages';
import { ChangesContent, Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { cost } from '../../graphql/query-cost';
import type { UserActor } from '../../lib/actor';
import { GalleryPhoto, galleryPhotoOf } from './gallery-photo.type';
import { CreatePhotoInput, DeletePhotoInput, ReorderPhotosInput, UpdatePhotoInput } from './photo.input';
import {
  CreatePhotoPayload,
  DeletePhotoPayload,
  ReorderPhotosPayload,
  UpdatePhotoPayload,
} from './photo.payload';

@Resolver()
export class PhotoAdministrationResolver {
  @Requires('content:change')
  @Query(() => [GalleryPhoto], {
    description: 'All photos of the gallery, also hidden ones, in display order.',
    complexity: cost({ statements: 1, rows: PHOTOS_MAX }),
  })
  async galleryPhotos(@Ctx() { services }: Context): Promise<GalleryPhoto[]> {
    return (await services.photoAdministration.list()).map(galleryPhotoOf);
  }

  @Requires('content:change')
  @ChangesContent()
  @Mutation(() => CreatePhotoPayload, {
    description: `Adds an uploaded picture to the gallery, at the end; up to ${PHOTOS_MAX}. Adding it again does nothing.`,
  })
  async createPhoto(
    @Arg('input', () => CreatePhotoInput) input: CreatePhotoInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<CreatePhotoPayload> {
    const photos = await services.photoAdministration.add(actor, input);
    return { message: messages.added, galleryPhotos: photos.map(galleryPhotoOf) };
  }

  @Requires('content:change')
  @ChangesContent()
  @Mutation(() => UpdatePhotoPayload, {
    description: 'Changes texts and part of a photo, hides or shows it.',
  })
  async updatePhoto(
    @Arg('input', () => UpdatePhotoInput) input: UpdatePhotoInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<UpdatePhotoPayload> {
    const photos = await services.photoAdministration.change(actor, input);
    return { message: messages.changed, galleryPhotos: photos.map(galleryPhotoOf) };
  }

  @Requires('content:change')
  @ChangesContent()
  @Mutation(() => ReorderPhotosPayload, { description: 'Changes the order of the gallery.' })
  async reorderPhotos(
    @Arg('input', () => ReorderPhotosInput) { photoIds }: ReorderPhotosInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<ReorderPhotosPayload> {
    const photos = await services.photoAdministration.order(actor, photoIds);
    return { message: messages.ordered, galleryPhotos: photos.map(galleryPhotoOf) };
  }

  @Requires('content:change')
  @ChangesContent()
  @Mutation(() => DeletePhotoPayload, { description: 'Deletes a photo from the gallery.' })
  async deletePhoto(
    @Arg('input', () => DeletePhotoInput) { id }: DeletePhotoInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<DeletePhotoPayload> {
    const deletedPhotoId = await services.photoAdministration.remove(actor, id);
    return { message: messages.deleted, deletedPhotoId };
  }
}
