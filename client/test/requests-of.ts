/** The names of the requests that an action sends. */
export async function requestsOf(
  operations: { name: string }[],
  action: () => Promise<unknown>,
): Promise<string[]> {
  const before = operations.length;
  await action();
  return operations.slice(before).map(({ name }) => name);
}
