import * as z from 'zod/mini';
import { line } from '../forms/fields';
import { cropForm } from '../media/crop';
import { CAPTION_LENGTH_MAX, DESCRIPTION_LENGTH_MAX } from './limits';
import { photoMessages as messages } from './messages';

const caption = line(CAPTION_LENGTH_MAX, messages.captionRequired);
const description = line(DESCRIPTION_LENGTH_MAX, messages.descriptionRequired);

/** A photo of the gallery, without its picture. */
export const photoForm = z.object({ caption, description, crop: z.nullish(cropForm) });

/** Changes of a photo; absent ones stay as they are. */
export const photoChangesForm = z.object({
  caption: z.optional(caption),
  description: z.optional(description),
  crop: z.nullish(cropForm),
  isHidden: z.optional(z.boolean()),
});

export type NewPhoto = z.infer<typeof photoForm>;
export type PhotoChanges = z.infer<typeof photoChangesForm>;
