/** Focuses a heading, which is not focusable by itself. */
export function focusHeading(heading: HTMLElement | null): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** First heading of the section around an element: gets the focus when a button disappears on being pressed. */
export const sectionHeadingOf = (element: Element): HTMLElement | null =>
  (element.closest('article, section, main') ?? document).querySelector<HTMLElement>('h1, h2');
