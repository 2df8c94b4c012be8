/** GraphQL calls for diet details. */
import { expect } from 'vitest';
import type { Browser } from '../../../test/browser';

const FIELDS = 'age gender bmi bmiStatus dietGoal foodPreferences fitnessLevel limitations';
export const SAVE = `mutation ($input: SaveDietDetailsInput!) {
  saveDietDetails(input: $input) { message anonymousId dietDetails { id } viewer { user { id } } }
}`;
export const READ = `query ($id: ID!) { user(id: $id) { dietDetails { ${FIELDS} } } }`;
export const READ_ANONYMOUS = `query ($id: ID!) { anonymousDietDetails(id: $id) { ${FIELDS} } }`;
export const MINE = `{ me { user { dietDetails { ${FIELDS} updatedAt } } } }`;

export const DETAILS = {
  age: 34,
  gender: 'female',
  bmi: 22.9,
  bmiStatus: 'Normal',
  dietGoal: 'Eat more vegetables',
  foodPreferences: 'Vegetarian,\nno mushrooms',
  fitnessLevel: 'light',
  limitations: 'Peanuts',
};
/** The details as GraphQL returns them. */
export const IN_GRAPHQL = { ...DETAILS, gender: 'FEMALE', bmiStatus: 'NORMAL', fitnessLevel: 'LIGHT' };
export const NOTHING = {
  age: null,
  gender: null,
  bmi: null,
  bmiStatus: null,
  dietGoal: null,
  foodPreferences: null,
  fitnessLevel: null,
  limitations: null,
};

interface Saved {
  anonymousId: string | null;
  viewer: { user: { id: string } } | null;
}

/** Saves details and returns the id under which REST returns them. */
export async function save(one: Browser, input: object): Promise<string> {
  const { data, errors } = await one.gql(SAVE, { input: namedIn(input) });
  expect(errors).toEqual([]);
  const { anonymousId, viewer } = data?.['saveDietDetails'] as Saved;
  return anonymousId ?? viewer!.user.id;
}

/** The details with the names of enum values in GraphQL. */
export const namedIn = (details: object) =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]: [string, unknown]) => [
      name,
      ENUM_FIELDS.includes(name) && typeof value === 'string' ? value.toUpperCase() : value,
    ]),
  );

export const ENUM_FIELDS = ['gender', 'bmiStatus', 'fitnessLevel'];

export const readAnonymous = async (one: Browser, id: string) => {
  const { data, errors } = await one.gql(READ_ANONYMOUS, { id });
  expect(errors).toEqual([]);
  return data?.['anonymousDietDetails'];
};
