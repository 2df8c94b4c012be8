/** Runs an action in one tab after the other. Insecure origins have no locks: there all tabs run it at once. */
export function withLock<Result>(name: string, action: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request(name, action) : action();
}
