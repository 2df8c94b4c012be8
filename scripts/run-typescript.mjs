// Runs a TypeScript module of the project with Vite's transform: node scripts/run-typescript.mjs FILE [ARGUMENT...]
import path from 'node:path';
import './set-up/project.mjs';
import { requireNode } from './set-up/require-node.mjs';

requireNode();
const { loadSettings } = await import('./set-up/load-settings.mjs');
const { ensureInstalled } = await import('./set-up/ensure-installed.mjs');

loadSettings();
await ensureInstalled();
const { runnerImport } = await import('vite');
const [file = ''] = process.argv.splice(2, 1);
await runnerImport(path.resolve(file), { resolve: { tsconfigPaths: true }, logLevel: 'warn' });
