import path from 'node:path';
import { builtClient } from './built-client';
import { run } from './run';

/** The built product: dist/server/main.js, beside dist/client. */
await run(() => builtClient(path.resolve(import.meta.dirname, '../client')));
