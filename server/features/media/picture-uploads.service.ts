import { createHash } from 'node:crypto';
import { MoreThan, type EntityManager } from 'typeorm';
import type { Permission } from '#common/accounts/permissions';
import { LOGO_WIDTH_MIN, PICTURE_BYTES_MAX, PICTURE_WIDTH_MIN } from '#common/media/limits';
import { mediaMessages as messages } from '#common/media/messages';
import { MINUTE_MS } from '#common/time';
import type { Database } from '../../database/database';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { ConcurrencyLimiter } from '../../lib/concurrency-limiter';
import { AppError, Overloaded } from '../../lib/errors';
import type { Links } from '../../lib/links';
import { isRandomToken, randomToken, sha256 } from '../../lib/secrets';
import { isUuid } from '../../lib/uuid';
import type { RateLimits } from '../../rate-limits/rate-limits';
import type { FileStorage } from '../../storage/file-storage';
import type { UserService } from '../accounts/user.service';
import { hasArrived, MediaFile, type ArrivedFile } from './media-file.entity';
import { pictureUploads, unknownPictureLinks } from './media.rate-limits';
import type { PictureProcess } from './picture-process';
import { PREVIEW_WIDTH, receivedPicture, refusal } from './received-picture';
import { foldersOf, originalKey, sizeKey } from './stored-keys';

interface UploadParts {
  dataSource: Database;
  clock: Clock;
  limits: Pick<RateLimits, 'take'>;
  links: Links;
  users: UserService;
  storage: FileStorage;
  pictureProcess: PictureProcess;
}

interface Upload {
  token: string;
  /** Network of the client. */
  network: string;
  body: AsyncIterable<Uint8Array>;
}

const UPLOAD_LIFE_MS = 10 * MINUTE_MS;
const PERMISSION: Permission = 'content:change';

/** Pictures are large while they are read, so that they are read one by one. */
const TURNS = { running: 1, waiting: 4, refuse: () => new Overloaded(messages.tooManyUploads) };
/** Uploads in progress are held in memory, too. */
const ARRIVING_MAX = TURNS.running + TURNS.waiting;

/** Receives the pictures of the owner. */
export class PictureUploadsService {
  private readonly running = new Set<string>();
  private readonly turns = new ConcurrencyLimiter(TURNS);

  constructor(private readonly parts: UploadParts) {}

  /** A new upload, and the address to send the picture to. */
  async create(actor: UserActor, { isLogo = false } = {}): Promise<{ pictureId: string; uploadUrl: string }> {
    const { limits, clock, dataSource, links } = this.parts;
    await limits.take(pictureUploads, actor.id);
    const token = randomToken();
    const now = clock.now();
    const files = dataSource.getRepository(MediaFile);
    const { id } = await files.save(
      files.create({
        createdAt: new Date(now),
        uploadedBy: actor.id,
        isLogo,
        uploadTokenHash: sha256(token),
        uploadExpiresAt: new Date(now + UPLOAD_LIFE_MS),
      }),
    );
    return { pictureId: id, uploadUrl: links.pictureUpload(token) };
  }

  /** Reads the picture only if the token is valid. One that is refused can be replaced as long as it is. */
  async receive({ token, network, body }: Upload): Promise<void> {
    const { id, isLogo } = await this.waitingFor(token, network);
    if (this.running.has(id)) throw new AppError('CONFLICT', messages.uploadRunning);
    if (this.running.size >= ARRIVING_MAX) throw TURNS.refuse();
    this.running.add(id);
    try {
      const bytes = await bytesOf(body);
      await this.turns.run('pictures', () => this.store({ id, isLogo }, bytes));
    } finally {
      this.running.delete(id);
    }
  }

  /** A picture that has arrived. */
  async find(id: string): Promise<ArrivedFile | null> {
    if (!isUuid(id)) return null;
    const file = await this.parts.dataSource.getRepository(MediaFile).findOneBy({ id });
    return hasArrived(file) ? file : null;
  }

  /** The limit is consumed for unknown links only, so that others in the network cannot make it refuse a valid one. */
  private async waitingFor(token: string, network: string): Promise<MediaFile> {
    const { dataSource, limits, users, clock } = this.parts;
    if (!isRandomToken(token)) throw linkUnknown();
    const now = new Date(clock.now());
    const found = await dataSource
      .getRepository(MediaFile)
      .findOneBy({ uploadTokenHash: sha256(token), uploadExpiresAt: MoreThan(now) });
    if (!found) {
      await limits.take(unknownPictureLinks, network);
      throw linkUnknown();
    }
    await dataSource.transaction((manager) =>
      users.permittedStarter(manager, found.uploadedBy, {
        permissions: [PERMISSION],
        message: messages.notPermitted,
      }),
    );
    return found;
  }

  /** The files first: without its row, a file is never used; without its files, a row would be. */
  private async store({ id, isLogo }: Pick<MediaFile, 'id' | 'isLogo'>, bytes: Buffer): Promise<void> {
    const { storage, pictureProcess, dataSource } = this.parts;
    const { original, preview, ...facts } = await receivedPicture(pictureProcess, bytes, {
      widthMin: isLogo ? LOGO_WIDTH_MIN : PICTURE_WIDTH_MIN,
    });
    const hash = createHash('sha256').update(id).update(bytes).digest('hex').slice(0, HASH_LENGTH);
    const width = Math.min(PREVIEW_WIDTH, facts.width);
    try {
      await storage.put(originalKey({ hash, format: facts.format }), original);
      await storage.put(sizeKey(hash, { width, format: 'webp' }), preview);
      await dataSource.transaction((manager) => complete(manager, id, { hash, ...facts }));
    } catch (error) {
      await this.removeIfUnknown(hash);
      throw error;
    }
  }

  /** Removes files without a row: another instance may have received the same picture meanwhile. */
  private async removeIfUnknown(hash: string): Promise<void> {
    if (await this.parts.dataSource.getRepository(MediaFile).existsBy({ hash })) return;
    for (const folder of foldersOf(hash)) await this.parts.storage.removeFolder(folder);
  }
}

/** Hexadecimal digits; enough that nobody guesses a hash. */
export const HASH_LENGTH = 32;

async function complete(manager: EntityManager, id: string, values: Partial<MediaFile>): Promise<void> {
  const waiting = await manager.findOne(MediaFile, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!waiting?.uploadTokenHash) throw refusal(messages.linkInvalid);
  await manager.update(MediaFile, id, { ...values, uploadTokenHash: null });
}

/** All bytes of a body, if it is not too large. */
async function bytesOf(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > PICTURE_BYTES_MAX) throw new AppError('PAYLOAD_TOO_LARGE', messages.tooLarge);
    parts.push(part);
  }
  if (length === 0) throw refusal(messages.empty);
  return Buffer.concat(parts);
}

const linkUnknown = () => new AppError('NOT_FOUND', messages.linkInvalid);
