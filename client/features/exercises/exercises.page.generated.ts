/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import type { PageDocument } from '../../lib/page-data';
/** Equipment category of an exercise. */
export type ExerciseEquipment =
  /** Barbell */
  | 'barbell'
  /** Dumbbell */
  | 'dumbbell'
  /** Kettlebell */
  | 'kettlebell'
  /** Machine */
  | 'machine'
  /** None */
  | 'none'
  /** Other */
  | 'other'
  /** Plate */
  | 'plate'
  /** Resistance Band */
  | 'resistance_band';

/** Experience required for an exercise. */
export type ExerciseLevel =
  /** Advanced */
  | 'advanced'
  /** Beginner */
  | 'beginner'
  /** Intermediate */
  | 'intermediate';

/** Item required for an exercise. */
export type ExerciseNeed =
  /** Ab wheel */
  | 'ab_wheel'
  /** Resistance band */
  | 'band'
  /** Barbell */
  | 'barbell'
  /** Bench */
  | 'bench'
  /** Box */
  | 'box'
  /** Chair */
  | 'chair'
  /** Dip bars */
  | 'dip_bars'
  /** Dumbbell */
  | 'dumbbell'
  /** Foam roller */
  | 'foam_roller'
  /** Jump rope */
  | 'jump_rope'
  /** Kettlebell */
  | 'kettlebell'
  /** Machine */
  | 'machine'
  /** Mat */
  | 'mat'
  /** Medicine ball */
  | 'medicine_ball'
  /** Weight plates */
  | 'plates'
  /** Pull-up bar */
  | 'pull_up_bar'
  /** Rack */
  | 'rack'
  /** Stability ball */
  | 'stability_ball'
  /** Step */
  | 'step'
  /** Suspension trainer */
  | 'suspension_trainer'
  /** Wall */
  | 'wall';

/** Training target of an exercise: a muscle group, the cardiovascular system, or the whole body. */
export type Muscle =
  /** Abdominals */
  | 'abdominals'
  /** Abductors */
  | 'abductors'
  /** Adductors */
  | 'adductors'
  /** Biceps */
  | 'biceps'
  /** Calves */
  | 'calves'
  /** Cardio */
  | 'cardio'
  /** Chest */
  | 'chest'
  /** Forearms */
  | 'forearms'
  /** Full Body */
  | 'full_body'
  /** Glutes */
  | 'glutes'
  /** Hamstrings */
  | 'hamstrings'
  /** Lats */
  | 'lats'
  /** Lower Back */
  | 'lower_back'
  /** Neck */
  | 'neck'
  /** Quadriceps */
  | 'quadriceps'
  /** Shoulders */
  | 'shoulders'
  /** Traps */
  | 'traps'
  /** Triceps */
  | 'triceps'
  /** Upper Back */
  | 'upper_back';

export type ExerciseHubPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ExerciseHubPageQuery = { exercises: Array<{ id: string, name: string, aliases: Array<string>, muscle: Types.Muscle, equipment: Types.ExerciseEquipment, level: Types.ExerciseLevel, demonstration: { thumbnailUrl: string } | null }> };

export type ExerciseDetailQueryVariables = Exact<{
  id: string;
}>;


export type ExerciseDetailQuery = { exercise: { secondary: Array<Types.Muscle>, needs: Array<Types.ExerciseNeed>, steps: Array<string>, mistakes: Array<string>, breathing: string, caution: string, easier: { id: string, name: string } | null, harder: { id: string, name: string } | null, demonstration: { videoUrl: string | null, posterUrl: string, description: string } | null } | null };

export const ExerciseHubPageDocument: PageDocument<ExerciseHubPageQuery, ExerciseHubPageQueryVariables> = { name: 'ExerciseHubPage', text: "query ExerciseHubPage{exercises{id name aliases muscle equipment level demonstration{thumbnailUrl}}}" };
export const ExerciseDetailDocument: PageDocument<ExerciseDetailQuery, ExerciseDetailQueryVariables> = { name: 'ExerciseDetail', text: "query ExerciseDetail($id:ID!){exercise(id:$id){secondary needs steps mistakes breathing caution easier{id name}harder{id name}demonstration{videoUrl posterUrl description}}}" };