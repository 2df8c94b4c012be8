import fs from 'node:fs';
import { endWith } from './end-with.mjs';

const SUPPORTED = [
  { major: 20, minor: 19 },
  { major: 22, minor: 13 },
  { major: 24, minor: 11 },
];

/**
 * Exits with a clear message if this version of Node is not supported. Callers must import everything else
 * afterwards, since old versions lack features that the other modules use.
 */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const newest = SUPPORTED[SUPPORTED.length - 1]?.major ?? 0;
  const line = SUPPORTED.find((version) => version.major === major);
  if (line ? minor >= line.minor : major > newest) return;
  const { engines } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  endWith(
    `Bhor needs Node ${engines.node}; this is ${process.version}. Install a supported one from nodejs.org.`,
  );
}
