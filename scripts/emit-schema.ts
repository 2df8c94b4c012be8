import fs from 'node:fs';
import { printedSchema, SCHEMA_FILE } from './schema-file';

fs.writeFileSync(SCHEMA_FILE, await printedSchema());
