import type { VerbsOf } from "../verb.ts";

/** What the shop must know of the place that it runs at: the settings' own values. */
export const configVerbs = {
  readCdnHost: async ({ settings: { cdnHost } }) => ({ cdnHost }),
  readPlaceMode: async ({ settings: { placeMode } }) => ({ placeMode }),
  readPlaceWhat: async ({ settings: { placeWhat } }) => ({ placeWhat }),
  readEventsDisplayMode: async ({ settings: { eventsDisplayMode } }) => ({ eventsDisplayMode }),
} satisfies VerbsOf<"configs">;
