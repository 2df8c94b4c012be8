import { In, IsNull, type EntityManager } from 'typeorm';
import type { ArticleDraftValues } from '#common/articles/article.form';
import { COVER_ASPECT } from '#common/articles/limits';
import { articleMessages as messages } from '#common/articles/messages';
import { pixelsOf, WHOLE, type Crop } from '#common/media/crop';
import { UPLOADS_PATH } from '#common/media/uploads-path';
import type { Database } from '../../database/database';
import { addJob } from '../../jobs/add-job';
import { invalidField } from '../../lib/errors';
import type { ArrivedFile } from '../media/media-file.entity';
import { MediaPicture } from '../media/media-picture.entity';
import type { PicturesService } from '../media/pictures.service';
import { storedBody, type ArticleContent } from './article-content';
import type { ArticleCover } from './article-content.type';
import { makeArticlePicture } from './article.tasks';

interface PictureParts {
  dataSource: Database;
  pictures: PicturesService;
}

interface NewPicture {
  pictureId: string;
  crop?: Crop | null;
  isCover: boolean;
}

/** Selects the pictures that articles show, also drafts and former versions. */
export const ARTICLE_PICTURE_USES = `select media_pictures.id from media_pictures where hash in (
  select (regexp_matches(concat_ws(' ', image_url, big_image_url, body), '${UPLOADS_PATH}/([0-9a-f]+)/', 'g'))[1] from (
    select image_url, big_image_url, body from articles
    union all select image_url, big_image_url, body from article_drafts
    union all select image_url, big_image_url, body from article_versions
  ) as contents
)`;

/** The pictures of articles, which are referred to by the paths of their largest sizes. */
export class ArticlePicturesService {
  constructor(private readonly parts: PictureParts) {}

  /** A part of an uploaded picture, in the shapes in which it is shown. A job makes its sizes. */
  add({ pictureId, crop, isCover }: NewPicture): Promise<ArticleCover> {
    const { dataSource, pictures } = this.parts;
    return dataSource.transaction(async (manager) => {
      const file = await pictures.lockFile(manager, pictureId);
      const part = crop ?? WHOLE;
      if (isCover) requireCoverShape(part, file);
      const shapes = isCover ? [part, widePartOf(part, file)] : [part];
      const urls: string[] = [];
      for (const shape of shapes) {
        const picture = await pictures.partOf(manager, file, { crop: shape });
        urls.push(picture.url);
        if (picture.madeAt) continue;
        const { id } = picture;
        await addJob(manager, makeArticlePicture, { payload: { pictureId: id }, key: `make picture ${id}` });
      }
      return { thumbnailUrl: urls[0]!, coverUrl: urls.at(-1)! };
    });
  }

  async make(pictureId: string, signal: AbortSignal): Promise<void> {
    await this.parts.pictures.make(pictureId, signal);
  }

  /** The content with the sizes of its pictures; all pictures must exist. */
  async contentWith(
    manager: EntityManager,
    { title, description, authorName, cover = null, body }: ArticleDraftValues,
  ): Promise<ArticleContent> {
    const known = new Map((await lockPictures(manager, { cover, body })).map((one) => [one.url, one]));
    const pictureOf = (url: string) => {
      const { width, height } = known.get(url) ?? {};
      if (!width || !height) throw unknownPicture('body');
      return { url, width, height };
    };
    if (coversOf(cover).some((url) => hashIn(url) !== null && !known.has(url))) throw unknownPicture('cover');
    return { title, description, authorName, cover, body: storedBody(body, pictureOf) };
  }

  /** Whether sizes of its pictures are still being made. */
  async areBeingMade(manager: EntityManager, content: ArticleContent): Promise<boolean> {
    const hashes = hashesIn(content);
    return hashes.length > 0 && manager.existsBy(MediaPicture, { hash: In(hashes), madeAt: IsNull() });
  }
}

const unknownPicture = (field: string) => invalidField(field, 'INVALID', messages.pictureUnknown);

/** The folder of an uploaded picture; null for another one. */
const hashIn = (url: string): string | null =>
  url.startsWith(`${UPLOADS_PATH}/`) ? url.slice(UPLOADS_PATH.length + 1).split('/', 1)[0]! : null;

type Shown = Pick<ArticleDraftValues, 'cover' | 'body'>;

const coversOf = (cover: Shown['cover']): string[] => (cover ? [cover.thumbnailUrl, cover.coverUrl] : []);

const hashesIn = ({ cover, body }: Shown): string[] =>
  [...coversOf(cover), ...body.flatMap(({ picture }) => picture?.url ?? [])].flatMap(
    (url) => hashIn(url) ?? [],
  );

/** Finds and locks the uploaded pictures, so that the removal of unused pictures keeps them. */
async function lockPictures(manager: EntityManager, content: Shown): Promise<MediaPicture[]> {
  const hashes = hashesIn(content);
  if (hashes.length === 0) return [];
  return manager.find(MediaPicture, { where: { hash: In(hashes) }, lock: { mode: 'for_key_share' } });
}

/** The shape of the picture in lists. */
const WIDE_RATIO = 16 / 9;
/** Room for whole pixels. */
const RATIO_TOLERANCE = 0.02;

function requireCoverShape(crop: Crop, file: ArrivedFile): void {
  const { width, height } = pixelsOf(crop, file);
  if (Math.abs(width / height - COVER_ASPECT) > RATIO_TOLERANCE)
    throw invalidField('crop', 'INVALID', messages.coverShape);
}

/** The middle of a cover, for the picture above the text. */
function widePartOf({ left, top, width, height }: Crop, file: ArrivedFile): Crop {
  const wideHeight = (file.width * width) / WIDE_RATIO / file.height;
  return { left, top: top + (height - wideHeight) / 2, width, height: wideHeight };
}
