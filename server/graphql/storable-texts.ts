import { defaultFieldResolver, isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import { messages } from '#common/messages';
import { invalidField } from '../lib/errors';
import { pathTo } from '../lib/validated';
import type { Context } from './context';

type Path = readonly string[];

/**
 * Refuses texts that PostgreSQL cannot store, wherever they are in the arguments of a field: with a NUL character, or
 * with half of a surrogate pair.
 */
export function refuseUnstorableTexts(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType))
    for (const field of Object.values(type.getFields()))
      if (field.args.length > 0) guard(field as GraphQLField<unknown, Context>);
}

function guard(field: GraphQLField<unknown, Context>): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (source, args: Record<string, unknown>, context, info) => {
    for (const [name, value] of Object.entries(args)) {
      const path = unstorableIn(value, []);
      if (path)
        throw invalidField([...pathTo(name), ...path], 'INVALID_CHARACTERS', messages.controlCharacters);
    }
    return resolve(source, args, context, info);
  };
}

/** The path to the first such text in a value; undefined if there is none. */
function unstorableIn(value: unknown, path: Path): Path | undefined {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const found = unstorableIn(part, [...path, name]);
    if (found) return found;
  }
  return undefined;
}

/** A NUL character, or half of a surrogate pair. */
const UNSTORABLE = /[\0\p{Cs}]/u;
