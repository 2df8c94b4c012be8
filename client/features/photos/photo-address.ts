import { paths } from '#common/paths';

/** Slug of a photo in URLs: the name of the folder of its files. */
export const slugOf = (photo: { imageUrl: string }): string => photo.imageUrl.split('/').at(-2) ?? '';

/** Query parameter with the slug of the open photo. */
export const PHOTO_PARAMETER = 'photo';

/** The URL at which a photo is open in the lightbox. */
export const photoAddress = (photo: { imageUrl: string }): string =>
  `${paths.photos}?${PHOTO_PARAMETER}=${slugOf(photo)}`;
