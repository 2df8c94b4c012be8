import { Router } from 'express';
import type { DataSource } from 'typeorm';
import { SECOND_MS } from '#common/time';
import { VERSION } from '#common/version';
import { CachedValue } from '../lib/cached-value';
import { RETRY_AFTER_S } from '../lib/request-limits';
import type { DiskSpace } from '../database/availability';
import { schemaFault } from '../database/migrate';

export const ALIVE = { status: 'alive', product: 'Bhor' };

const PROBE_MS = 1000;

/** Whether a Bhor server answers at the address, within a second. */
export async function isAlive(address: string): Promise<boolean> {
  try {
    const answer = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(PROBE_MS) });
    const { product } = (await answer.json()) as { product?: unknown };
    return product === ALIVE.product;
  } catch {
    return false;
  }
}

/** Answers are kept for so long: anybody may ask for them, as often as they like. */
const READINESS_LIFE_MS = SECOND_MS;

/** /healthz: the process is alive. /readyz: the database answers, has space to write and has the schema of this version; the answer names the version. */
export function healthRoutes(dataSource: DataSource, diskSpace: DiskSpace): Router {
  const router = Router();
  const readiness = new CachedValue(() => missingPart(dataSource), READINESS_LIFE_MS);
  router.get('/healthz', (_req, res) => {
    res.set('Cache-Control', 'no-store').json(ALIVE);
  });
  router.get('/readyz', async (_req, res) => {
    res.set('Cache-Control', 'no-store');
    const missing = diskSpace.isFull ? 'disk space' : await readiness.get();
    if (missing) res.status(503).set('Retry-After', String(RETRY_AFTER_S));
    const status = missing ? { status: 'not ready', missing } : { status: 'ready' };
    res.json({ ...status, version: VERSION });
  });
  return router;
}

const missingPart = (dataSource: DataSource) => schemaFault(dataSource).catch(() => 'database' as const);
