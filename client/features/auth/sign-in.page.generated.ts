/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import type { PageDocument } from '../../lib/page-data';
export type SignInMutationVariables = Exact<{
  input: Types.SignInInput;
}>;


export type SignInMutation = { signIn: { token: string, viewer: { mustChangePassword: boolean, mustSetUpSecondFactor: boolean, user: { id: string, role: Types.Role, isProfileComplete: boolean } } } };

export const SignInDocument: PageDocument<SignInMutation, SignInMutationVariables> = { name: 'SignIn', text: "mutation SignIn($input:SignInInput!){signIn(input:$input){token viewer{mustChangePassword mustSetUpSecondFactor user{id role isProfileComplete}}}}" };