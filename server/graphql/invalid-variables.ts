import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  typeFromAST,
  visit,
  type ASTNode,
  type DocumentNode,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { FieldReason } from '#common/error-reasons';
import { InvalidFields, type FieldError } from '../lib/errors';

/** Maximum number of fields in one error. */
const FIELDS_MAX = 20;
/** Maximum length of a name from the client that is repeated in a message. */
const NAME_LENGTH_MAX = 40;

type Path = readonly string[];

interface Request {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
}

/**
 * The error for variables that graphql-js refuses, with the fields that are missing or have the wrong type. The errors
 * of graphql-js repeat values and give no path to a missing field.
 */
export function invalidVariables(request: Request): InvalidFields {
  const fields: FieldError[] = [];
  for (const field of errorsInVariables(request)) if (fields.push(field) === FIELDS_MAX) break;
  const [first = fieldError(['input'], 'INVALID'), ...others] = fields;
  return new InvalidFields([first, ...others]);
}

/** The message about a value that is missing or has the wrong type. */
export const wrongValueMessage = (path: Path): string =>
  `The value of ${innermost(path)} is missing or has the wrong type.`;

/** The innermost field of a path that may end with the index of an item. */
export const innermost = (path: Path): string => path.findLast((name) => !/^\d+$/.test(name)) ?? 'input';

function* errorsInVariables({ schema, document, operation, variables }: Request): Generator<FieldError> {
  const paths = pathsOfVariables(document);
  for (const { variable, type: node, defaultValue } of operation.variableDefinitions ?? []) {
    const { value: name } = variable.name;
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (value === undefined && defaultValue) continue;
    yield* errorsIn(value, typeFromAST(schema, node) as GraphQLInputType, paths.get(name) ?? [name]);
  }
}

/** Where each variable is first used: the name of the argument, then those of fields of input objects. */
function pathsOfVariables(document: DocumentNode): Map<string, Path> {
  const paths = new Map<string, Path>();
  visit(document, {
    VariableDefinition: () => false,
    Variable: ({ name: { value } }, _key, parent, _path, ancestors) => {
      if (!paths.has(value)) paths.set(value, [...ancestors, parent].flatMap(nameOfInput));
    },
  });
  return paths;
}

const nameOfInput = (node: ASTNode | readonly ASTNode[] | undefined): string[] =>
  node && 'kind' in node && (node.kind === 'Argument' || node.kind === 'ObjectField')
    ? [node.name.value]
    : [];

/** Follows the order and the rules of graphql-js (coerceInputValue). */
function* errorsIn(value: unknown, type: GraphQLInputType, path: Path): Generator<FieldError> {
  if (isNonNullType(type)) {
    if (value == null) yield fieldError(path, 'REQUIRED');
    else yield* errorsIn(value, type.ofType, path);
  } else if (value == null) {
    return;
  } else if (isListType(type)) {
    if (!Array.isArray(value)) yield* errorsIn(value, type.ofType, path);
    else
      for (const [index, item] of value.entries()) yield* errorsIn(item, type.ofType, [...path, `${index}`]);
  } else if (isInputObjectType(type)) {
    yield* errorsInObject(value, type, path);
  } else if (!isAccepted(() => type.parseValue(value))) {
    yield fieldError(path, isEnumType(type) && typeof value === 'string' ? 'INVALID' : 'WRONG_TYPE');
  }
}

function* errorsInObject(value: unknown, type: GraphQLInputObjectType, path: Path): Generator<FieldError> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    yield fieldError(path, 'WRONG_TYPE');
    return;
  }
  const values = value as Record<string, unknown>;
  const fields = type.getFields();
  for (const field of Object.values(fields)) {
    const given = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
    if (given !== undefined) yield* errorsIn(given, field.type, [...path, field.name]);
    else if (isRequiredInputField(field)) yield fieldError([...path, field.name], 'REQUIRED');
  }
  const unknown = Object.keys(values).find((name) => !Object.hasOwn(fields, name));
  if (unknown !== undefined)
    yield fieldError(path, 'UNKNOWN_FIELD', `There is no field ${shortened(unknown)} here.`);
}

function isAccepted(parse: () => unknown): boolean {
  try {
    return parse() !== undefined;
  } catch {
    return false;
  }
}

/** Paths start inside the input object of a mutation, as those of its form do. */
function fieldError(path: Path, reason: FieldReason, message = wrongValueMessage(path)): FieldError {
  return { path: path[0] === 'input' && path.length > 1 ? path.slice(1) : path, reason, message };
}

const shortened = (name: string): string =>
  name.length > NAME_LENGTH_MAX ? `${name.slice(0, NAME_LENGTH_MAX)}...` : name;
