import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { isWideEnough, pixelsOf, WHOLE, type Crop } from '#common/media/crop';
import { mediaMessages as messages } from '#common/media/messages';
import { widthsOf } from '#common/pictures';
import type { Database } from '../../database/database';
import type { Clock } from '../../lib/clock';
import { ConcurrencyLimiter } from '../../lib/concurrency-limiter';
import { invalidField, Overloaded } from '../../lib/errors';
import { isUuid } from '../../lib/uuid';
import type { FileStorage } from '../../storage/file-storage';
import { hasArrived, MediaFile, type ArrivedFile } from './media-file.entity';
import { MediaPicture } from './media-picture.entity';
import { FORMATS, croppedAndResized } from './crop-and-resize';
import type { PictureProcess } from './picture-process';
import { originalKey, sizeKey } from './stored-keys';
import { HASH_LENGTH } from './picture-uploads.service';

interface PictureParts {
  dataSource: Database;
  clock: Clock;
  storage: FileStorage;
  pictureProcess: PictureProcess;
}

type Path = readonly string[];

interface Part {
  crop?: Crop | undefined;
  /** Minimum width, in pixels. */
  widthMin?: number;
  /** Path of the input field that chooses the picture. */
  path?: Path;
}

/** One size of one picture is encoded at a time, for the same reason as in the uploads. */
const TURNS = { running: 1, waiting: 1000, refuse: () => new Overloaded(messages.tooManyUploads) };

/** Parts of uploaded pictures that the site shows. What shows them calls `make` in a job, and shows them then. */
export class PicturesService {
  private readonly turns = new ConcurrencyLimiter(TURNS);

  constructor(private readonly parts: PictureParts) {}

  /** The uploaded picture, locked until the transaction ends; throws if it is not there. */
  async lockFile(manager: EntityManager, id: string, path: Path = ['pictureId']): Promise<ArrivedFile> {
    const file = isUuid(id)
      ? await manager.findOne(MediaFile, { where: { id }, lock: { mode: 'for_no_key_update' } })
      : null;
    if (!hasArrived(file)) throw invalidField(path, 'INVALID', messages.notFound);
    return file;
  }

  /** A part of a locked picture, new or known. */
  async partOf(
    manager: EntityManager,
    file: ArrivedFile,
    { crop = WHOLE, widthMin, path = ['crop'] }: Part = {},
  ): Promise<MediaPicture> {
    if (!isWideEnough(crop, file, widthMin))
      throw invalidField(path, 'TOO_SMALL', messages.cropTooSmall(widthMin));
    const pixels = pixelsOf(crop, file);
    const hash = hashOf(file, pixels);
    // The lock keeps the removal of unused pictures from it.
    const known = await manager.findOne(MediaPicture, { where: { hash }, lock: { mode: 'for_key_share' } });
    if (known) return known;
    const width = Math.max(...widthsOf(pixels.width));
    const height = Math.round((pixels.height * width) / pixels.width);
    const createdAt = new Date(this.parts.clock.now());
    return manager.save(
      manager.create(MediaPicture, { createdAt, fileId: file.id, crop, hash, width, height, madeAt: null }),
    );
  }

  /** Makes all sizes, unless they are made. */
  async make(id: string, signal: AbortSignal): Promise<MediaPicture | null> {
    const { dataSource, clock } = this.parts;
    const pictures = dataSource.getRepository(MediaPicture);
    const picture = await pictures.findOne({ where: { id }, relations: { file: true } });
    if (!picture || picture.madeAt || !hasArrived(picture.file)) return picture;
    const original = await this.original(picture.file);
    for (const width of widthsOf(picture.width).toReversed())
      await this.makeWidth(picture, { original, width, signal });
    const madeAt = new Date(clock.now());
    await pictures.update({ id }, { madeAt });
    return Object.assign(picture, { madeAt });
  }

  /** The file that sizes of an uploaded picture are made from. */
  async original(file: ArrivedFile): Promise<Buffer> {
    const original = await this.parts.storage.get(originalKey(file));
    if (!original) throw new Error('The uploaded picture is not in the storage.');
    return original;
  }

  private async makeWidth(
    { file, crop, hash }: MediaPicture,
    { original, width, signal }: { original: Buffer; width: number; signal: AbortSignal },
  ): Promise<void> {
    const { storage, pictureProcess } = this.parts;
    const of = file as ArrivedFile;
    for (const format of FORMATS) {
      signal.throwIfAborted();
      const bytes = await this.turns.run('sizes', () =>
        croppedAndResized(pictureProcess, { original, of, crop, width, format }),
      );
      await storage.put(sizeKey(hash, { width, format }), bytes);
    }
  }
}

/** Differs with the file and with the part of it. */
const hashOf = ({ hash }: ArrivedFile, { left, top, width, height }: Crop): string =>
  createHash('sha256').update([hash, left, top, width, height].join(' ')).digest('hex').slice(0, HASH_LENGTH);
