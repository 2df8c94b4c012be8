/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import { useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Purpose of a consent. */
export type ConsentPurpose =
  /** Having an account. This consent ends only with the account. */
  | 'ACCOUNT'
  /** Storing health data: body measurements, diet details, and workout plans that respect physical limitations. Saving such data gives this consent; staff record it when a member has agreed in person. */
  | 'HEALTH_DATA';

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
  /** High blood pressure. */
  | 'HIGH_BLOOD_PRESSURE'
  /** Hip trouble. */
  | 'HIP'
  /** Knee trouble. */
  | 'KNEE'
  /** Trouble with the lower back. */
  | 'LOWER_BACK'
  /** Neck trouble. */
  | 'NECK'
  /** Pregnancy. */
  | 'PREGNANCY'
  /** Shoulder trouble. */
  | 'SHOULDER'
  /** Wrist trouble. */
  | 'WRIST';

/** Unit in which a set is counted. */
export type ExerciseMeasure =
  /** Repetitions. */
  | 'REPS'
  /** Seconds. */
  | 'SECONDS';

/** Input of `generateWorkoutPlan`. */
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

/** Input of `removeWorkoutPlan`. */
export type RemoveWorkoutPlanInput = {
  /** Id of the saved plan. */
  id: string;
};

/** Input of `saveWorkoutPlan`. */
export type SaveWorkoutPlanInput = {
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
  /** Date of day 1: from 14 days ago to 90 days ahead. */
  startsOn: string;
};

/** Input of `setWorkoutPlanDay`. */
export type SetWorkoutPlanDayInput = {
  /** Number of a training day, starting at 1. */
  day: number;
  /** Id of the saved plan. */
  id: string;
  /** Whether the day has been completed. */
  isDone: boolean;
  /** How many seconds ago the user made the change, if the device had no connection; more than 30 days count as 30 days. */
  secondsAgo?: number | null | undefined;
};

/** Equipment that a workout plan may use. */
export type WorkoutEquipment =
  /** Barbell. */
  | 'BARBELL'
  /** Dumbbells. */
  | 'DUMBBELLS'
  /** Jump rope. */
  | 'JUMP_ROPE'
  /** Kettlebell. */
  | 'KETTLEBELL'
  /** Machines. */
  | 'MACHINES'
  /** Medicine ball. */
  | 'MEDICINE_BALL'
  /** No equipment. */
  | 'NONE'
  /** Pull-up bar. */
  | 'PULL_UP_BAR'
  /** Resistance bands. */
  | 'RESISTANCE_BANDS'
  /** Stability ball. */
  | 'STABILITY_BALL'
  /** Yoga mat. */
  | 'YOGA_MAT';

/** Training experience. */
export type WorkoutExperience =
  /** Advanced. */
  | 'ADVANCED'
  /** Beginner. */
  | 'BEGINNER'
  /** Expert. */
  | 'EXPERT'
  /** Intermediate. */
  | 'INTERMEDIATE';

/** Training goal of a workout plan. */
export type WorkoutGoal =
  /** Cardio fitness. */
  | 'CARDIO'
  /** Muscular endurance. */
  | 'ENDURANCE'
  /** Flexibility. */
  | 'FLEXIBILITY'
  /** Muscle gain. */
  | 'MUSCLE_GAIN'
  /** Strength. */
  | 'STRENGTH'
  /** Weight loss. */
  | 'WEIGHT_LOSS';

/** Training location. */
export type WorkoutLocation =
  /** Gym. */
  | 'GYM'
  /** At home. */
  | 'HOME'
  /** Outdoors. */
  | 'OUTDOOR'
  /** Studio. */
  | 'STUDIO';

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

export type WorkoutPlanTabQueryVariables = Exact<{ [key: string]: never; }>;


export type WorkoutPlanTabQuery = { me: { user: { id: string, workoutLimitations: Array<Types.ExerciseLimitation>, workoutPlans: Array<{ title: string, doneDays: Array<number>, id: string, startsOn: string, trainingDays: number }> } } };

export type SavedPlanQueryVariables = Exact<{
  id: string;
}>;


export type SavedPlanQuery = { me: { user: { id: string, workoutPlan: { title: string, doneDays: Array<number>, text: string, id: string, startsOn: string, trainingDays: number, trainedExercises: Array<{ id: string, day: number, position: number, doneSets: Array<number>, loadKg: number | null, trainedAt: string }>, plan: { title: string, experience: Types.WorkoutExperience, location: Types.WorkoutLocation, equipment: Array<Types.WorkoutEquipment>, limitations: Array<Types.ExerciseLimitation>, cautions: Array<string>, reasons: Array<{ text: string, source: { id: string, title: string, url: string | null } | null }>, days: Array<{ day: number, kind: Types.WorkoutPlanDayKind, title: string, minutes: number, note: string | null, blocks: Array<{ kind: Types.WorkoutPlanBlockKind, title: string, minutes: number, note: string | null, isCircuit: boolean, items: Array<{ name: string, sets: number, measure: Types.ExerciseMeasure, min: number, max: number, isPerSide: boolean, restSeconds: number, effort: string | null, exercise: { id: string, muscle: Types.Muscle, equipment: Types.ExerciseEquipment, demonstration: { thumbnailUrl: string } | null } | null, why: { text: string, source: { id: string, title: string, url: string | null } | null } }> }> }> } } | null } } };

export type GenerateWorkoutPlanMutationVariables = Exact<{
  input: Types.GenerateWorkoutPlanInput;
}>;


export type GenerateWorkoutPlanMutation = { generateWorkoutPlan: { text: string, isTextByModel: boolean, plan: { goal: Types.WorkoutGoal, durationDays: number, title: string, experience: Types.WorkoutExperience, location: Types.WorkoutLocation, equipment: Array<Types.WorkoutEquipment>, limitations: Array<Types.ExerciseLimitation>, cautions: Array<string>, reasons: Array<{ text: string, source: { id: string, title: string, url: string | null } | null }>, days: Array<{ day: number, kind: Types.WorkoutPlanDayKind, title: string, minutes: number, note: string | null, blocks: Array<{ kind: Types.WorkoutPlanBlockKind, title: string, minutes: number, note: string | null, isCircuit: boolean, items: Array<{ name: string, sets: number, measure: Types.ExerciseMeasure, min: number, max: number, isPerSide: boolean, restSeconds: number, effort: string | null, exercise: { id: string, muscle: Types.Muscle, equipment: Types.ExerciseEquipment, demonstration: { thumbnailUrl: string } | null } | null, why: { text: string, source: { id: string, title: string, url: string | null } | null } }> }> }> } } };

export type SaveWorkoutPlanMutationVariables = Exact<{
  input: Types.SaveWorkoutPlanInput;
}>;


export type SaveWorkoutPlanMutation = { saveWorkoutPlan: { workoutPlan: { title: string, doneDays: Array<number>, text: string, id: string, startsOn: string, trainingDays: number, trainedExercises: Array<{ id: string, day: number, position: number, doneSets: Array<number>, loadKg: number | null, trainedAt: string }>, plan: { title: string, experience: Types.WorkoutExperience, location: Types.WorkoutLocation, equipment: Array<Types.WorkoutEquipment>, limitations: Array<Types.ExerciseLimitation>, cautions: Array<string>, reasons: Array<{ text: string, source: { id: string, title: string, url: string | null } | null }>, days: Array<{ day: number, kind: Types.WorkoutPlanDayKind, title: string, minutes: number, note: string | null, blocks: Array<{ kind: Types.WorkoutPlanBlockKind, title: string, minutes: number, note: string | null, isCircuit: boolean, items: Array<{ name: string, sets: number, measure: Types.ExerciseMeasure, min: number, max: number, isPerSide: boolean, restSeconds: number, effort: string | null, exercise: { id: string, muscle: Types.Muscle, equipment: Types.ExerciseEquipment, demonstration: { thumbnailUrl: string } | null } | null, why: { text: string, source: { id: string, title: string, url: string | null } | null } }> }> }> } }, viewer: { user: { id: string, workoutPlans: Array<{ title: string, doneDays: Array<number>, id: string, startsOn: string, durationDays: number, trainingDays: number }> }, consents: Array<{ id: string, purpose: Types.ConsentPurpose, noticeVersion: string, givenAt: string, isGivenInPerson: boolean, withdrawnAt: string | null }> } } };

export type SetWorkoutPlanDayMutationVariables = Exact<{
  input: Types.SetWorkoutPlanDayInput;
}>;


export type SetWorkoutPlanDayMutation = { setWorkoutPlanDay: { workoutPlan: { id: string, doneDays: Array<number> } } };

export type RemoveWorkoutPlanMutationVariables = Exact<{
  input: Types.RemoveWorkoutPlanInput;
}>;


export type RemoveWorkoutPlanMutation = { removeWorkoutPlan: { message: string, viewer: { user: { id: string, workoutPlans: Array<{ id: string }> } } } };


export const WorkoutPlanTabDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WorkoutPlanTab"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"workoutLimitations"}},{"kind":"Field","name":{"kind":"Name","value":"workoutPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedPlanRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedPlanRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedWorkoutPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanProgress"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"doneDays"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedWorkoutPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"trainingDays"}}]}}]} as unknown as DocumentNode<WorkoutPlanTabQuery, WorkoutPlanTabQueryVariables>;
export const SavedPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"workoutPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedPlanView"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedWorkoutPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"trainingDays"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedPlanView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedWorkoutPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanProgress"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"doneDays"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"trainedExercises"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrainedExercise"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanArticle"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrainedExercise"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrainedExercise"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"doneSets"}},{"kind":"Field","name":{"kind":"Name","value":"loadKg"}},{"kind":"Field","name":{"kind":"Name","value":"trainedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkoutPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"equipment"}},{"kind":"Field","name":{"kind":"Name","value":"limitations"}},{"kind":"Field","name":{"kind":"Name","value":"cautions"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanReason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanDay"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanReason"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkoutPlanReason"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanDay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkoutPlanDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isCircuit"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanItem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkoutPlanItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exercise"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"muscle"}},{"kind":"Field","name":{"kind":"Name","value":"equipment"}},{"kind":"Field","name":{"kind":"Name","value":"demonstration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sets"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"isPerSide"}},{"kind":"Field","name":{"kind":"Name","value":"restSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"effort"}},{"kind":"Field","name":{"kind":"Name","value":"why"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanReason"}}]}}]}}]} as unknown as DocumentNode<SavedPlanQuery, SavedPlanQueryVariables>;
export const GenerateWorkoutPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GenerateWorkoutPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GenerateWorkoutPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generateWorkoutPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GeneratedPlan"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkoutPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"equipment"}},{"kind":"Field","name":{"kind":"Name","value":"limitations"}},{"kind":"Field","name":{"kind":"Name","value":"cautions"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanReason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanDay"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanReason"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkoutPlanReason"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanDay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkoutPlanDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isCircuit"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanItem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkoutPlanItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exercise"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"muscle"}},{"kind":"Field","name":{"kind":"Name","value":"equipment"}},{"kind":"Field","name":{"kind":"Name","value":"demonstration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sets"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"isPerSide"}},{"kind":"Field","name":{"kind":"Name","value":"restSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"effort"}},{"kind":"Field","name":{"kind":"Name","value":"why"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanReason"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GeneratedPlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GenerateWorkoutPlanPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isTextByModel"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanArticle"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"durationDays"}}]}}]}}]} as unknown as DocumentNode<GenerateWorkoutPlanMutation, GenerateWorkoutPlanMutationVariables>;
export const SaveWorkoutPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveWorkoutPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveWorkoutPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveWorkoutPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workoutPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedPlanView"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"workoutPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedPlanRow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkoutPlanCard"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GivenConsent"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedPlanRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedWorkoutPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanProgress"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"doneDays"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedWorkoutPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"trainingDays"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedPlanView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedWorkoutPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanProgress"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"doneDays"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"trainedExercises"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrainedExercise"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanArticle"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrainedExercise"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrainedExercise"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"doneSets"}},{"kind":"Field","name":{"kind":"Name","value":"loadKg"}},{"kind":"Field","name":{"kind":"Name","value":"trainedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkoutPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"equipment"}},{"kind":"Field","name":{"kind":"Name","value":"limitations"}},{"kind":"Field","name":{"kind":"Name","value":"cautions"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanReason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanDay"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanReason"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkoutPlanReason"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanDay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkoutPlanDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isCircuit"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanItem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkoutPlanItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exercise"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"muscle"}},{"kind":"Field","name":{"kind":"Name","value":"equipment"}},{"kind":"Field","name":{"kind":"Name","value":"demonstration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sets"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"isPerSide"}},{"kind":"Field","name":{"kind":"Name","value":"restSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"effort"}},{"kind":"Field","name":{"kind":"Name","value":"why"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanReason"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkoutPlanCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedWorkoutPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"durationDays"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GivenConsent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"noticeVersion"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isGivenInPerson"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}}]}}]} as unknown as DocumentNode<SaveWorkoutPlanMutation, SaveWorkoutPlanMutationVariables>;
export const SetWorkoutPlanDayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetWorkoutPlanDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetWorkoutPlanDayInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setWorkoutPlanDay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workoutPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"doneDays"}}]}}]}}]}}]} as unknown as DocumentNode<SetWorkoutPlanDayMutation, SetWorkoutPlanDayMutationVariables>;
export const RemoveWorkoutPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveWorkoutPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveWorkoutPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeWorkoutPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"workoutPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<RemoveWorkoutPlanMutation, RemoveWorkoutPlanMutationVariables>;
export function useWorkoutPlanTabQuery(options?: useQuery.Options<WorkoutPlanTabQuery, WorkoutPlanTabQueryVariables>) { return useQuery(WorkoutPlanTabDocument, options); }
export function useWorkoutPlanTabSuspenseQuery(options?: useSuspenseQuery.Options<WorkoutPlanTabQueryVariables>) { return useSuspenseQuery(WorkoutPlanTabDocument, options); }
export function useSavedPlanQuery(options: useQuery.Options<SavedPlanQuery, SavedPlanQueryVariables>) { return useQuery(SavedPlanDocument, options); }
export function useSavedPlanSuspenseQuery(options: useSuspenseQuery.Options<SavedPlanQueryVariables>) { return useSuspenseQuery(SavedPlanDocument, options); }
export function useGenerateWorkoutPlanMutation(options?: useMutation.Options<GenerateWorkoutPlanMutation, GenerateWorkoutPlanMutationVariables>) { return useMutation(GenerateWorkoutPlanDocument, options); }
export function useSaveWorkoutPlanMutation(options?: useMutation.Options<SaveWorkoutPlanMutation, SaveWorkoutPlanMutationVariables>) { return useMutation(SaveWorkoutPlanDocument, options); }
export function useSetWorkoutPlanDayMutation(options?: useMutation.Options<SetWorkoutPlanDayMutation, SetWorkoutPlanDayMutationVariables>) { return useMutation(SetWorkoutPlanDayDocument, options); }
export function useRemoveWorkoutPlanMutation(options?: useMutation.Options<RemoveWorkoutPlanMutation, RemoveWorkoutPlanMutationVariables>) { return useMutation(RemoveWorkoutPlanDocument, options); }