/** Values of enums: in GraphQL in upper case, in our own code and in the database in lower case. */

/** The name of a value in GraphQL. */
export const enumName = <Value extends string>(value: Value) => value.toUpperCase() as Uppercase<Value>;

/** The value with a name in GraphQL. */
export const enumValue = <Name extends string>(name: Name) => name.toLowerCase() as Lowercase<Name>;
