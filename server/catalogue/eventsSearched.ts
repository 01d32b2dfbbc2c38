import type { Context } from "../core/context.ts";

/**
 * Returns the events in which a search without one looks: those that the place displays (`EVENTS_DISPLAY_MODE`).
 * @param wanted the events asked for
 * @returns their uuids; empty: any; "none": the place displays no event
 */
export async function eventsSearched(
  { db, settings }: Pick<Context, "db" | "settings">,
  wanted: readonly string[] = [],
): Promise<readonly string[] | "none"> {
  if (wanted.length > 0 || settings.eventsDisplayMode !== "select") return wanted;
  const displayed = await db
    .selectFrom("event")
    .select("uuid")
    .where("isDisplaySelected", "=", true)
    .where("isVisible", "=", true)
    .where("isDeleted", "=", false)
    .execute();
  return displayed.length === 0 ? "none" : displayed.map(({ uuid }) => uuid);
}
