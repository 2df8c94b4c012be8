/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A member who has arrived: either a code or the id of a member. */
export type CheckInInput = {
  /** Why a member without an active gym pass is let in, at most 200 characters, for the journal; null lets nobody in without one. */
  admissionReason?: string | null | undefined;
  /** The text of the QR code that the member shows, or its six digits; at most 100 characters. Spaces and hyphens are ignored. */
  code?: string | null | undefined;
  /** Whether to record the visit even if another one of the member was within two hours of it. */
  isRepeat?: boolean;
  /** Idempotency key, 10 to 64 letters, digits, hyphens or underscores; repeating it returns the first visit. */
  requestKey: string;
  /** Id of the member, if there is no code. */
  userId?: string | null | undefined;
};

/** What a check-in has led to. */
export type CheckInOutcome =
  /** The visit is recorded. */
  | 'CHECKED_IN'
  /** Nothing is recorded, because the member has no active gym pass. */
  | 'NO_ACTIVE_PASS'
  /** Nothing is recorded, because the member has another visit within two hours. */
  | 'RECENTLY_VISITED';

/** Status of a membership. */
export type MembershipStatus =
  /** A period is running. */
  | 'ACTIVE'
  /** No period is running. */
  | 'INACTIVE';

/** Type of a plan. Memberships of different types run independently of each other. */
export type PlanType =
  /** Nutrition plan: advice and meal plans. */
  | 'NUTRITION'
  /** Gym pass: training at the studio. */
  | 'PASS';

/** How likely it is that a member stops coming. */
export type RiskLevel =
  /** Worth a call. */
  | 'HIGH'
  /** Worth watching. */
  | 'MODERATE';

/** How long somebody had been a member when they last came. */
export type RiskStage =
  /** Came last in the first year. */
  | 'FIRST_YEAR'
  /** Came last after the first year. */
  | 'LONGER'
  /** Came last in the first 60 days. */
  | 'NEW'
  /** Has not come yet. */
  | 'NOT_STARTED';

export type CheckedInMemberFragment = { id: string, name: string | null, email: string, lastVisitAt: string | null, risk: { level: Types.RiskLevel, stage: Types.RiskStage, daysWithoutVisit: number, flaggedAfterDays: number } | null, memberships: Array<{ id: string, planType: Types.PlanType, status: Types.MembershipStatus, paidUntil: string | null, current: { id: string, planName: string } | null, previous: { id: string, endsAt: string } | null }> };

export type CheckInAnswerFragment = { outcome: Types.CheckInOutcome, message: string, visitedAt: string | null, user: { id: string, name: string | null, email: string, lastVisitAt: string | null, risk: { level: Types.RiskLevel, stage: Types.RiskStage, daysWithoutVisit: number, flaggedAfterDays: number } | null, memberships: Array<{ id: string, planType: Types.PlanType, status: Types.MembershipStatus, paidUntil: string | null, current: { id: string, planName: string } | null, previous: { id: string, endsAt: string } | null }> }, activity: { id: string, workout: string | null, happenedAt: string, viewerCanRemove: boolean, user: { id: string, name: string | null, email: string } } | null };

export type CheckInMutationVariables = Exact<{
  input: Types.CheckInInput;
}>;


export type CheckInMutation = { checkIn: { outcome: Types.CheckInOutcome, message: string, visitedAt: string | null, user: { id: string, name: string | null, email: string, lastVisitAt: string | null, risk: { level: Types.RiskLevel, stage: Types.RiskStage, daysWithoutVisit: number, flaggedAfterDays: number } | null, memberships: Array<{ id: string, planType: Types.PlanType, status: Types.MembershipStatus, paidUntil: string | null, current: { id: string, planName: string } | null, previous: { id: string, endsAt: string } | null }> }, activity: { id: string, workout: string | null, happenedAt: string, viewerCanRemove: boolean, user: { id: string, name: string | null, email: string } } | null } };

export const CheckedInMemberFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckedInMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"lastVisitAt"}},{"kind":"Field","name":{"kind":"Name","value":"risk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"daysWithoutVisit"}},{"kind":"Field","name":{"kind":"Name","value":"flaggedAfterDays"}}]}},{"kind":"Field","name":{"kind":"Name","value":"memberships"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paidUntil"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"previous"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]}}]}}]} as unknown as DocumentNode<CheckedInMemberFragment, unknown>;
export const CheckInAnswerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckInAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckInPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"visitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckedInMember"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedActivity"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckedInMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"lastVisitAt"}},{"kind":"Field","name":{"kind":"Name","value":"risk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"daysWithoutVisit"}},{"kind":"Field","name":{"kind":"Name","value":"flaggedAfterDays"}}]}},{"kind":"Field","name":{"kind":"Name","value":"memberships"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paidUntil"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"previous"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedActivity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Activity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"workout"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRemove"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PickableMember"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickableMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<CheckInAnswerFragment, unknown>;
export const CheckInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckInAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckedInMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"lastVisitAt"}},{"kind":"Field","name":{"kind":"Name","value":"risk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"daysWithoutVisit"}},{"kind":"Field","name":{"kind":"Name","value":"flaggedAfterDays"}}]}},{"kind":"Field","name":{"kind":"Name","value":"memberships"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paidUntil"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"previous"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckInAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckInPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"visitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckedInMember"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedActivity"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedActivity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Activity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"workout"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRemove"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PickableMember"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickableMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<CheckInMutation, CheckInMutationVariables>;
export function useCheckInMutation(options?: useMutation.Options<CheckInMutation, CheckInMutationVariables>) { return useMutation(CheckInDocument, options); }