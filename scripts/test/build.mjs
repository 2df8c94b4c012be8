// Builds the product if necessary, as one of the checks of `npm test`.
import '../set-up/project.mjs';
import { ensureBuilt } from '../set-up/ensure-built.mjs';

await ensureBuilt();
