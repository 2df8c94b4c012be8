/** Gives the focus to a heading, which by itself takes none. */
export function focusHeading(heading: HTMLElement | null): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** The heading over an element: a button that goes by being pressed leaves the focus there. */
export const headingOver = (element: Element): HTMLElement | null =>
  (element.closest('article, section, main') ?? document).querySelector<HTMLElement>('h1, h2');
