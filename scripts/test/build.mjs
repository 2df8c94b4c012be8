// Builds the product unless that is done, as a check of `npm test`.
import '../set-up/project.mjs';
import { ensureBuilt } from '../set-up/ensure-built.mjs';

await ensureBuilt();
