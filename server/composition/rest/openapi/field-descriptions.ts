/** Descriptions for REST, from the fields and arguments of GraphQL that the document of a route names. */
import {
  getNamedType,
  isInputObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { descriptionWithoutAccess } from '../../../graphql/describe-access';
import type { RestRoute } from '../../../rest/route';
import type { Describe } from './json-schema';

/** A name in the document, in the order of its depth. */
interface Named {
  name: string;
  parent: string | undefined;
  depth: number;
  description: string;
}

/**
 * Looks a name up: among those in a parent of the same name, otherwise among the outermost. Throws unless exactly one
 * field is found. Fields whose name says everything have no description.
 */
function lookUp(all: Named[], what: string): Describe {
  return (name, parent) => {
    const same = all.filter((one) => one.name === name);
    const nearest = same.filter((one) => one.parent === parent);
    const depthMin = Math.min(...same.map(({ depth }) => depth));
    const outermost = same.filter(({ depth }) => depth === depthMin);
    const [description, other] = new Set(
      (nearest.length > 0 ? nearest : outermost).map((one) => one.description),
    );
    if (description === undefined || other !== undefined)
      throw new Error(`${what}: describe ${parent ? `${parent}.` : ''}${name}.`);
    return description || undefined;
  };
}

const nameOf = ({ method, path }: RestRoute) => `${method} ${path}`;

/** Descriptions of the properties in the answer of a route, by the names and aliases in its document. */
export function answerDescriptions(route: RestRoute, schema: GraphQLSchema): Describe {
  const { document } = route;
  const fragments = new Map(fragmentsIn(document).map((fragment) => [fragment.name.value, fragment]));
  const all: Named[] = [];
  const collect = (set: SelectionSetNode, type: GraphQLNamedType, parents: string[]): void => {
    for (const selection of set.selections) {
      if (selection.kind !== 'Field') {
        const inner = selection.kind === 'InlineFragment' ? selection : fragments.get(selection.name.value)!;
        collect(inner.selectionSet, type, parents);
        continue;
      }
      const field = 'getFields' in type ? type.getFields()[selection.name.value] : undefined;
      if (!field || !('args' in field)) continue;
      const name = selection.alias?.value ?? selection.name.value;
      const description = descriptionWithoutAccess(field);
      all.push({ name, parent: parents.at(-1), depth: parents.length, description });
      if (selection.selectionSet)
        collect(selection.selectionSet, getNamedType(field.type), [...parents, name]);
    }
  };
  for (const definition of document.definitions)
    if (definition.kind === 'OperationDefinition')
      collect(definition.selectionSet, schema.getRootType(definition.operation)!, []);
  return lookUp(all, `Answer of ${nameOf(route)}`);
}

const fragmentsIn = ({ definitions }: DocumentNode): FragmentDefinitionNode[] =>
  definitions.filter((definition) => definition.kind === 'FragmentDefinition');

/** Descriptions of the values that a route reads, by their names in REST. */
export function inputDescriptions(route: RestRoute, schema: GraphQLSchema): Describe {
  const all: Named[] = [];
  const add = (name: string, { parents, given }: { parents: string[]; given: Given }): void => {
    const { description, type } = given;
    const known = route.fieldNames?.[name] ?? name;
    all.push({ name: known, parent: parents.at(-1), depth: parents.length, description: description ?? '' });
    const inner = getNamedType(type);
    if (!isInputObjectType(inner)) return;
    const within = name === WHOLE ? parents : [...parents, known];
    for (const field of Object.values(inner.getFields())) add(field.name, { parents: within, given: field });
  };
  const types = new TypeInfo(schema);
  visit(
    route.document,
    visitWithTypeInfo(types, {
      Argument({ value }) {
        const argument = types.getArgument();
        if (value.kind === 'Variable' && argument) add(value.name.value, { parents: [], given: argument });
      },
      ObjectField({ name, value }) {
        const parent = getNamedType(types.getParentInputType());
        const field = isInputObjectType(parent) ? parent.getFields()[name.value] : undefined;
        if (value.kind === 'Variable' && field) add(value.name.value, { parents: [], given: field });
      },
    }),
  );
  return lookUp(all, `Request of ${nameOf(route)}`);
}

/** The variable that is the whole input of an operation. */
const WHOLE = 'input';

interface Given {
  description?: string | null | undefined;
  type: GraphQLInputType;
}
