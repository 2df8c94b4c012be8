import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { focusHeading } from '../../lib/focus-heading';
import type { AdminTab } from './admin-tabs';

/**
 * Shows another tab from its top, and gives its heading the focus if that was lost with the tab before, as after a
 * shortcut. Rendered behind the tab, whose own field may take the focus first.
 */
export function TabArrival({ id }: { id: AdminTab['id'] }) {
  const shownId = useRef(id);
  const navigation = useNavigationType();
  useEffect(() => {
    if (shownId.current === id) return;
    shownId.current = id;
    // A step in the history restores the position.
    if (navigation !== 'POP') window.scrollTo(0, 0);
    if (document.activeElement === document.body) focusHeading(document.querySelector('main h1'));
  }, [id, navigation]);
  return null;
}
