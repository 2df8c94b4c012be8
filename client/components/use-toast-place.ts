import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const PLACES = ['bottom', 'top'] as const;

const CONTROLS = 'a[href], button, input, select, textarea, summary';

/** Weighs more than any number of other controls. */
const FOCUSED = 1000;

/**
 * Keeps the toasts where they cover the fewest controls: at the bottom of the window, or else below the header. They
 * are placed again when their number, the page or its length changes, but not while somebody points at them.
 *
 * @returns the ref of their box, whose `data-at` is the place
 */
export function useToastPlace<Box extends HTMLElement>() {
  const box = useRef<Box>(null);
  const { key } = useLocation();
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new ResizeObserver(() => place(current));
    [...current.children, document.body].forEach((element) => observer.observe(element));
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (box.current) place(box.current);
  }, [key]);
  return box;
}

function place(box: HTMLElement): void {
  if (box.matches(':hover, :focus-within')) return;
  const covered = PLACES.map((at) => {
    box.dataset['at'] = at;
    return controlsBehind(box);
  });
  box.dataset['at'] = PLACES[covered.indexOf(Math.min(...covered))];
}

/** How many controls of the page are behind the toasts. */
function controlsBehind(box: HTMLElement): number {
  const rects = [...box.children].map((stack) => stack.getBoundingClientRect());
  const toasts = rects.filter(({ height }) => height > 0);
  return [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !box.contains(control) && isBehind(control, toasts) && control.checkVisibility())
    .reduce((sum, control) => sum + (control === document.activeElement ? FOCUSED : 1), 0);
}

function isBehind(control: Element, toasts: readonly DOMRect[]): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  return toasts.some(
    (toast) => left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top,
  );
}
