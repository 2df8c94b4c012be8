import path from 'node:path';
import { builtClient } from './built-client';
import { run } from './run';

/** The built product; the client's files lie beside the server's folder. */
await run(() => builtClient(path.resolve(import.meta.dirname, '../client')));
