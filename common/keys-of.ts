/** The keys of a record of labels, in its order. */
export function keysOf<Key extends string>(labels: Record<Key, string>): readonly Key[] {
  return Object.keys(labels) as Key[];
}
