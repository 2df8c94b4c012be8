// Writes schema.graphql from the resolver classes, as part of `npm run generate`; with --check only compares the two.
import fs from 'node:fs';
import { lexicographicSortSchema } from 'graphql';
import { getSchema } from '#server/composition/schema';
import { printWithNullability } from '#server/graphql/semantic-non-null';

const FILE = 'schema.graphql';

const HEADER = '# Generated from the resolver classes by `npm run generate`; do not edit.\n\n';

const text = `${HEADER}${printWithNullability(lexicographicSortSchema(await getSchema()))}\n`;
if (!process.argv.includes('--check')) fs.writeFileSync(FILE, text);
else if (fs.readFileSync(FILE, 'utf8') !== text) {
  console.error(`${FILE} does not match the resolver classes. Run npm run generate and commit it.`);
  process.exit(1);
}
