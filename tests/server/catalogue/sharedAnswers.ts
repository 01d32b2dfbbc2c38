import { sql } from "kysely";
import { commandLine } from "../../../server/core/author.ts";
import { takeDown } from "../../../server/import/takeDown.ts";
import type { TestShop } from "../support/testShop.ts";
import { addPicturesLike, type Stock } from "./stockShop.ts";

/** Addresses whose answers are the same for everyone: calls, and two pages that are drawn from them. */
export function sharedCalls({ events, contests, names }: Stock): string[] {
  const { rosieres, rally } = events;
  return [
    `/api/anonymous/pictures?eventUuid=${rosieres}&limit=1000`,
    `/api/anonymous/pictures?contestUuid=${contests.morning}`,
    `/api/anonymous/pictures?eventUuid=${rosieres}&filterValueUuid=${names.zoe}`,
    `/api/anonymous/pictures/countsByTime?eventUuid=${rosieres}`,
    `/api/anonymous/events/${rosieres}`,
    `/api/anonymous/events`,
    `/api/anonymous/contests?eventUuid=${rosieres}`,
    `/api/anonymous/pictures?eventUuid=${rally}`,
    `/api/anonymous/productVariants/all`,
    `/search?event=${rosieres}`,
    `/search?event=${rally}`,
  ];
}

let added = 0;

type Write = (shop: TestShop, stock: Stock) => Promise<unknown>;

/** What changes some of those answers, by name. */
export const sharedWrites: Readonly<Record<string, Write>> = {
  "a name taken from a picture": ({ services: { db } }, { names }) =>
    sql`delete from "pictureFilterValue" where ctid = (
      select ctid from "pictureFilterValue" where "filterValueUuid" = ${names.zoe} limit 1)`.execute(db),
  "an import": ({ services: { db } }, { pictures }) =>
    addPicturesLike(db, pictures.first, [{ name: `NEW_${added++}`, takenAt: "2026-05-01T10:00:00Z" }]),
  "a takedown": async ({ services }, { events }) => {
    const { db } = services;
    const picture = await db
      .selectFrom("picture")
      .select("uuid")
      .where("eventUuid", "=", events.rosieres)
      .where("isDeleted", "=", false)
      .orderBy(sql`random()`)
      .executeTakeFirstOrThrow();
    await takeDown(services, commandLine(db), picture.uuid, "droit à l’image");
  },
  "a hidden or shown contest": ({ services: { db } }, { contests }) =>
    sql`update "contest" set "isVisible" = not "isVisible" where "uuid" = ${contests.afternoon}`.execute(db),
  "a hidden or shown event": ({ services: { db } }, { events }) =>
    sql`update "event" set "isVisible" = not "isVisible" where "uuid" = ${events.rosieres}`.execute(db),
  "a price": ({ services: { db } }) =>
    sql`update "productVariant" set "base_price" = "base_price" + 1`.execute(db),
  "a label": ({ services: { db } }) => sql`update "event" set "label" = "label" || 'x'`.execute(db),
  "a discount": ({ services: { db } }) =>
    sql`insert into "discount" ("label", "description", "percent", "startAt", "endAt")
      values ('x', 'd' || ${added++}::int, 10, '2020-01-01', '2099-01-01')`.execute(db),
};
