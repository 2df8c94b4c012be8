import { lexicographicSortSchema, printSchema } from 'graphql';
import { createSchema } from '#server/graphql/schema';

export const SCHEMA_FILE = 'schema.graphql';

const HEADER = '# Emitted from the resolver classes by `npm run generate`; do not edit.\n\n';

export async function printedSchema(): Promise<string> {
  return `${HEADER}${printSchema(lexicographicSortSchema(await createSchema()))}\n`;
}
