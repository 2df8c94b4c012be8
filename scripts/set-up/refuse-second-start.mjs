import { endWith } from './end-with.mjs';

const PROBE_MS = 1000;

/** Exits if Bhor is already running on this port, so that its packages are not replaced while it runs. */
export async function refuseSecondStart() {
  const address = `http://localhost:${process.env['PORT'] || 3000}`;
  try {
    const response = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(PROBE_MS) });
    const { product } = await response.json();
    if (product === 'Bhor') endWith(`Bhor is already running at ${address}.`);
  } catch {
    // No response, or not from Bhor: if another program uses the port, the server reports that when it starts.
  }
}
