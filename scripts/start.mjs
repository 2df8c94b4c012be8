// npm start: everything from a fresh clone to the running product. Requires only Node.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectFolder } from './set-up/project.mjs';
import { requireNode } from './set-up/require-node.mjs';

requireNode();
const { loadSettings } = await import('./set-up/load-settings.mjs');
const { refuseSecondStart } = await import('./set-up/refuse-second-start.mjs');
const { ensureInstalled } = await import('./set-up/ensure-installed.mjs');
const { ensureBuilt } = await import('./set-up/ensure-built.mjs');
const { useBuild } = await import('./set-up/builds.mjs');

loadSettings();
await refuseSecondStart();
await ensureInstalled();
const build = await ensureBuilt();
useBuild(build);
await import(pathToFileURL(path.join(projectFolder, build, 'server/main.js')).href);
