import { PHOTOS_MAX } from './limits';

/** Messages about the photos of the gallery, shared by server and client. */
export const photoMessages = {
  captionRequired: 'Write a short caption.',
  descriptionRequired: 'Describe what the photo shows, for people who cannot see it.',
  added: 'Photo added. It is in the gallery once all sizes are made, within a minute.',
  changed: 'Photo saved.',
  deleted: 'Photo deleted.',
  ordered: 'Order saved.',
  notFound: 'This photo does not exist any more.',
  changedMeanwhile: 'Somebody else has changed this photo meanwhile.',
  tooMany: `The gallery has ${PHOTOS_MAX} photos, more are not possible. Delete one first.`,
  cropNotPossible: 'Only photos that were uploaded can be cropped.',
} as const;
