import * as z from 'zod/mini';
import { enumName, enumValue } from '#common/enum-names';
import { plainCrop, type Crop } from '#common/media/crop';
import { PLACES, type PicturePlace } from '#common/picture-places';
import { lookForm, type LookSettings } from '#common/settings/look.form';
import type { UpdateStudioLookInput } from '../../../../graphql/types.generated';
import type { LookFragment } from '../settings.generated';

/** A picture of the studio as it is chosen. */
export interface ChosenPicture {
  pictureId: string;
  crop: Crop;
  alt: string;
}

export interface LookValues extends Record<string, unknown> {
  /** Empty for the colour of the demonstration studio. */
  hue: string;
  /** Empty for no logo. */
  logoId: string;
  /** Null for the pictures of the demonstration studio. */
  pictures: Record<PicturePlace, ChosenPicture | null>;
}

const rules: z.ZodMiniType<LookSettings, z.input<typeof lookForm>> = lookForm;

/** Uses the names that the API has for places. */
const named = z.transform(({ pictures, hue = null, logoId = null }: LookSettings) => ({
  hue,
  logoId,
  pictures: pictures.map((picture) => ({ ...picture, place: enumName(picture.place) })),
}));

type Sent = Omit<UpdateStudioLookInput, 'expectedVersion'>;

export const lookSchema: z.ZodMiniType<Sent, LookValues> = z.pipe(
  z.pipe(
    z.transform(({ hue, logoId, pictures }: LookValues): z.input<typeof lookForm> => ({
      hue: hue === '' ? null : Number(hue),
      logoId: logoId || null,
      pictures: PLACES.flatMap((place) => {
        const picture = pictures[place];
        return picture ? [{ place, ...picture }] : [];
      }),
    })),
    rules,
  ),
  named,
);

export const lookValuesOf = ({ hue, logoId, pictures }: LookFragment): LookValues => {
  const chosen = new Map<PicturePlace, ChosenPicture>(
    pictures.map(({ place, pictureId, crop, alt }) => [
      enumValue(place),
      { pictureId, crop: plainCrop(crop), alt },
    ]),
  );
  return {
    hue: hue === null ? '' : String(hue),
    logoId: logoId ?? '',
    pictures: Object.fromEntries(
      PLACES.map((place) => [place, chosen.get(place) ?? null]),
    ) as LookValues['pictures'],
  };
};
