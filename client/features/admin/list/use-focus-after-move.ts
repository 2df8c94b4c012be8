import { useEffect, useRef } from 'react';

export type Step = -1 | 1;

/** Id of the button that moves an element. */
export const moveButtonId = (id: string, by: Step): string => `move-${by === -1 ? 'up' : 'down'}-${id}`;

/**
 * For buttons that move an element of a list, which loses the focus. Call the returned function before the move: once the
 * list has changed, the same button gets the focus, or at an end of the list the one for the other direction.
 */
export function useFocusAfterMove(list: readonly unknown[]) {
  const moved = useRef<{ id: string; by: Step } | null>(null);
  useEffect(() => {
    if (!moved.current) return;
    const { id, by } = moved.current;
    // A disabled button ignores focus(), so the focus stays on the other one.
    for (const way of [-by, by] as Step[]) document.getElementById(moveButtonId(id, way))?.focus();
    moved.current = null;
  }, [list]);
  return (id: string, by: Step): void => void (moved.current = { id, by });
}

/** The ids of a list in which one has moved by one place; null at an end. */
export function movedIds(list: readonly { id: string }[], id: string, by: Step): string[] | null {
  const ids = list.map((one) => one.id);
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return null;
  ids.splice(to, 0, ...ids.splice(from, 1));
  return ids;
}
