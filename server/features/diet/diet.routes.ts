import * as z from 'zod/mini';
import { FITNESS_LEVELS, GENDERS } from '#common/diet/energy-need';
import { dietFields } from '#common/diet/diet-details.form';
import { dietMessages } from '#common/diet/messages';
import { enumName, enumValue } from '#common/enum-names';
import { BMI_STATUSES } from '#common/measurements/bmi';
import { isNumberField, namesOf } from '#common/forms/form-fields';
import {
  RestDietDetailsDocument,
  RestSaveDietDetailsDocument,
  type RestDietDetailsFieldsFragment,
} from './diet.routes.generated';
import { described } from '../../rest/answers';
import { sentEnum } from '../../rest/enum-values';
import { route } from '../../rest/route';

const NAMES = namesOf(dietFields);
const NUMBERS = NAMES.filter((name) => isNumberField(dietFields.shape[name]));

const answer = z.object({
  age: z.nullable(z.int()),
  gender: z.nullable(z.enum(GENDERS)),
  bmi: z.nullable(z.number()),
  bmiStatus: z.nullable(z.enum(BMI_STATUSES)),
  dietGoal: z.nullable(z.string()),
  foodPreferences: z.nullable(z.string()),
  fitnessLevel: z.nullable(z.enum(FITNESS_LEVELS)),
  limitations: z.nullable(z.string()),
});

/** Diet details. Not cacheable, since they are health data. */
export const dietRoutes = [
  route({
    method: 'POST',
    path: '/user-details',
    summary:
      'Saves diet details of the current user or, without a token, anonymous ones that anyone who knows their id may read.',
    subject: 'Plans',
    requestBody: dietFields,
    answer: z.object({
      userId: described(z.string(), 'Id of the member, or else one that alone opens the anonymous details.'),
      message: z.string(),
    }),
    document: RestSaveDietDetailsDocument,
    variables: ({ body }) => ({ input: normalised(body) }),
    responseBody: ({ saveDietDetails: { message, anonymousId, viewer } }) => ({
      userId: anonymousId ?? viewer!.user.id,
      message,
    }),
  }),
  route({
    method: 'GET',
    path: '/get-user-details/:userId',
    summary:
      'Returns diet details: anonymous ones by their id, for everyone; those of a user by the id of the user, for that user and admins.',
    subject: 'Plans',
    pathParameters: { userId: 'Id of a member, or the one with which anonymous details were saved.' },
    fieldNames: { id: 'userId' },
    answer,
    document: RestDietDetailsDocument,
    variables: ({ params, hasToken }) => ({ id: params.userId, isSignedIn: hasToken }),
    responseBody: ({ anonymousDietDetails, user }) =>
      documentedDetails(anonymousDietDetails ?? user?.dietDetails),
    notFound: dietMessages.dietDetailsNotFound,
  }),
];

type DietBody = Partial<Record<(typeof NAMES)[number], unknown>>;

const ENUMS = [
  ['gender', GENDERS],
  ['bmiStatus', BMI_STATUSES],
  ['fitnessLevel', FITNESS_LEVELS],
] as const;

/** Normalises form values, which clients may send as strings: parses numbers, turns empty values into null. */
function normalised(body: DietBody): DietBody {
  const fields = { ...body };
  for (const name of NAMES) if (fields[name] === '') fields[name] = null;
  for (const [name, values] of ENUMS)
    if (fields[name] !== undefined) fields[name] = sentEnum(values, fields[name]);
  for (const name of NUMBERS) if (isNumericText(fields[name])) fields[name] = Number(fields[name]);
  return fields;
}

const isNumericText = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{1,4}(\.\d{1,4})?$/.test(value);

const documentedDetails = (details: RestDietDetailsFieldsFragment | null | undefined) =>
  details
    ? {
        ...details,
        gender: details.gender && enumValue(details.gender),
        bmiStatus: BMI_STATUSES.find((status) => enumName(status) === details.bmiStatus) ?? null,
        fitnessLevel: details.fitnessLevel && enumValue(details.fitnessLevel),
      }
    : null;
