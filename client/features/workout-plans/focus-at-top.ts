/** Scrolls a heading to the top of the window and focuses it, so that screen readers announce it. */
export function focusAtTop(heading: HTMLElement | null): void {
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
