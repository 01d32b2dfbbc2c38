import { type Atom, atom } from "jotai";
import { unwrap } from "jotai/utils";
import { type ComponentType, lazy } from "react";
import { PartUnavailable } from "../browser/importPart.ts";
import type { QueryState } from "./query.ts";
import { reloadOnce } from "./reloadOnce.ts";

const pauseMs = 5000;

/** Parts that are being displayed but whose code failed to load. */
const missing = new Map<object, PartUnavailable>();
const listeners = new Set<() => void>();

/** Calls back whenever `missingPart` may have changed; for `useSyncExternalStore`. */
export function subscribeToMissing(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Why a displayed part is missing: the network, or a page older than the deployed shop; null if none is. */
export function missingPart(): "unreachable" | "outdated" | null {
  if (missing.size === 0) return null;
  return [...missing.values()].some(({ isOutdated }) => isOutdated) ? "outdated" : "unreachable";
}

/** Resolves when the network may be back: on the browser's `online` event or after a few seconds. */
export function networkMayBeBack(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, pauseMs);
    addEventListener("online", () => resolve(), { once: true, signal: AbortSignal.timeout(pauseMs) });
  });
}

const typed =
  "textarea, input:not([type=hidden], [type=radio], [type=checkbox], [type=range], [type=number])";
const hasTyped = () => [...document.querySelectorAll<HTMLInputElement>(typed)].some(({ value }) => value);

/**
 * Loads the code to render next, however long the network is down. Reloads a page whose shop was redeployed, unless
 * typed text would be lost. Throws what the part's own code throws.
 */
export async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  const key = {};
  const tell = () => {
    for (const listener of listeners) listener();
  };
  try {
    for (;;) {
      try {
        return await load();
      } catch (fault) {
        if (!(fault instanceof PartUnavailable)) throw fault;
        missing.set(key, fault);
        tell();
        if (fault.isOutdated && !hasTyped()) reloadOnce();
        await networkMayBeBack();
      }
    }
  } finally {
    if (missing.delete(key)) tell();
  }
}

/** A component whose code loads on first render: `lazyPart(() => import("./Modal.tsx"), "Modal")`. */
export function lazyPart<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await untilLoaded(load))[name] }));
}

/** The code of a part that a first view may show: undefined until it has loaded, which its first reader starts. */
export const partAtom = <Part>(load: () => Promise<Part>): Atom<Part | undefined> =>
  unwrap(atom(() => untilLoaded(load)));

/** A part that is not needed. */
export const noPartAtom = atom(undefined);

/** A screen whose code loads on first visit, as a route's `lazy`. @param name of the component, and of its file in src/routes */
export const lazyScreen = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) => {
  const Component = async () => {
    const { [name]: Screen } = await untilLoaded(load);
    await frame;
    return Screen;
  };
  // Only the server asks for its file.
  return { Component: import.meta.env.SSR ? Object.assign(Component, { file: name }) : Component };
};

let frame: Promise<void> | null = null;

/** Holds all screens back while the frame that came with the page hydrates: React must find what the page shows. Returns their release. */
export function holdScreens(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  frame = promise;
  return resolve;
}

/** The queries that a screen's first view shows; after an error it is not drawn. */
export type FirstQueries = readonly Atom<Pick<QueryState<unknown>, "status">>[];

/** The same of a screen that the server renders too (decision 27): its file exports `firstQueries`, the route's `handle`. */
export const drawnScreen = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType> & { firstQueries: FirstQueries }>,
  name: Name,
) => ({ ...lazyScreen(load, name), handle: async () => (await untilLoaded(load)).firstQueries });
