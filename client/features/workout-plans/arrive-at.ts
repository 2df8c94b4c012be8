/** What has just come goes to the top of the window, and takes the focus, for who reads and who listens. */
export function arriveAt(heading: HTMLElement | null): void {
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
