import { paths } from '../../lib/paths';

/** Short name of a picture in addresses: the folder that its file lies in. */
export const slugOf = (photo: { imageUrl: string }): string => photo.imageUrl.split('/').at(-2) ?? '';

/** Parameter of the address that names the picture that lies open. */
export const PHOTO_PARAMETER = 'photo';

/** Where a picture lies open. */
export const addressOf = (photo: { imageUrl: string }): string =>
  `${paths.photos}?${PHOTO_PARAMETER}=${slugOf(photo)}`;
