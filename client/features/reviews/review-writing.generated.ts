/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import { useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of `createReview`. */
export type CreateReviewInput = {
  /** Plain text of up to 500 characters, which may contain newlines. */
  comment: string;
  /** Name to sign with, up to 80 characters: the one in the profile, or it with initials ("Asha Rao", "Asha R.", "A. R."). Of any other text the initials of the profile are shown; without a name there, the text. */
  name: string;
  /** Number of stars, 1 to 5. */
  rating: number;
  /** Idempotency key, made by the client: 10 to 64 letters, digits, hyphens or underscores. Repeating it returns the first review; so does the same review within a minute without a key. */
  requestKey?: string | null | undefined;
};

/** Input of `deleteReview`. */
export type DeleteReviewInput = {
  /** Id of the review. */
  id: string;
};

/** Input of `updateReview`. Absent fields stay as they are; null is refused. */
export type UpdateReviewInput = {
  /** Plain text of up to 500 characters, which may contain newlines. */
  comment?: string | null | undefined;
  /** Id of the review. */
  id: string;
  /** Name to sign with, up to 80 characters: the one in the profile, or it with initials ("Asha Rao", "Asha R.", "A. R."). Of any other text the initials of the profile are shown; without a name there, the text. */
  name?: string | null | undefined;
  /** Number of stars, 1 to 5. */
  rating?: number | null | undefined;
};

export type ReviewAuthorQueryVariables = Exact<{ [key: string]: never; }>;


export type ReviewAuthorQuery = { me: { user: { id: string, name: string | null } } };

export type CreateReviewMutationVariables = Exact<{
  input: Types.CreateReviewInput;
}>;


export type CreateReviewMutation = { createReview: { message: string, review: { id: string, name: string, comment: string, rating: number, createdAt: string, updatedAt: string | null, isFromVisitor: boolean, hasVisited: boolean, answer: string | null, hiddenAt: string | null, hiddenReason: string | null, author: { id: string } }, reviewSummary: { count: number, memberCount: number, average: number | null, ratings: Array<{ rating: number, count: number, memberCount: number }> } } };

export type UpdateReviewMutationVariables = Exact<{
  input: Types.UpdateReviewInput;
}>;


export type UpdateReviewMutation = { updateReview: { message: string, review: { id: string, name: string, comment: string, rating: number, createdAt: string, updatedAt: string | null, isFromVisitor: boolean, hasVisited: boolean, answer: string | null, hiddenAt: string | null, hiddenReason: string | null, author: { id: string } }, reviewSummary: { count: number, memberCount: number, average: number | null, ratings: Array<{ rating: number, count: number, memberCount: number }> } } };

export type DeleteReviewMutationVariables = Exact<{
  input: Types.DeleteReviewInput;
}>;


export type DeleteReviewMutation = { deleteReview: { message: string, deletedReviewId: string, reviewSummary: { count: number, memberCount: number, average: number | null, ratings: Array<{ rating: number, count: number, memberCount: number }> } } };


export const ReviewAuthorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReviewAuthor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ReviewAuthorQuery, ReviewAuthorQueryVariables>;
export const CreateReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateReviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HiddenMark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviewSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewFigures"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isFromVisitor"}},{"kind":"Field","name":{"kind":"Name","value":"hasVisited"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HiddenMark"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hiddenAt"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenReason"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"ratings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}}]}}]}}]} as unknown as DocumentNode<CreateReviewMutation, CreateReviewMutationVariables>;
export const UpdateReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateReviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HiddenMark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviewSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewFigures"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isFromVisitor"}},{"kind":"Field","name":{"kind":"Name","value":"hasVisited"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HiddenMark"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hiddenAt"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenReason"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"ratings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}}]}}]}}]} as unknown as DocumentNode<UpdateReviewMutation, UpdateReviewMutationVariables>;
export const DeleteReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteReviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"deletedReviewId"}},{"kind":"Field","name":{"kind":"Name","value":"reviewSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewFigures"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"ratings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}}]}}]}}]} as unknown as DocumentNode<DeleteReviewMutation, DeleteReviewMutationVariables>;
export function useReviewAuthorQuery(options?: useQuery.Options<ReviewAuthorQuery, ReviewAuthorQueryVariables>) { return useQuery(ReviewAuthorDocument, options); }
export function useReviewAuthorSuspenseQuery(options?: useSuspenseQuery.Options<ReviewAuthorQueryVariables>) { return useSuspenseQuery(ReviewAuthorDocument, options); }
export function useCreateReviewMutation(options?: useMutation.Options<CreateReviewMutation, CreateReviewMutationVariables>) { return useMutation(CreateReviewDocument, options); }
export function useUpdateReviewMutation(options?: useMutation.Options<UpdateReviewMutation, UpdateReviewMutationVariables>) { return useMutation(UpdateReviewDocument, options); }
export function useDeleteReviewMutation(options?: useMutation.Options<DeleteReviewMutation, DeleteReviewMutationVariables>) { return useMutation(DeleteReviewDocument, options); }