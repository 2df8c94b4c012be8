/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import type { PageDocument } from '../../lib/page-data';
export type ExerciseHubPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ExerciseHubPageQuery = { exercises: Array<{ id: string, name: string, aliases: Array<string>, muscle: Types.Muscle, equipment: Types.ExerciseEquipment, level: Types.ExerciseLevel, demonstration: { thumbnailUrl: string } | null }> };

export type ExerciseDetailQueryVariables = Exact<{
  id: string;
}>;


export type ExerciseDetailQuery = { exercise: { secondary: Array<Types.Muscle>, needs: Array<Types.ExerciseNeed>, steps: Array<string>, mistakes: Array<string>, breathing: string, caution: string, easier: { id: string, name: string } | null, harder: { id: string, name: string } | null, demonstration: { videoUrl: string | null, posterUrl: string, description: string } | null } | null };

export const ExerciseHubPageDocument: PageDocument<ExerciseHubPageQuery, ExerciseHubPageQueryVariables> = { name: 'ExerciseHubPage', text: "query ExerciseHubPage{exercises{id name aliases muscle equipment level demonstration{thumbnailUrl}}}" };
export const ExerciseDetailDocument: PageDocument<ExerciseDetailQuery, ExerciseDetailQueryVariables> = { name: 'ExerciseDetail', text: "query ExerciseDetail($id:ID!){exercise(id:$id){secondary needs steps mistakes breathing caution easier{id name}harder{id name}demonstration{videoUrl posterUrl description}}}" };