import { dietFields } from '#common/diet/diet-details.form';
import { isNumberField, namesOf } from '#common/forms/form-fields';
import { RestDietDetailsDocument, RestSaveDietDetailsDocument } from './diet.routes.generated';
import { route } from '../../rest/route';

const NAMES = namesOf(dietFields);
const NUMBERS = NAMES.filter((name) => isNumberField(dietFields.shape[name]));

/** Diet details. Not cacheable, since they are health data. */
export const dietRoutes = [
  route({
    method: 'POST',
    path: '/user-details',
    summary:
      'Saves diet details of the current user, or without a token a record that anyone with its id may read.',
    requestBody: dietFields,
    document: RestSaveDietDetailsDocument,
    variables: ({ body }) => ({ input: normalised(body) }),
    responseBody: ({ saveDietDetails }) => saveDietDetails,
  }),
  route({
    method: 'GET',
    path: '/get-user-details/:userId',
    summary:
      'Returns diet details by id: anonymous ones to anyone, those of a member to that member and admins.',
    document: RestDietDetailsDocument,
    variables: ({ params }) => ({ id: params.userId }),
    responseBody: ({ dietDetails }) => dietDetails,
  }),
];

type DietBody = Partial<Record<(typeof NAMES)[number], unknown>>;

/** Normalises form values, which clients may send as strings: parses numbers, turns empty values into null. */
function normalised(body: DietBody): DietBody {
  const fields = { ...body };
  for (const name of NAMES) if (fields[name] === '') fields[name] = null;
  for (const name of NUMBERS) if (isNumericText(fields[name])) fields[name] = Number(fields[name]);
  return fields;
}

const isNumericText = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{1,4}(\.\d{1,4})?$/.test(value);
