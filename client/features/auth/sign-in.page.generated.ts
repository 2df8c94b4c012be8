/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import type { PageDocument } from '../../lib/page-data';
/** Role of an account, which determines its permissions. */
export type Role =
  /** Admin. Has all permissions. */
  | 'ADMIN'
  /** Staff at the front desk. Reads members, memberships and orders; confirms and rejects orders. */
  | 'FRONT_DESK'
  /** Trainer. Has the same permissions as a member. */
  | 'TRAINER'
  /** Member. */
  | 'USER';

/** Input of `signIn`. */
export type SignInInput = {
  /** Whether the session continues after the browser is closed. It then ends after 30 days without use, otherwise after 24 hours, and in any case 90 days after the log-in. */
  keepLoggedIn?: boolean;
  /** E-mail address, username or phone number. */
  login: string;
  /** Password of the account. */
  password: string;
};

export type SignInMutationVariables = Exact<{
  input: Types.SignInInput;
}>;


export type SignInMutation = { signIn: { token: string, viewer: { mustChangePassword: boolean, user: { id: string, role: Types.Role, isProfileComplete: boolean } } } };

export const SignInDocument: PageDocument<SignInMutation, SignInMutationVariables> = { name: 'SignIn', text: "mutation SignIn($input:SignInInput!){signIn(input:$input){token viewer{mustChangePassword user{id role isProfileComplete}}}}" };