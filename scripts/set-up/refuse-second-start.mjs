import { endWith } from './end-with.mjs';

const PROBE_MS = 1000;

/** Before packages are installed below a running product: ends when it already answers at our port. */
export async function refuseSecondStart() {
  const address = `http://localhost:${process.env['PORT'] || 3000}`;
  try {
    const answer = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(PROBE_MS) });
    const { product } = await answer.json();
    if (product === 'Bhor') endWith(`Bhor is already running at ${address}.`);
  } catch {
    // Nobody answers, or something else does: taking the port tells, when the product starts.
  }
}
