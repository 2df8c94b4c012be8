import os from 'node:os';

/** What the figures were measured on; without it they mean nothing. */
export function machine() {
  const [cpu] = os.cpus();
  const [load = 0] = os.loadavg();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return [
    `${os.cpus().length} x ${cpu?.model.trim() ?? 'unknown processor'}, ${memory} GB, Node ${process.version}, ${os.platform()}.`,
    `Product, PostgreSQL and this measurement share these cores. Load before the start: ${load.toFixed(2)}.`,
  ].join('\n');
}
