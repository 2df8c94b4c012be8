// npm start: everything from a fresh clone to the running product. Needs nothing but Node.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectFolder } from './set-up/project.mjs';
import { alone } from './set-up/lock.mjs';
import { ensureBuilt } from './set-up/ensure-built.mjs';
import { ensureInstalled } from './set-up/ensure-installed.mjs';
import { loadSettings } from './set-up/load-settings.mjs';
import { refuseSecondStart } from './set-up/refuse-second-start.mjs';
import { requireNode } from './set-up/require-node.mjs';

requireNode();
loadSettings();
await refuseSecondStart();
await alone(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
await import(pathToFileURL(path.join(projectFolder, 'dist/server/main.js')).href);
