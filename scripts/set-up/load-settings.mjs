import fs from 'node:fs';

/** Reads `.env` when there is one; what the environment already says wins. */
export function loadSettings() {
  if (fs.existsSync('.env')) process.loadEnvFile('.env');
}
