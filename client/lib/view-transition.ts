/**
 * How one address turns into the next (design brief 5): the page fades, and a picture that both show, small here and
 * large there, moves from its one place to the other. Such a picture says in `data-opens-at` where it is large.
 */
export interface Change {
  /** Addresses with their search. */
  from: string;
  to: string;
  /** Draws what the new address shows; done when it stands in the document. */
  draw: () => Promise<void>;
}

/** Names in styles/view-transition.css. */
type Name = 'opened' | 'closed';

/** For as long the old page may stand still; what takes longer comes without being moved. */
const PATIENCE_MS = 1000;

/** Whether this browser can show it, and its reader wants to see it. */
export const canMove = (): boolean =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Another page, or a picture that opens or closes over this one; not a filter, a tab or an anchor. */
export const isMovement = ({ from, to }: Pick<Change, 'from' | 'to'>): boolean =>
  pathOf(from) !== pathOf(to) || [from, to].some((address) => pictureAt(address));

export const pathOf = (address: string) => address.split('?')[0];

export function move({ from, to, draw }: Change): void {
  const address = [to, from].find((one) => isInView(pictureAt(one)));
  const name = address === to ? 'opened' : 'closed';
  const showMoving = () => mark(address === undefined ? undefined : pictureAt(address), name);
  showMoving();
  keepStandIn(address, marked);
  const transition = document.startViewTransition(async () => {
    await Promise.race([draw(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    showMoving();
  });
  latest = transition;
  // A transition that another one overtakes says so by a failure; its page was drawn all the same.
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
/** The one in which the new page is to be seen already. */
let shown: ViewTransition | undefined;

/**
 * Hands on what is pressed while a page still comes in: its pictures lie over it, and the browser gives presses to the
 * document. @returns what ends it
 */
export function handPressesOn(): () => void {
  const handOn = (event: MouseEvent) => {
    if (!shown || event.target !== document.documentElement) return;
    shown.skipTransition();
    const { clientX, clientY, ctrlKey, metaKey, shiftKey } = event;
    const press = { clientX, clientY, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true };
    requestAnimationFrame(() =>
      document.elementFromPoint(clientX, clientY)?.dispatchEvent(new MouseEvent('click', press)),
    );
  };
  document.addEventListener('click', handOn);
  return () => document.removeEventListener('click', handOn);
}
let marked: HTMLImageElement | undefined;

/** Only one element at a time has the name, or the browser would refuse to move anything. */
function mark(picture: HTMLImageElement | undefined, name: Name): void {
  marked?.style.removeProperty('view-transition-name');
  marked = isInView(picture) ? picture : undefined;
  marked?.style.setProperty('view-transition-name', name);
}

/** The picture that opens at an address; the last one, since what lies open comes after what it was opened from. */
const pictureAt = (address: string): HTMLImageElement | undefined =>
  [...document.querySelectorAll<HTMLImageElement>(`[data-opens-at=${CSS.escape(address)}]`)].at(-1);

function isInView(picture: HTMLImageElement | undefined): boolean {
  if (!picture) return false;
  const { top, bottom, width } = picture.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}

let standIn: { address: string | undefined; image: string } | undefined;

function keepStandIn(address: string | undefined, picture: HTMLImageElement | undefined): void {
  standIn = picture?.complete ? { address, image: `url("${picture.currentSrc}")` } : undefined;
}

/** What stands in for the picture that has just been opened at an address until it arrives: itself, in the size it had. */
export const standInFor = (address: string | undefined): string | undefined =>
  standIn?.address === address ? standIn?.image : undefined;
