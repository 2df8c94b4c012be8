/** The part of a service worker's global scope that is used here. TypeScript's types for it conflict with the DOM's. */
interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends ExtendableEvent {
  request: Request;
  /** The response that the browser requested while the worker was starting; undefined if there is none. */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

export interface MessageReceived extends ExtendableEvent {
  data: unknown;
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: MessageReceived;
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
