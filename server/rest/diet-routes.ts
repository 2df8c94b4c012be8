import { only, pick, type RestRoute } from './route';

/** What people tell about their diet (contract 2). Not to be kept by anybody on the way. */
export const dietRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/user-details',
    summary:
      'Keeps diet details: those of the token’s member, else a record that the answered id alone opens.',
    document: `
      mutation RestSaveDietDetails($input: DietDetailsInput!) {
        saveDietDetails(input: $input) { userId message }
      }
    `,
    variables: ({ body }) => ({ input: asSent(body) }),
    body: only,
  },
  {
    method: 'GET',
    path: '/get-user-details/:userId',
    summary:
      'Diet details by the id that saving them answered; those of a member for that member and admins.',
    document: `
      query RestDietDetails($id: ID!) {
        dietDetails(id: $id) {
          age gender bmi bmiStatus dietGoal foodPreferences fitnessLevel limitations
        }
      }
    `,
    variables: ({ params }) => ({ id: params['userId'] }),
    body: only,
  },
];

const NUMBERS = ['age', 'bmi'];
const CHOICES = ['gender', 'bmiStatus', 'fitnessLevel'];

/** The form of the specification sends what stands in its fields: numbers as text, and nothing as an empty one. */
function asSent(body: Record<string, unknown>): Record<string, unknown> {
  const fields = pick(body, ...NUMBERS, ...CHOICES, 'dietGoal', 'foodPreferences', 'limitations');
  for (const name of [...NUMBERS, ...CHOICES]) if (fields[name] === '') fields[name] = null;
  for (const name of NUMBERS) if (isWrittenNumber(fields[name])) fields[name] = Number(fields[name]);
  return fields;
}

const isWrittenNumber = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{1,4}(\.\d{1,4})?$/.test(value);
