/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedQueryDocumentNode as DocumentNode } from 'graphql';
export type SendEnquiryInput = {
  /** Phone number in any usual spelling, or e-mail address, up to 254 characters. */
  contact: string;
  /** Whether the person agrees that the studio keeps the question to answer it; has to be true. */
  hasConsented: boolean;
  /** The question: plain text of up to 1000 characters. */
  message: string;
  /** Name, up to 80 characters. */
  name: string;
  /** Leave it empty. A question with it is taken for one of a program, and not kept. */
  website?: string;
};

export type RestSendEnquiryMutationVariables = Exact<{
  input: SendEnquiryInput;
}>;


export type RestSendEnquiryMutation = { sendEnquiry: { message: string } };


export const RestSendEnquiryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSendEnquiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendEnquiryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendEnquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RestSendEnquiryMutation, RestSendEnquiryMutationVariables>;