import fs from 'node:fs';

/** Reads `.env` if it exists; variables that are already set take precedence. */
export function loadSettings() {
  if (fs.existsSync('.env')) process.loadEnvFile('.env');
}
