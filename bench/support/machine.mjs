import os from 'node:os';

/**
 * Describes the machine, without which the results mean nothing.
 * @param {string} sharers
 */
export function machine(sharers = 'Product, PostgreSQL and this benchmark share') {
  const [cpu] = os.cpus();
  const [load = 0] = os.loadavg();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return [
    `${os.cpus().length} x ${cpu?.model.trim() ?? 'unknown processor'}, ${memory} GB, Node ${process.version}, ${os.platform()}.`,
    `${sharers} these cores. Load before the start: ${load.toFixed(2)}.`,
  ].join('\n');
}
