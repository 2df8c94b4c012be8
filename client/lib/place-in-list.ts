/** A list that is sorted by a time and then by id, newest first. */
interface SortedList<Node> {
  edges: { node: Node }[];
  pageInfo: { hasNextPage: boolean };
}

/** The edges of a list with a node at its place, unless that is on a page that has not been loaded yet. */
export function placeInList<Time extends string, Node extends Record<'id' | Time, string>>(
  { edges, pageInfo }: SortedList<Node>,
  node: Node,
  time: Time,
): { node: Node }[] {
  const others = withoutNode(edges, node.id);
  const isNewer = (other: Node) =>
    node[time] > other[time] || (node[time] === other[time] && node.id > other.id);
  const place = others.findIndex((other) => isNewer(other.node));
  if (place !== -1) return [...others.slice(0, place), { node }, ...others.slice(place)];
  const wasListed = others.length < edges.length;
  return wasListed || !pageInfo.hasNextPage ? [...others, { node }] : others;
}

export const withoutNode = <Node extends { id: string }>(edges: { node: Node }[], id: string) =>
  edges.filter(({ node }) => node.id !== id);
