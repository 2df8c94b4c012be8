// Preloaded with `node --import` by benchmarks that import packages, which may not be installed yet.
import '../../scripts/set-up/project.mjs';
import { requireNode } from '../../scripts/set-up/require-node.mjs';

requireNode();
const { ensureInstalled } = await import('../../scripts/set-up/ensure-installed.mjs');
await ensureInstalled();
