/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedQueryDocumentNode as DocumentNode } from 'graphql';
/** Category of a body mass index, after rounding to one decimal. */
export type BmiStatus =
  /** From 18.5 to below 25 kg/m². */
  | 'NORMAL'
  /** 30 kg/m² and above. */
  | 'OBESE'
  /** From 25 to below 30 kg/m². */
  | 'OVERWEIGHT'
  /** Below 18.5 kg/m². */
  | 'UNDERWEIGHT';

/** Level of physical activity. */
export type FitnessLevel =
  /** Training on 1 to 3 days a week. */
  | 'LIGHT'
  /** Training on 3 to 5 days a week. */
  | 'MODERATE'
  /** Mostly sitting. */
  | 'SEDENTARY'
  /** Training on 6 or 7 days a week. */
  | 'VERY';

/** Gender, used to estimate energy needs. */
export type Gender =
  | 'FEMALE'
  | 'MALE'
  /** Any other gender; the energy need is the mean of those of the other two. */
  | 'OTHER';

/** The details replace those that the current user has saved before: absent fields are cleared. */
export type SaveDietDetailsInput = {
  /** Age in years, 18 to 120. */
  age?: number | null | undefined;
  /** Body mass index in kg/m², 5 to 150; rounded to one decimal. */
  bmi?: number | null | undefined;
  /** Category of the body mass index. Ignored if `bmi` is given, from which it is then derived. */
  bmiStatus?: BmiStatus | null | undefined;
  /** Goal of the diet: plain text of up to 500 characters. */
  dietGoal?: string | null | undefined;
  /** Level of physical activity. */
  fitnessLevel?: FitnessLevel | null | undefined;
  /** Preferred and disliked foods: plain text of up to 500 characters. */
  foodPreferences?: string | null | undefined;
  /** Gender, used to estimate energy needs. */
  gender?: Gender | null | undefined;
  /** Whether saving without a log-in fails, with `UNAUTHENTICATED`, instead of saving anonymously. */
  isForCurrentUser?: boolean;
  /** Foods and activities to avoid, and why, such as allergies and injuries: plain text of up to 500 characters. */
  limitations?: string | null | undefined;
};

export type RestDietDetailsFieldsFragment = { age: number | null, gender: Gender | null, bmi: number | null, bmiStatus: BmiStatus | null, dietGoal: string | null, foodPreferences: string | null, fitnessLevel: FitnessLevel | null, limitations: string | null };

export type RestSaveDietDetailsMutationVariables = Exact<{
  input: SaveDietDetailsInput;
}>;


export type RestSaveDietDetailsMutation = { saveDietDetails: { message: string, anonymousId: string | null, viewer: { user: { id: string } } | null } };

export type RestDietDetailsQueryVariables = Exact<{
  id: string;
  isSignedIn: boolean;
}>;


export type RestDietDetailsQuery = { anonymousDietDetails: { age: number | null, gender: Gender | null, bmi: number | null, bmiStatus: BmiStatus | null, dietGoal: string | null, foodPreferences: string | null, fitnessLevel: FitnessLevel | null, limitations: string | null } | null, user?: { dietDetails: { age: number | null, gender: Gender | null, bmi: number | null, bmiStatus: BmiStatus | null, dietGoal: string | null, foodPreferences: string | null, fitnessLevel: FitnessLevel | null, limitations: string | null } | null } | null };

export const RestDietDetailsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestDietDetailsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DietDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"bmi"}},{"kind":"Field","name":{"kind":"Name","value":"bmiStatus"}},{"kind":"Field","name":{"kind":"Name","value":"dietGoal"}},{"kind":"Field","name":{"kind":"Name","value":"foodPreferences"}},{"kind":"Field","name":{"kind":"Name","value":"fitnessLevel"}},{"kind":"Field","name":{"kind":"Name","value":"limitations"}}]}}]} as unknown as DocumentNode<RestDietDetailsFieldsFragment, unknown>;
export const RestSaveDietDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSaveDietDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveDietDetailsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveDietDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anonymousId"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RestSaveDietDetailsMutation, RestSaveDietDetailsMutationVariables>;
export const RestDietDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestDietDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isSignedIn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anonymousDietDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestDietDetailsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSignedIn"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dietDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestDietDetailsFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestDietDetailsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DietDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"bmi"}},{"kind":"Field","name":{"kind":"Name","value":"bmiStatus"}},{"kind":"Field","name":{"kind":"Name","value":"dietGoal"}},{"kind":"Field","name":{"kind":"Name","value":"foodPreferences"}},{"kind":"Field","name":{"kind":"Name","value":"fitnessLevel"}},{"kind":"Field","name":{"kind":"Name","value":"limitations"}}]}}]} as unknown as DocumentNode<RestDietDetailsQuery, RestDietDetailsQueryVariables>;