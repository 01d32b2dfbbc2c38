// What this worker uses of its global scope: the types of workers contradict those of pages.

export interface LastingEvent extends Event {
  /** Keeps the worker alive until the promise settles. */
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends LastingEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface Events {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: FetchEvent;
}

interface WorkerScope {
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}

export const workerScope = globalThis as unknown as WorkerScope;
