import 'reflect-metadata';
import { isInputObjectType, specifiedDirectives, type GraphQLSchema } from 'graphql';
import { buildSchema, type ContainerType, type NonEmptyArray } from 'type-graphql';
import { validateInput } from '../lib/validated';
import { operationsOf, requireAuthentication } from './authorize';
import { DateTimeScalar } from './date.scalar';
import { describeAccess } from './describe-access';
import { describeInputs } from './describe-inputs';
import { describeRoots } from './describe-roots';
import { guardPersonalFields, personalFieldsOf } from './personal-fields';
import { claimRequestKeys } from './repeatable';
import { refuseUnstorableTexts } from './storable-texts';
import { makeNullable, SEMANTIC_NON_NULL } from './semantic-non-null';

/**
 * The GraphQL schema of the resolver classes, with the guards of authorize.ts and personal-fields.ts and their
 * descriptions.
 */
export async function createSchema(resolvers: readonly (new () => object)[]): Promise<GraphQLSchema> {
  const built = await buildSchema({
    resolvers: resolvers as unknown as NonEmptyArray<new () => object>,
    container: singletonContainer(),
    validateFn: validateInput,
    scalarsMap: [{ type: Date, scalar: DateTimeScalar }],
    directives: [...specifiedDirectives, SEMANTIC_NON_NULL],
  });
  claimRequestKeys(built);
  // Before the access guards are added, which therefore run first.
  refuseUnstorableTexts(built);
  requireAuthentication(built);
  guardPersonalFields(built);
  makeNullable([...operationsOf(built), ...personalFieldsOf(built)]);
  describeAccess(built);
  describeInputs(built);
  describeRoots(built);
  markOneOf(built);
  return built;
}

/** Has clients give exactly one field of the inputs with this extension; type-graphql has no option for it. */
function markOneOf(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()))
    if (isInputObjectType(type) && type.extensions['isOneOf']) type.isOneOf = true;
}

/** A container with one instance per resolver class: they are stateless, and type-graphql gets one for every field. */
function singletonContainer(): ContainerType {
  const instances = new Map<unknown, unknown>();
  return {
    get(Resolver: new () => unknown) {
      if (!instances.has(Resolver)) instances.set(Resolver, new Resolver());
      return instances.get(Resolver);
    },
  };
}
