import * as z from 'zod/mini';
import { parseNumber } from '#common/clean-text';
import { refine } from '#common/forms/fields';
import { linesOf } from '#common/lines';
import { isWideEnough, largestCrop, type Crop } from '#common/media/crop';
import { mediaMessages } from '#common/media/messages';
import { PORTRAIT_ASPECT, PORTRAIT_WIDTH_MIN } from '#common/trainers/limits';
import {
  newTrainerForm,
  portraitForm,
  trainerTextsForm,
  type NewTrainer,
  type Portrait,
  type TrainerTexts,
} from '#common/trainers/trainer.form';
import type { PickedPictureFragment } from '../photos/photos.generated';
import type { ListedTrainerFragment } from './trainers.generated';

/** Further texts about a trainer. Spelt in words, because they are shown beside the choices of others. */
export const ABOUT_KINDS = ['Specialisations', 'Story'] as const;

/** The texts of a trainer as the inputs hold them. */
export interface TrainerValues extends Record<string, unknown> {
  name: string;
  age: string;
  specialty: string;
  description: string;
  about: {
    kind: (typeof ABOUT_KINDS)[number];
    experience: {
      /** One per line. */
      specialisations: string;
      yearsOfExperience: string;
    };
    bio: string;
  };
}

export interface PortraitValues extends Record<string, unknown> {
  pictureId: string;
  crop: Crop | null;
}

export interface NewTrainerValues extends TrainerValues {
  portrait: PortraitValues;
}

export const NEW_TRAINER: NewTrainerValues = {
  name: '',
  age: '',
  specialty: '',
  description: '',
  about: { kind: 'Specialisations', experience: { specialisations: '', yearsOfExperience: '' }, bio: '' },
  portrait: { pictureId: '', crop: null },
};

export function trainerValuesOf({ trainer }: ListedTrainerFragment): TrainerValues {
  const { name, age, specialty, description, bio, specialisations, yearsOfExperience } = trainer;
  return {
    name,
    age: age === null ? '' : String(age),
    specialty,
    description,
    about: {
      kind: bio === null ? 'Specialisations' : 'Story',
      experience: {
        specialisations: specialisations.join('\n'),
        yearsOfExperience: yearsOfExperience === null ? '' : String(yearsOfExperience),
      },
      bio: bio ?? '',
    },
  };
}

function formInput({ age, about, ...texts }: TrainerValues) {
  const { kind, experience, bio } = about;
  const { specialisations, yearsOfExperience } = experience;
  return {
    ...texts,
    age: parseNumber(age),
    about:
      kind === 'Story'
        ? { bio }
        : {
            experience: {
              specialisations: linesOf(specialisations),
              yearsOfExperience: parseNumber(yearsOfExperience),
            },
          },
  };
}

const textRules: z.ZodMiniType<TrainerTexts, unknown> = trainerTextsForm;

export const trainerSchema: z.ZodMiniType<TrainerTexts, TrainerValues> = z.pipe(
  z.transform<TrainerValues, unknown>(formInput),
  textRules,
);

const isLargeEnough = (crop: Crop | null | undefined, picture: PickedPictureFragment | null): boolean =>
  !crop || !picture || isWideEnough(crop, picture, PORTRAIT_WIDTH_MIN);

const TOO_SMALL = { reason: 'TOO_SMALL', error: mediaMessages.cropTooSmall(PORTRAIT_WIDTH_MIN) } as const;

/** The rules for a trainer with this picture; null while none is chosen. */
export function newTrainerSchema(
  picture: PickedPictureFragment | null,
): z.ZodMiniType<NewTrainer, NewTrainerValues> {
  const rules: z.ZodMiniType<NewTrainer, unknown> = newTrainerForm.check(
    refine<NewTrainer>(({ portrait }) => isLargeEnough(portrait.crop, picture), {
      ...TOO_SMALL,
      path: ['portrait', 'crop'],
    }),
  );
  return z.pipe(z.transform<NewTrainerValues, unknown>(formInput), rules);
}

export function portraitSchema(
  picture: PickedPictureFragment | null,
): z.ZodMiniType<Portrait, PortraitValues> {
  const rules: z.ZodMiniType<Portrait, unknown> = portraitForm.check(
    refine<Portrait>(({ crop }) => isLargeEnough(crop, picture), { ...TOO_SMALL, path: ['crop'] }),
  );
  return z.pipe(
    z.transform<PortraitValues, unknown>((values) => values),
    rules,
  );
}

/** A picture as a portrait, at first with as much of it as possible. */
export const portraitOf = (picture: PickedPictureFragment): PortraitValues => ({
  pictureId: picture.id,
  crop: largestCrop(picture, PORTRAIT_ASPECT),
});
