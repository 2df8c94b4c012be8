/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import type { PageDocument } from '../../lib/page-data';
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

/** Experience required for an exercise. */
export type ExerciseLevel =
  /** Advanced. */
  | 'ADVANCED'
  /** Beginner. */
  | 'BEGINNER'
  /** Intermediate. */
  | 'INTERMEDIATE';

/** Item required for an exercise. */
export type ExerciseNeed =
  /** Ab wheel. */
  | 'AB_WHEEL'
  /** Resistance band. */
  | 'BAND'
  /** Barbell. */
  | 'BARBELL'
  /** Bench. */
  | 'BENCH'
  /** Box. */
  | 'BOX'
  /** Chair. */
  | 'CHAIR'
  /** Dip bars. */
  | 'DIP_BARS'
  /** Dumbbell. */
  | 'DUMBBELL'
  /** Foam roller. */
  | 'FOAM_ROLLER'
  /** Jump rope. */
  | 'JUMP_ROPE'
  /** Kettlebell. */
  | 'KETTLEBELL'
  /** Machine. */
  | 'MACHINE'
  /** Mat. */
  | 'MAT'
  /** Medicine ball. */
  | 'MEDICINE_BALL'
  /** Weight plates. */
  | 'PLATES'
  /** Pull-up bar. */
  | 'PULL_UP_BAR'
  /** Rack. */
  | 'RACK'
  /** Stability ball. */
  | 'STABILITY_BALL'
  /** Step. */
  | 'STEP'
  /** Suspension trainer. */
  | 'SUSPENSION_TRAINER'
  /** Wall. */
  | 'WALL';

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

export type ExerciseHubPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ExerciseHubPageQuery = { exercises: Array<{ id: string, name: string, aliases: Array<string>, muscle: Types.Muscle, equipment: Types.ExerciseEquipment, level: Types.ExerciseLevel, demonstration: { thumbnailUrl: string } | null }> };

export type ExerciseDetailQueryVariables = Exact<{
  id: string;
}>;


export type ExerciseDetailQuery = { exercise: { secondary: Array<Types.Muscle>, needs: Array<Types.ExerciseNeed>, steps: Array<string>, mistakes: Array<string>, breathing: string, caution: string, easier: { id: string, name: string } | null, harder: { id: string, name: string } | null, demonstration: { videoUrl: string | null, posterUrl: string, description: string } | null } | null };

export const ExerciseHubPageDocument: PageDocument<ExerciseHubPageQuery, ExerciseHubPageQueryVariables> = { name: 'ExerciseHubPage', text: "query ExerciseHubPage{exercises{id name aliases muscle equipment level demonstration{thumbnailUrl}}}" };
export const ExerciseDetailDocument: PageDocument<ExerciseDetailQuery, ExerciseDetailQueryVariables> = { name: 'ExerciseDetail', text: "query ExerciseDetail($id:ID!){exercise(id:$id){secondary needs steps mistakes breathing caution easier{id name}harder{id name}demonstration{videoUrl posterUrl description}}}" };