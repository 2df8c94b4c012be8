/** A GraphQL document; `__apiType` has the types of its result and variables, and is never set. */
export interface Document<Result, Variables> {
  toString(): string;
  readonly __apiType?: (variables: Variables) => Result;
}
