/** The keys of a record that are known at compile time, in its order. */
export function keysOf<Key extends string>(record: Record<Key, unknown>): readonly Key[] {
  return Object.keys(record) as Key[];
}
