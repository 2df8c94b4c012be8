/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Main equipment of an exercise. */
export type ExerciseEquipment =
  /** Barbell. */
  | 'BARBELL'
  /** Dumbbell. */
  | 'DUMBBELL'
  /** Kettlebell. */
  | 'KETTLEBELL'
  /** Machine. */
  | 'MACHINE'
  /** None. */
  | 'NONE'
  /** Other. */
  | 'OTHER'
  /** Plate. */
  | 'PLATE'
  /** Resistance Band. */
  | 'RESISTANCE_BAND';

/** Unit in which a set is counted. */
export type ExerciseMeasure =
  /** Repetitions. */
  | 'REPS'
  /** Seconds. */
  | 'SECONDS';

/** Training target of an exercise: a muscle group, the cardiovascular system, or the whole body. */
export type Muscle =
  /** Abdominals. */
  | 'ABDOMINALS'
  /** Abductors. */
  | 'ABDUCTORS'
  /** Adductors. */
  | 'ADDUCTORS'
  /** Biceps. */
  | 'BICEPS'
  /** Calves. */
  | 'CALVES'
  /** Cardio. */
  | 'CARDIO'
  /** Chest. */
  | 'CHEST'
  /** Forearms. */
  | 'FOREARMS'
  /** Full Body. */
  | 'FULL_BODY'
  /** Glutes. */
  | 'GLUTES'
  /** Hamstrings. */
  | 'HAMSTRINGS'
  /** Lats. */
  | 'LATS'
  /** Lower Back. */
  | 'LOWER_BACK'
  /** Neck. */
  | 'NECK'
  /** Quadriceps. */
  | 'QUADRICEPS'
  /** Shoulders. */
  | 'SHOULDERS'
  /** Traps. */
  | 'TRAPS'
  /** Triceps. */
  | 'TRICEPS'
  /** Upper Back. */
  | 'UPPER_BACK';

/** Kind of a part of a training day. */
export type WorkoutPlanBlockKind =
  /** Continuous or interval cardiovascular training. */
  | 'CARDIO'
  /** Cool-down. */
  | 'COOL_DOWN'
  /** Warm-up. */
  | 'WARM_UP'
  /** Main exercises of the day. */
  | 'WORK';

/** Kind of a day of a workout plan. */
export type WorkoutPlanDayKind =
  /** Cardiovascular training. */
  | 'CARDIO'
  /** Stretching and mobility. */
  | 'FLEXIBILITY'
  /** No training. */
  | 'REST'
  /** Strength training, as sets or as a circuit. */
  | 'STRENGTH';

export type PlanDayFragment = { day: number, kind: Types.WorkoutPlanDayKind, title: string, minutes: number, note: string | null, blocks: Array<{ kind: Types.WorkoutPlanBlockKind, title: string, minutes: number, note: string | null, isCircuit: boolean, items: Array<{ name: string, sets: number, measure: Types.ExerciseMeasure, min: number, max: number, isPerSide: boolean, restSeconds: number, effort: string | null, exercise: { id: string, muscle: Types.Muscle, equipment: Types.ExerciseEquipment, demonstration: { thumbnailUrl: string } | null } | null, why: { text: string, source: { id: string, title: string, url: string | null } | null } }> }> };

export const PlanDayFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanDay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkoutPlanDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isCircuit"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanItem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkoutPlanItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exercise"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"muscle"}},{"kind":"Field","name":{"kind":"Name","value":"equipment"}},{"kind":"Field","name":{"kind":"Name","value":"demonstration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sets"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"isPerSide"}},{"kind":"Field","name":{"kind":"Name","value":"restSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"effort"}},{"kind":"Field","name":{"kind":"Name","value":"why"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanReason"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanReason"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkoutPlanReason"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<PlanDayFragment, unknown>;