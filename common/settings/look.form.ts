import * as z from 'zod/mini';
import { line, refine } from '../forms/fields';
import { cropForm } from '../media/crop';
import { mediaMessages } from '../media/messages';
import { wholeNumber } from './fields';
import { PICTURE_ALT_LENGTH_MAX } from './limits';
import { lookMessages as messages } from './messages';
import { PLACES } from '../picture-places';

/** Lower case, as the database prints ids: files and pictures in use are found by comparing them. */
const uploaded = z.uuid({ error: mediaMessages.notFound }).check(z.toLowerCase());

/** A part of an uploaded picture, in one of the places of the site. */
export const sitePictureForm = z.object({
  place: z.enum(PLACES),
  pictureId: uploaded,
  crop: cropForm,
  alt: line(PICTURE_ALT_LENGTH_MAX, messages.altRequired),
});

export type SitePicture = z.infer<typeof sitePictureForm>;

const arePlacesDistinct = (pictures: readonly SitePicture[]): boolean =>
  new Set(pictures.map(({ place }) => place)).size === pictures.length;

/** Colour, logo and pictures of the site; what is null or absent is as in the demonstration studio. */
export const lookForm = z.object({
  hue: z.nullish(wholeNumber({ min: 0, max: 359 })),
  logoId: z.nullish(uploaded),
  pictures: z.array(sitePictureForm).check(
    refine<SitePicture[]>(arePlacesDistinct, { reason: 'INVALID', error: messages.placesDiffer }),
    z.overwrite((value) =>
      value.toSorted((one, other) => PLACES.indexOf(one.place) - PLACES.indexOf(other.place)),
    ),
  ),
});

export type LookSettings = z.infer<typeof lookForm>;
