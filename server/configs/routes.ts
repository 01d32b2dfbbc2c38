import type { VerbsOf } from "../verb.ts";

/** What the shop must know of the place that it runs at: the settings' own values. */
export const configVerbs = {
  cdnHost: async ({ settings: { cdnHost } }) => ({ cdnHost }),
  placeMode: async ({ settings: { placeMode } }) => ({ placeMode }),
  placeWhat: async ({ settings: { placeWhat } }) => ({ placeWhat }),
  eventsDisplayMode: async ({ settings: { eventsDisplayMode } }) => ({ eventsDisplayMode }),
} satisfies VerbsOf<"configs">;
