import * as z from 'zod/mini';
import { NAME_LENGTH_MAX } from '../accounts/limits';
import { line, refine, requiredText } from '../forms/fields';
import { linesOf } from '../lines';
import { cropForm } from '../media/crop';
import {
  BIO_LENGTH_MAX,
  SPECIALISATION_LENGTH_MAX,
  SPECIALISATIONS_MAX,
  SPECIALTY_LENGTH_MAX,
  TRAINER_AGE,
  TRAINER_DESCRIPTION_LENGTH_MAX,
} from './limits';
import { trainerMessages as messages } from './messages';

const wholeNumber = (error: string, { min, max }: { min: number; max: number }) =>
  z.int({ error }).check(z.gte(min, { error }), z.lte(max, { error }));

/** Paragraphs are lines; between them, there are no empty ones. */
const bio = requiredText(BIO_LENGTH_MAX, messages.bioRequired).check(
  z.overwrite((text) => linesOf(text).join('\n')),
);

const specialisation = line(SPECIALISATION_LENGTH_MAX, messages.specialisationRequired);

const specialisations = z.array(z.string()).check(
  z.maxLength(SPECIALISATIONS_MAX, { error: messages.tooManySpecialisations, abort: true }),
  refine((lines) => lines.every((one) => specialisation.safeParse(one).success), {
    reason: 'INVALID',
    error: messages.specialisationWrong,
    abort: true,
  }),
  z.overwrite((lines) => lines.map((one) => z.parse(specialisation, one))),
  refine((lines) => new Set(lines).size === lines.length, {
    reason: 'INVALID',
    error: messages.specialisationTwice,
  }),
  refine((lines) => lines.length > 0, { reason: 'REQUIRED', error: messages.specialisationRequired }),
);

const experience = z.object({
  specialisations,
  yearsOfExperience: wholeNumber(messages.yearsWrong, { min: 0, max: TRAINER_AGE.max }),
});

type About =
  | { bio: string; experience?: undefined }
  | { bio?: undefined; experience: z.infer<typeof experience> };

/** The schema of the API requires exactly one; a union of Zod would not say which of its fields is wrong. */
const aboutForm = z.object({
  bio: z.optional(bio),
  experience: z.optional(experience),
}) as z.ZodMiniType as z.ZodMiniType<About>;

export const portraitForm = z.object(
  {
    pictureId: z.string().check(z.minLength(1, { error: messages.portraitRequired })),
    crop: z.nullish(cropForm),
  },
  { error: messages.portraitRequired },
);

interface Lifetime {
  age: number | null | undefined;
  yearsOfExperience: number | null | undefined;
}

/** Whether somebody of this age, if it is known, can have so much experience. */
export const canHaveExperience = ({ age, yearsOfExperience }: Lifetime): boolean =>
  age == null || (yearsOfExperience ?? 0) <= age;

const texts = {
  name: line(NAME_LENGTH_MAX, messages.nameRequired),
  age: z.nullish(wholeNumber(messages.ageWrong, TRAINER_AGE)),
  specialty: line(SPECIALTY_LENGTH_MAX, messages.specialtyRequired),
  description: requiredText(TRAINER_DESCRIPTION_LENGTH_MAX, messages.descriptionRequired).check(
    z.overwrite((text) => linesOf(text).join(' ')),
  ),
  about: aboutForm,
};

/** Where the input of a trainer has the years of experience. */
export const YEARS_PATH = ['about', 'experience', 'yearsOfExperience'];

interface WithYears {
  age?: number | null | undefined;
  about: About;
}

const yearsFitTheAge = refine<WithYears>(
  ({ age, about }) => canHaveExperience({ age, yearsOfExperience: about.experience?.yearsOfExperience }),
  { reason: 'TOO_LARGE', error: messages.yearsOfLife, path: YEARS_PATH },
);

/** The texts about a trainer on the site. */
export const trainerTextsForm = z.object(texts).check(yearsFitTheAge);

export const newTrainerForm = z.object({ ...texts, portrait: portraitForm }).check(yearsFitTheAge);

/** Changes of a trainer; absent ones stay as they are. */
export const trainerChangesForm = z.partial(
  z.object({ ...texts, portrait: portraitForm, isHidden: z.boolean() }),
);

export type TrainerTexts = z.infer<typeof trainerTextsForm>;
export type NewTrainer = z.infer<typeof newTrainerForm>;
export type TrainerChanges = z.infer<typeof trainerChangesForm>;
export type Portrait = z.infer<typeof portraitForm>;
