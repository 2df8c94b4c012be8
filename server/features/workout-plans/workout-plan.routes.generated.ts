/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedQueryDocumentNode as DocumentNode } from 'graphql';
/** Physical limitation with which some exercises should be avoided. */
export type ExerciseLimitation =
  /** Ankle trouble. */
  | 'ANKLE'
  /** Difficulty keeping the balance. */
  | 'BALANCE'
  /** Elbow trouble. */
  | 'ELBOW'
  /** Difficulty getting down to the floor and up again. */
  | 'FLOOR'
  | 'HIGH_BLOOD_PRESSURE'
  /** Hip trouble. */
  | 'HIP'
  /** Knee trouble. */
  | 'KNEE'
  /** Trouble with the lower back. */
  | 'LOWER_BACK'
  /** Neck trouble. */
  | 'NECK'
  | 'PREGNANCY'
  /** Shoulder trouble. */
  | 'SHOULDER'
  /** Wrist trouble. */
  | 'WRIST';

/** Unit in which a set is counted. */
export type ExerciseMeasure =
  /** Repetitions. */
  | 'REPS'
  | 'SECONDS';

export type GenerateWorkoutPlanInput = {
  /** Length in days: 7, 10, 14, 21, 30 or 60. */
  days?: number;
  /** Available equipment; empty for none. */
  equipment?: Array<WorkoutEquipment>;
  /** Training experience. */
  experience: WorkoutExperience;
  /** Training goal. */
  goal: WorkoutGoal;
  /** Physical limitations to respect; null for those in the diet details of the current user, or none without a log-in. */
  limitations?: Array<ExerciseLimitation> | null | undefined;
  /** Training location. */
  location: WorkoutLocation;
};

/** Equipment that a workout plan may use. */
export type WorkoutEquipment =
  | 'BARBELL'
  | 'DUMBBELLS'
  | 'JUMP_ROPE'
  | 'KETTLEBELL'
  | 'MACHINES'
  | 'MEDICINE_BALL'
  /** No equipment. */
  | 'NONE'
  | 'PULL_UP_BAR'
  | 'RESISTANCE_BANDS'
  | 'STABILITY_BALL'
  | 'YOGA_MAT';

/** Training experience. */
export type WorkoutExperience =
  | 'ADVANCED'
  | 'BEGINNER'
  | 'EXPERT'
  | 'INTERMEDIATE';

/** Training goal of a workout plan. */
export type WorkoutGoal =
  /** Cardio fitness. */
  | 'CARDIO'
  /** Muscular endurance. */
  | 'ENDURANCE'
  | 'FLEXIBILITY'
  | 'MUSCLE_GAIN'
  | 'STRENGTH'
  | 'WEIGHT_LOSS';

/** Training location. */
export type WorkoutLocation =
  | 'GYM'
  /** At home. */
  | 'HOME'
  /** Outdoors. */
  | 'OUTDOOR'
  | 'STUDIO';

/** Kind of a part of a training day. */
export type WorkoutPlanBlockKind =
  /** Continuous or interval cardiovascular training. */
  | 'CARDIO'
  | 'COOL_DOWN'
  | 'WARM_UP'
  /** Main exercises of the day. */
  | 'WORK';

export type WorkoutPlanDayKind =
  /** Cardiovascular training. */
  | 'CARDIO'
  /** Stretching and mobility. */
  | 'FLEXIBILITY'
  /** No training. */
  | 'REST'
  /** Strength training, as sets or as a circuit. */
  | 'STRENGTH';

export type RestPlanReasonFragment = { text: string, source: { title: string, url: string | null, _id: string } | null };

export type RestPlanItemFragment = { exerciseId: string, name: string, sets: number, measure: ExerciseMeasure, min: number, max: number, isPerSide: boolean, restSeconds: number, effort: string | null, why: { text: string, source: { title: string, url: string | null, _id: string } | null } };

export type RestGenerateWorkoutPlanMutationVariables = Exact<{
  input: GenerateWorkoutPlanInput;
}>;


export type RestGenerateWorkoutPlanMutation = { generateWorkoutPlan: { text: string, plan: { title: string, goal: WorkoutGoal, experience: WorkoutExperience, location: WorkoutLocation, equipment: Array<WorkoutEquipment>, limitations: Array<ExerciseLimitation>, cautions: Array<string>, length: number, reasons: Array<{ text: string, source: { title: string, url: string | null, _id: string } | null }>, days: Array<{ day: number, kind: WorkoutPlanDayKind, title: string, minutes: number, note: string | null, blocks: Array<{ kind: WorkoutPlanBlockKind, title: string, minutes: number, note: string | null, isCircuit: boolean, items: Array<{ exerciseId: string, name: string, sets: number, measure: ExerciseMeasure, min: number, max: number, isPerSide: boolean, restSeconds: number, effort: string | null, why: { text: string, source: { title: string, url: string | null, _id: string } | null } }> }> }> } } };

export const RestPlanReasonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPlanReason"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkoutPlanReason"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"_id"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<RestPlanReasonFragment, unknown>;
export const RestPlanItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPlanItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkoutPlanItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exerciseId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sets"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"isPerSide"}},{"kind":"Field","name":{"kind":"Name","value":"restSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"effort"}},{"kind":"Field","name":{"kind":"Name","value":"why"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPlanReason"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPlanReason"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkoutPlanReason"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"_id"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<RestPlanItemFragment, unknown>;
export const RestGenerateWorkoutPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestGenerateWorkoutPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GenerateWorkoutPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generateWorkoutPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"equipment"}},{"kind":"Field","name":{"kind":"Name","value":"limitations"}},{"kind":"Field","alias":{"kind":"Name","value":"length"},"name":{"kind":"Name","value":"durationDays"}},{"kind":"Field","name":{"kind":"Name","value":"cautions"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPlanReason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isCircuit"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPlanItem"}}]}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPlanReason"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkoutPlanReason"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"_id"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPlanItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkoutPlanItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exerciseId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sets"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"isPerSide"}},{"kind":"Field","name":{"kind":"Name","value":"restSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"effort"}},{"kind":"Field","name":{"kind":"Name","value":"why"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPlanReason"}}]}}]}}]} as unknown as DocumentNode<RestGenerateWorkoutPlanMutation, RestGenerateWorkoutPlanMutationVariables>;