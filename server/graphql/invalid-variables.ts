import {
  getVariableValues,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  separateOperations,
  typeFromAST,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ASTNode,
  type ASTVisitor,
  type DocumentNode,
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { FieldReason } from '#common/error-reasons';
import { InvalidFields, type FieldError } from '../lib/errors';

/** Maximum number of fields in one error. */
const FIELDS_MAX = 20;
/** Maximum number of values that a message lists. */
const CHOICES_MAX = 40;
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
 * The error for variables that are missing or have the wrong type, with each field; undefined if there is none. The
 * errors of graphql-js repeat values and give no path to a missing field.
 */
export function invalidVariables(request: Request): InvalidFields | undefined {
  const { schema, operation, variables } = request;
  const definitions = operation.variableDefinitions ?? [];
  const { errors } = getVariableValues(schema, definitions, variables, { maxErrors: 1 });
  if (!errors && !Object.values(variables).includes(null)) return undefined;
  const fields: FieldError[] = [];
  for (const field of errorsInVariables(request)) if (fields.push(field) === FIELDS_MAX) break;
  const [first = errors && fieldError(['input'], 'INVALID'), ...others] = fields;
  return first && new InvalidFields([first, ...others]);
}

/** The message about a value that is missing or has the wrong type. */
export const wrongValueMessage = (path: Path): string =>
  `The value of ${innermost(path)} is missing or has the wrong type.`;

/** The message about a value that is none of those that it may have. */
export const choiceMessage = (path: Path, choices: readonly string[]): string =>
  choices.length > CHOICES_MAX
    ? wrongValueMessage(path)
    : `${innermost(path)} must be one of ${choices.join(', ')}.`;

/** The innermost field of a path that may end with the index of an item. */
export const innermost = (path: Path): string => path.findLast((name) => !/^\d+$/.test(name)) ?? 'input';

function* errorsInVariables(request: Request): Generator<FieldError> {
  const uses = usesOfVariables(request);
  for (const { variable, type: node, defaultValue } of request.operation.variableDefinitions ?? []) {
    const { value: name } = variable.name;
    const value = Object.hasOwn(request.variables, name) ? request.variables[name] : undefined;
    if (value === undefined && defaultValue) continue;
    const found = uses.filter((use) => use.name === name);
    // A nullable variable can be used for a non-null argument if that has a default value.
    const required = value === null ? found.find(({ isRequired }) => isRequired) : undefined;
    const { path } = required ?? found[0] ?? { path: [name] };
    if (required) yield fieldError(path, 'REQUIRED');
    else yield* errorsIn(value, typeFromAST(request.schema, node) as GraphQLInputType, path);
  }
}

interface Use {
  name: string;
  /** Name of the argument, then names of fields of input objects. */
  path: Path;
  isRequired: boolean;
}

/** Keyed by operation, since a sender of invalid requests usually repeats the same one. */
const known = new WeakMap<OperationDefinitionNode, Use[]>();

/** Where the operation uses its variables. */
function usesOfVariables(request: Request): Use[] {
  const uses = known.get(request.operation) ?? findUses(request);
  known.set(request.operation, uses);
  return uses;
}

function findUses({ schema, document, operation }: Request): Use[] {
  const uses: Use[] = [];
  const types = new TypeInfo(schema);
  const visitor: ASTVisitor = {
    VariableDefinition: () => false,
    Variable: ({ name: { value: name } }, _key, parent, _path, ancestors) => {
      const path = [...ancestors, parent].flatMap(nameOfInput);
      uses.push({ name, path, isRequired: isNonNullType(types.getInputType()) });
    },
  };
  const used = separateOperations(document)[operation.name?.value ?? ''] ?? document;
  visit(used, visitWithTypeInfo(types, visitor));
  return uses;
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
    yield isEnumType(type) ? choiceError(path, value, type) : fieldError(path, 'WRONG_TYPE');
  }
}

const choiceError = (path: Path, value: unknown, type: GraphQLEnumType): FieldError =>
  fieldError(
    path,
    typeof value === 'string' ? 'INVALID' : 'WRONG_TYPE',
    choiceMessage(
      path,
      type.getValues().map(({ name }) => name),
    ),
  );

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

/** Paths start inside the input object of a mutation, like those of its form. */
function fieldError(path: Path, reason: FieldReason, message = wrongValueMessage(path)): FieldError {
  return { path: path[0] === 'input' && path.length > 1 ? path.slice(1) : path, reason, message };
}

const shortened = (name: string): string =>
  name.length > NAME_LENGTH_MAX ? `${name.slice(0, NAME_LENGTH_MAX)}...` : name;
