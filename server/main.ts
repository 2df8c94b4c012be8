import path from 'node:path';
import { builtClient } from './built-client';
import { limitHeapGrowth } from './lib/heap';
import { run } from './run';

/** Runs the built product; the client's files are in the folder next to the server's. */
limitHeapGrowth();
await run(() => builtClient(path.resolve(import.meta.dirname, '../client')));
