import fs from 'node:fs';
import { printedSchema, SCHEMA_FILE } from './schema-file';

if (fs.readFileSync(SCHEMA_FILE, 'utf8') !== (await printedSchema())) {
  console.error(`${SCHEMA_FILE} does not match the resolver classes. Run npm run generate and commit it.`);
  process.exit(1);
}
