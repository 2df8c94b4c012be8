/** What a service worker finds around it, as far as ours uses it: TypeScript knows either that or what a page finds. */
interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends ExtendableEvent {
  request: Request;
  /** What the browser began to load while the worker was starting; undefined where it knows no such thing. */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
}

interface Page {
  postMessage: (message: unknown) => void;
}

interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: { claim: () => Promise<void>; matchAll: () => Promise<Page[]> };
  skipWaiting: () => Promise<void>;
  addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    handle: (event: WorkerEvents[Type]) => void,
  ) => void;
}

export const scope = self as unknown as WorkerScope;
