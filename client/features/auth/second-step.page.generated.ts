/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import type { PageDocument } from '../../lib/page-data';
export type CompleteSignInMutationVariables = Exact<{
  input: Types.CompleteSignInInput;
}>;


export type CompleteSignInMutation = { completeSignIn: { token: string, viewer: { mustChangePassword: boolean, mustSetUpSecondFactor: boolean, user: { id: string, role: Types.Role, isProfileComplete: boolean } } } };

export type CompleteSignInWithPasskeyMutationVariables = Exact<{
  input: Types.CompleteSignInWithPasskeyInput;
}>;


export type CompleteSignInWithPasskeyMutation = { completeSignInWithPasskey: { token: string, viewer: { mustChangePassword: boolean, mustSetUpSecondFactor: boolean, user: { id: string, role: Types.Role, isProfileComplete: boolean } } } };

export const CompleteSignInDocument: PageDocument<CompleteSignInMutation, CompleteSignInMutationVariables> = { name: 'CompleteSignIn', text: "mutation CompleteSignIn($input:CompleteSignInInput!){completeSignIn(input:$input){token viewer{mustChangePassword mustSetUpSecondFactor user{id role isProfileComplete}}}}" };
export const CompleteSignInWithPasskeyDocument: PageDocument<CompleteSignInWithPasskeyMutation, CompleteSignInWithPasskeyMutationVariables> = { name: 'CompleteSignInWithPasskey', text: "mutation CompleteSignInWithPasskey($input:CompleteSignInWithPasskeyInput!){completeSignInWithPasskey(input:$input){token viewer{mustChangePassword mustSetUpSecondFactor user{id role isProfileComplete}}}}" };