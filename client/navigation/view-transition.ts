/**
 * A view transition from one address to the next: the page fades, and a picture that both show, small on one and large
 * on the other, moves between its two places. Such a picture has `data-opens-at`, the address at which it is large.
 */
export interface Change {
  /** Addresses with their search. */
  from: string;
  to: string;
  /** Renders the new address; resolves when it is in the document. */
  render: () => Promise<void>;
}

/** View transition names in styles/view-transition.css. */
type Name = 'opened' | 'closed';

/** Longest time for which the old page may be frozen; a page that takes longer appears without a transition. */
const RENDER_TIMEOUT_MS = 1000;

/** Whether the browser supports view transitions and the user has not asked for reduced motion. */
export const canAnimate = (): boolean =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** True for another page, or a picture that opens or closes over this one; not for a filter, a tab or an anchor. */
export const isAnimated = ({ from, to }: Pick<Change, 'from' | 'to'>): boolean =>
  pathOf(from) !== pathOf(to) || [from, to].some((address) => pictureAt(address));

export const pathOf = (address: string) => address.split('?')[0];

export function animateChange({ from, to, render }: Change): void {
  const address = [to, from].find((one) => isInView(pictureAt(one)));
  const name = address === to ? 'opened' : 'closed';
  const markPicture = () => mark(address === undefined ? undefined : pictureAt(address), name);
  markPicture();
  keepPlaceholder(address, marked);
  const transition = document.startViewTransition(async () => {
    await Promise.race([render(), new Promise((resolve) => setTimeout(resolve, RENDER_TIMEOUT_MS))]);
    markPicture();
  });
  latest = transition;
  // A transition that another one replaces rejects, but its page was rendered all the same.
  transition.ready.then(
    () => (shown = transition),
    () => undefined,
  );
  void transition.finished.finally(() => {
    if (shown === transition) shown = undefined;
    if (latest === transition) mark(undefined, name);
  });
}

let latest: ViewTransition | undefined;
/** The transition in which the new page is already visible. */
let shown: ViewTransition | undefined;

/**
 * Forwards clicks during a transition to the new page: its snapshots cover the page, so that the browser sends clicks
 * to the root element.
 * @returns a function that stops it
 */
export function forwardClicks(): () => void {
  const forward = (event: MouseEvent) => {
    if (!shown || event.target !== document.documentElement) return;
    shown.skipTransition();
    const { clientX, clientY, ctrlKey, metaKey, shiftKey } = event;
    const press = { clientX, clientY, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true };
    requestAnimationFrame(() =>
      document.elementFromPoint(clientX, clientY)?.dispatchEvent(new MouseEvent('click', press)),
    );
  };
  document.addEventListener('click', forward);
  return () => document.removeEventListener('click', forward);
}

let marked: HTMLImageElement | undefined;

/** Only one element may have the name at a time, or the browser skips the transition. */
function mark(picture: HTMLImageElement | undefined, name: Name): void {
  marked?.style.removeProperty('view-transition-name');
  marked = isInView(picture) ? picture : undefined;
  marked?.style.setProperty('view-transition-name', name);
}

/** The picture that opens at an address: the last one, because an open picture follows the one it was opened from. */
const pictureAt = (address: string): HTMLImageElement | undefined =>
  [...document.querySelectorAll<HTMLImageElement>(`[data-opens-at=${CSS.escape(address)}]`)].at(-1);

function isInView(picture: HTMLImageElement | undefined): boolean {
  if (!picture) return false;
  const { top, bottom, width } = picture.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}

let placeholder: { address: string | undefined; image: string } | undefined;

function keepPlaceholder(address: string | undefined, picture: HTMLImageElement | undefined): void {
  placeholder = picture?.complete ? { address, image: `url("${picture.currentSrc}")` } : undefined;
}

/** CSS image to show until the picture just opened at an address has loaded: the same picture in its earlier size. */
export const placeholderFor = (address: string | undefined): string | undefined =>
  placeholder?.address === address ? placeholder?.image : undefined;
