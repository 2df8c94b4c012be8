const PAUSE_MS = 20;
const PATIENCE_MS = 8000;

/** Tries again and again until the attempt no longer throws, for a bounded time; then its last failure is the test's. */
export async function eventually<T>(attempt: () => T | Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
