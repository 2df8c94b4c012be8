/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedQueryDocumentNode as DocumentNode } from 'graphql';
/** The category of a body mass index. */
export type BmiStatus =
  | 'Normal'
  | 'Obese'
  | 'Overweight'
  | 'Underweight';

/** Diet details. They replace those saved before; absent fields are cleared. */
export type DietDetailsInput = {
  age?: number | null | undefined;
  /** Body mass index, kg/m²; rounded to one decimal. */
  bmi?: number | null | undefined;
  /** Ignored if `bmi` is given: the status is then derived from it. */
  bmiStatus?: BmiStatus | null | undefined;
  dietGoal?: string | null | undefined;
  /** Level of physical activity. */
  fitnessLevel?: FitnessLevel | null | undefined;
  foodPreferences?: string | null | undefined;
  gender?: Gender | null | undefined;
  /** Foods or activities to avoid, such as allergies and injuries. */
  limitations?: string | null | undefined;
};

/** The level of physical activity, from hardly any to nearly every day. */
export type FitnessLevel =
  | 'light'
  | 'moderate'
  | 'sedentary'
  | 'very';

/** The gender used to estimate energy needs. */
export type Gender =
  | 'female'
  | 'male'
  | 'other';

export type RestSaveDietDetailsMutationVariables = Exact<{
  input: DietDetailsInput;
}>;


export type RestSaveDietDetailsMutation = { saveDietDetails: { userId: string, message: string } };

export type RestDietDetailsQueryVariables = Exact<{
  id: string;
}>;


export type RestDietDetailsQuery = { dietDetails: { age: number | null, gender: Gender | null, bmi: number | null, bmiStatus: BmiStatus | null, dietGoal: string | null, foodPreferences: string | null, fitnessLevel: FitnessLevel | null, limitations: string | null } };


export const RestSaveDietDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSaveDietDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DietDetailsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveDietDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RestSaveDietDetailsMutation, RestSaveDietDetailsMutationVariables>;
export const RestDietDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestDietDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dietDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"bmi"}},{"kind":"Field","name":{"kind":"Name","value":"bmiStatus"}},{"kind":"Field","name":{"kind":"Name","value":"dietGoal"}},{"kind":"Field","name":{"kind":"Name","value":"foodPreferences"}},{"kind":"Field","name":{"kind":"Name","value":"fitnessLevel"}},{"kind":"Field","name":{"kind":"Name","value":"limitations"}}]}}]}}]} as unknown as DocumentNode<RestDietDetailsQuery, RestDietDetailsQueryVariables>;