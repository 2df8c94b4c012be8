import pg from 'pg';
import { vi } from 'vitest';
import { LISTEN } from '../database/content-changes';

/** Every statement sent to the database during `work`, including those of libraries, without values and LISTEN. */
export async function sentStatementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return spy.mock.calls.map(([query]) => textOf(query)).filter((text) => text !== LISTEN);
  } finally {
    spy.mockRestore();
  }
}

const textOf = (query: unknown): string =>
  (typeof query === 'string' ? query : (query as { text: string }).text).replace(/\s+/g, ' ').trim();
