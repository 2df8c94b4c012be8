import { setTimeout as sleep } from 'node:timers/promises';

const POLL_INTERVAL_MS = 20;

/** Polls until the condition is true; returns false if that takes longer than `deadlineMs`. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  deadlineMs: number,
): Promise<boolean> {
  const end = Date.now() + deadlineMs;
  while (!(await condition())) {
    if (Date.now() > end) return false;
    await sleep(POLL_INTERVAL_MS);
  }
  return true;
}
