/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedQueryDocumentNode as DocumentNode } from 'graphql';
/** Main equipment of an exercise. */
export type ExerciseEquipment =
  | 'BARBELL'
  | 'DUMBBELL'
  | 'KETTLEBELL'
  | 'MACHINE'
  | 'NONE'
  | 'OTHER'
  | 'PLATE'
  | 'RESISTANCE_BAND';

/** Training target of an exercise: a muscle group, the cardiovascular system, or the whole body. */
export type Muscle =
  | 'ABDOMINALS'
  | 'ABDUCTORS'
  | 'ADDUCTORS'
  | 'BICEPS'
  | 'CALVES'
  | 'CARDIO'
  | 'CHEST'
  | 'FOREARMS'
  | 'FULL_BODY'
  | 'GLUTES'
  | 'HAMSTRINGS'
  | 'LATS'
  | 'LOWER_BACK'
  | 'NECK'
  | 'QUADRICEPS'
  | 'SHOULDERS'
  | 'TRAPS'
  | 'TRICEPS'
  | 'UPPER_BACK';

export type RestExercisesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestExercisesQuery = { exercises: Array<{ name: string, muscle: Muscle, equipment: ExerciseEquipment, steps: Array<string>, demonstration: { videoUrl: string | null, posterUrl: string, thumbnailUrl: string } | null }> };


export const RestExercisesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestExercises"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exercises"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"muscle"}},{"kind":"Field","name":{"kind":"Name","value":"equipment"}},{"kind":"Field","name":{"kind":"Name","value":"steps"}},{"kind":"Field","name":{"kind":"Name","value":"demonstration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"videoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"posterUrl"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}}]}}]} as unknown as DocumentNode<RestExercisesQuery, RestExercisesQueryVariables>;