const INTERVAL_MS = 20;
const TIMEOUT_MS = 8000;

/** Retries until `attempt` no longer throws; after the time-out, throws its last error. */
export async function eventually<T>(attempt: () => T | Promise<T>, timeoutMs = TIMEOUT_MS): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
}
