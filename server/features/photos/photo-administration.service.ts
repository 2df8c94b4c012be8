import { IsNull, type EntityManager } from 'typeorm';
import { PHOTOS_MAX } from '#common/photos/limits';
import { photoMessages as messages } from '#common/photos/messages';
import type { NewPhoto, PhotoChanges } from '#common/photos/photo.form';
import { pick } from '#common/pick';
import type { Database } from '../../database/database';
import { placedFirst, savePositions } from '../../database/positions';
import { addJob } from '../../jobs/add-job';
import type { UserActor } from '../../lib/actor';
import { changedNames, givenValues } from '../../lib/changed-values';
import { Conflict, invalidField, NotFound } from '../../lib/errors';
import { StaleVersion } from '../../lib/stale-version';
import { isUuid } from '../../lib/uuid';
import type { JournalService } from '../journal/journal.service';
import { MediaPicture } from '../media/media-picture.entity';
import type { PicturesService } from '../media/pictures.service';
import { Photo } from './photo.entity';
import { showPhoto } from './photo.tasks';

interface PhotoParts {
  dataSource: Database;
  journal: JournalService;
  pictures: PicturesService;
}

type Change = PhotoChanges & { id: string; expectedVersion: number };

/** Values of a photo in the journal. */
const RECORDED = ['caption', 'description', 'isHidden'] as const;

const IN_ORDER = { position: 'ASC', id: 'ASC' } as const;

/** The gallery, as the owner fills it. */
export class PhotoAdministrationService {
  constructor(private readonly parts: PhotoParts) {}

  /** All photos, also hidden ones and those that are being made. */
  list(): Promise<Photo[]> {
    return this.parts.dataSource
      .getRepository(Photo)
      .find({ relations: { picture: { file: true } }, order: IN_ORDER });
  }

  /** Adds an uploaded picture at the end, once. */
  async add(
    actor: UserActor,
    { pictureId: fileId, crop, caption, description }: NewPhoto & { pictureId: string },
  ): Promise<Photo[]> {
    const { dataSource, pictures, journal } = this.parts;
    await dataSource.transaction(async (manager) => {
      const file = await pictures.lockFile(manager, fileId);
      if (await manager.existsBy(Photo, { picture: { fileId } })) return;
      const picture = await pictures.partOf(manager, file, { crop: crop ?? undefined });
      const row = manager.create(Photo, {
        ...shownBy(picture),
        color: file.color,
        pictureId: picture.id,
        position: await nextPosition(manager),
        caption,
        description,
        isHidden: false,
        isReady: false,
        version: 1,
      });
      const after = pick(row, ...RECORDED);
      await journal.add(manager, actor, {
        type: 'photo.added',
        table: Photo,
        row,
        memberId: null,
        before: {},
        after,
      });
      await addShowing(manager, row);
    });
    return this.list();
  }

  async change(actor: UserActor, { id, expectedVersion, crop, ...texts }: Change): Promise<Photo[]> {
    const { dataSource, journal } = this.parts;
    await dataSource.transaction(async (manager) => {
      const row = await lockPhoto(manager, id);
      const values = { ...givenValues(texts), ...(crop && (await this.cropped(manager, row, crop))) };
      const changed = changedNames(values, row);
      if (changed.length === 0) return;
      if (row.version !== expectedVersion)
        throw new StaleVersion(messages.changedMeanwhile, { current: changed });
      await journal.change(manager, actor, {
        type: 'photo.changed',
        table: Photo,
        row,
        memberId: null,
        before: pick(row, ...RECORDED),
        after: { ...pick({ ...row, ...values }, ...RECORDED), isCropped: changed.includes('pictureId') },
        values: { ...values, version: row.version + 1 },
      });
      if (changed.includes('pictureId')) await addShowing(manager, row);
    });
    return this.list();
  }

  /** Puts the photos with these ids first, in their order, and leaves the others in theirs. */
  async order(actor: UserActor, ids: readonly string[]): Promise<Photo[]> {
    const { dataSource, journal } = this.parts;
    await dataSource.transaction(async (manager) => {
      const photos = await manager.find(Photo, { order: IN_ORDER, lock: { mode: 'for_no_key_update' } });
      const ordered = placedFirst(photos, ids);
      if (ordered.every((photo, index) => photo === photos[index])) return;
      await savePositions(
        manager,
        Photo,
        ordered.map(({ id }) => id),
      );
      const entry = { subjectId: null, memberId: null, before: {}, after: { photos: ordered.length } };
      await journal.write(manager, actor, { type: 'photos.ordered', ...entry });
    });
    return this.list();
  }

  /** Hides or shows the photos that came with the product. */
  async hideDemonstration(manager: EntityManager, isHidden: boolean): Promise<void> {
    const values = { isHidden, version: () => 'version + 1' };
    await manager.update(Photo, { pictureId: IsNull(), isHidden: !isHidden }, values);
  }

  async remove(actor: UserActor, id: string): Promise<string> {
    const { dataSource, journal } = this.parts;
    await dataSource.transaction(async (manager) => {
      const row = await lockPhoto(manager, id);
      const before = pick(row, ...RECORDED);
      await journal.remove(manager, actor, {
        type: 'photo.removed',
        table: Photo,
        row,
        memberId: null,
        before,
        after: {},
      });
    });
    return id;
  }

  /** Runs as a job: makes the sizes of a photo, then shows it. Another job follows if it was cropped meanwhile. */
  async show(id: string, signal: AbortSignal): Promise<void> {
    const { dataSource, pictures } = this.parts;
    const photos = dataSource.getRepository(Photo);
    const { pictureId } = (await photos.findOneBy({ id })) ?? {};
    if (!pictureId) return;
    const picture = await pictures.make(pictureId, signal);
    if (picture?.madeAt) await photos.update({ id, pictureId }, { ...shownBy(picture), isReady: true });
  }

  private async cropped(manager: EntityManager, { pictureId }: Photo, crop: NonNullable<Change['crop']>) {
    const current = pictureId && (await manager.findOneBy(MediaPicture, { id: pictureId }));
    if (!current) throw invalidField('crop', 'INVALID', messages.cropNotPossible);
    const file = await this.parts.pictures.lockFile(manager, current.fileId);
    return { pictureId: (await this.parts.pictures.partOf(manager, file, { crop })).id };
  }
}

const shownBy = ({ url, width, height }: MediaPicture) => ({ imageUrl: url, width, height });

const addShowing = (manager: EntityManager, { id }: Photo) =>
  addJob(manager, showPhoto, { payload: { photoId: id }, key: `show photo ${id}` });

async function nextPosition(manager: EntityManager): Promise<number> {
  // The lock keeps two photos from the last place.
  const photos = await manager.find(Photo, { order: IN_ORDER, lock: { mode: 'for_no_key_update' } });
  if (photos.length >= PHOTOS_MAX) throw new Conflict('TOO_MANY_PHOTOS', messages.tooMany);
  return (photos.at(-1)?.position ?? -1) + 1;
}

async function lockPhoto(manager: EntityManager, id: string): Promise<Photo> {
  const photo = isUuid(id)
    ? await manager.findOne(Photo, { where: { id }, lock: { mode: 'for_no_key_update' } })
    : null;
  if (!photo) throw new NotFound('PHOTO_NOT_FOUND', messages.notFound);
  return photo;
}
