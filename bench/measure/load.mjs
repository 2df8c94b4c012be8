// The load generator, which runs on a core of its own.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ANY_CORE, LOAD_CORE, nodeOn } from './cores.mjs';

/**
 * What to send; DIFFERENT in the body becomes a different text in each request.
 * @typedef {{ method: 'GET' | 'POST', headers?: Record<string, string>, body?: string }} Request
 * @typedef {{ url: string, connections: number, seconds?: number, amount?: number, request: Request }} Order
 * @typedef {{ answers: number, failures: number, perSecond: number, p50Ms: number, p99Ms: number }} Load
 */

const PROGRAM = path.join(import.meta.dirname, 'load-process.mjs');

/**
 * On its core unless told otherwise.
 * @returns {Promise<{ send: (order: Order) => Promise<Load>, stop: () => void }>}
 */
export async function startLoadGenerator({ isPinned = true } = {}) {
  const { command, args } = nodeOn(isPinned ? LOAD_CORE : ANY_CORE, [PROGRAM]);
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const next = () => new Promise((resolve) => child.once('message', resolve));
  await next();
  return {
    send: async (order) => {
      child.send(order);
      const { load, error } = await next();
      if (error) throw new Error(`The load generator failed: ${error}`);
      return load;
    },
    stop: () => child.kill(),
  };
}
