import { endWith } from './end-with.mjs';

const PROBE_MS = 1000;

/** Exits if the product already runs on our port, so that packages are not replaced under a running product. */
export async function refuseSecondStart() {
  const address = `http://localhost:${process.env['PORT'] || 3000}`;
  try {
    const answer = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(PROBE_MS) });
    const { product } = await answer.json();
    if (product === 'Bhor') endWith(`Bhor is already running at ${address}.`);
  } catch {
    // No response, or not from Bhor: if the port is in use, the product reports that when it starts.
  }
}
