/** Pictures, and what an admin does with them. */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { MediaFile } from '../features/media/media-file.entity';
import type { Browser } from './browser';
import type { GraphqlAnswer, Harness } from './harness';

interface PictureValues {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff';
  /** Opacity from 0 to 1. */
  alpha?: number;
}

/** An orange picture. */
export const orange = ({ width = 1200, height = 800, alpha }: PictureValues = {}) =>
  sharp({
    create: {
      width,
      height,
      channels: alpha === undefined ? 3 : 4,
      background: { r: 255, g: 136, b: 35, alpha: alpha ?? 1 },
    },
    limitInputPixels: false,
  });

export const pictureFile = ({ format = 'jpeg', ...values }: PictureValues = {}): Promise<Buffer> =>
  orange(values).toFormat(format).toBuffer();

const PHOTO = `id caption description isHidden isBeingMade previewUrl width height version
  crop { left top width height } picture { id previewUrl width height }`;

export interface PhotoAnswer {
  id: string;
  caption: string;
  description: string;
  isHidden: boolean;
  isBeingMade: boolean;
  previewUrl: string;
  width: number;
  height: number;
  version: number;
  crop: Record<'left' | 'top' | 'width' | 'height', number> | null;
  picture: { id: string; previewUrl: string; width: number; height: number } | null;
}

/** An uploaded picture, without its file. */
export async function uploadedPicture({ dataSource }: Pick<Harness, 'dataSource'>): Promise<string> {
  const files = dataSource.getRepository(MediaFile);
  const at = new Date('2026-11-21T06:00:00Z');
  const hash = randomUUID().replaceAll('-', '');
  const facts = { hash, format: 'jpg', width: 1200, height: 800, color: '#ff8823' };
  return (await files.save(files.create({ createdAt: at, uploadExpiresAt: at, ...facts }))).id;
}

/** Actions of an admin on the pictures of the site. */
export class PictureDesk {
  constructor(
    private readonly harness: Harness,
    private readonly admin: Browser,
  ) {}

  /** The id of a picture that is to come, and its address without the origin. */
  async begin({ isLogo = false } = {}): Promise<{ id: string; path: string }> {
    const { data, errors } = await this.admin.gql(
      `mutation { upload: ${isLogo ? 'createLogoUpload' : 'createPictureUpload'} { pictureId uploadUrl } }`,
    );
    const created = data?.['upload'] as { pictureId: string; uploadUrl: string } | null;
    if (!created) throw new Error(errors[0]?.message);
    return { id: created.pictureId, path: new URL(created.uploadUrl).pathname };
  }

  put(path: string, file: Uint8Array): Promise<Response> {
    return this.harness.fetch(path, { method: 'PUT', body: file as BodyInit });
  }

  /** Returns the id of an uploaded picture. */
  async upload(file?: Uint8Array, { isLogo = false } = {}): Promise<string> {
    const { id, path } = await this.begin({ isLogo });
    const response = await this.put(path, file ?? (await pictureFile()));
    if (response.status !== 204) throw new Error(await response.text());
    return id;
  }

  async find(id: string): Promise<PhotoAnswer['picture']> {
    const document = `query ($id: ID!) { uploadedPicture(id: $id) { id previewUrl width height } }`;
    const { data } = await this.admin.gql(document, { id });
    return data?.['uploadedPicture'] as PhotoAnswer['picture'];
  }

  async photos(): Promise<PhotoAnswer[]> {
    const { data, errors } = await this.admin.gql(`{ galleryPhotos { ${PHOTO} } }`);
    if (!data?.['galleryPhotos']) throw new Error(errors[0]?.message);
    return data['galleryPhotos'] as PhotoAnswer[];
  }

  call(name: string, input: object): Promise<GraphqlAnswer> {
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
    const fields = name === 'deletePhoto' ? 'deletedPhotoId' : `galleryPhotos { ${PHOTO} }`;
    return this.admin.gql(`mutation ($input: ${type}!) { ${name}(input: $input) { message ${fields} } }`, {
      input,
    });
  }

  /** Adds a photo, whose sizes are made by a job: few ones, because that takes a while. */
  async add(values: object = {}): Promise<PhotoAnswer> {
    const pictureId = await this.upload();
    const texts = { caption: 'The hall', description: 'A hall with racks.' };
    const crop = { left: 0, top: 0, width: 60, height: 60 };
    const { data, errors } = await this.call('createPhoto', { pictureId, crop, ...texts, ...values });
    const payload = data?.['createPhoto'] as { galleryPhotos: PhotoAnswer[] } | null;
    if (!payload) throw new Error(errors[0]?.message);
    return payload.galleryPhotos.at(-1)!;
  }
}
