/** Where uploaded pictures are in the storage, and at which addresses they are served. */
import { UPLOADS_PATH } from '#common/media/uploads-path';
import type { PictureFormat } from '#common/pictures';
import { SERVED_FOLDER } from '../../storage/served-folder';

interface Size {
  width: number;
  format: PictureFormat;
}

/** The folder of what is not served: what the sizes are made from. */
export const ORIGINALS_FOLDER = 'originals';

export const servedFolder = (hash: string): string => `${SERVED_FOLDER}/${hash}`;

export const sizeKey = (hash: string, { width, format }: Size): string =>
  `${servedFolder(hash)}/${width}.${format}`;

export const originalFolder = (hash: string): string => `${ORIGINALS_FOLDER}/${hash}`;

export const originalKey = ({ hash, format }: { hash: string; format: string }): string =>
  `${originalFolder(hash)}/original.${format}`;

/** The logo as receipts show it. Its folder is never removed: a receipt looks the same for as long as it is kept. */
export const printedLogoKey = (hash: string): string => `${servedFolder(hash)}/printed.png`;

/** All that is kept of an uploaded picture, without the parts that the site shows. */
export const foldersOf = (hash: string): string[] => [originalFolder(hash), servedFolder(hash)];

export const folderAddress = (hash: string): string => `${UPLOADS_PATH}/${hash}`;

export const addressOf = (hash: string, { width, format }: Size): string =>
  `${folderAddress(hash)}/${width}.${format}`;
