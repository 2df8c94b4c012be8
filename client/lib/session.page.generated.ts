/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/types.generated';

import type { PageDocument } from './page-data';
export type RenewSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewSessionMutation = { renewSession: { token: string } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { message: string } };

export const RenewSessionDocument: PageDocument<RenewSessionMutation, RenewSessionMutationVariables> = { name: 'RenewSession', text: "mutation RenewSession{renewSession{token}}" };
export const SignOutDocument: PageDocument<SignOutMutation, SignOutMutationVariables> = { name: 'SignOut', text: "mutation SignOut{signOut{message}}" };