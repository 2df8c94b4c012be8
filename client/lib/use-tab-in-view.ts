import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls a row of tabs, which may be wider than the window, so that the open tab is fully visible. */
export function useTabInView(openId: string | undefined): RefObject<HTMLUListElement | null> {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => bringIntoRow(row.current!), [openId]);
  return row;
}

function bringIntoRow(row: HTMLElement): void {
  const tab = row.querySelector<HTMLElement>('[aria-current]');
  if (tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}
