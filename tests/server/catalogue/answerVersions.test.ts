import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { handlers } from "../../../server/app/handlers.ts";
import { answerScopes } from "../../../server/catalogue/answerScopes.ts";
import { Context } from "../../../server/core/context.ts";
import type { Db } from "../../../server/db/database.ts";
import type { Endpoint } from "../../../src/api/contract/endpoint.ts";
import { servedContract } from "../../../src/api/contract/operatorCalls.ts";
import { raceHandlers } from "../races/handlers.ts";
import { testStage } from "../races/testStage.ts";
import type { Stage, World } from "../races/world.ts";

const stage = testStage();

type Input = Record<string, string>;
interface Asked {
  name: string;
  endpoint: Endpoint;
  input: Input;
  scopes: readonly string[];
}

const calls = Object.entries(servedContract).flatMap(([resource, byName]) =>
  Object.entries<Endpoint>(byName).map(([name, endpoint]) => ({ resource, name, endpoint })),
);

/** Returns every call whose answer has versions, with inputs that have an answer. */
function askedOf(
  { facts: { stock, wanted } }: Stage,
  pricingId: string,
  product: string,
  variant: string,
): Asked[] {
  const { rosieres, rally, hidden } = stock.events;
  const { morning, afternoon } = stock.contests;
  const events = [{ eventUuid: rosieres }, { eventUuid: rally }, { eventUuid: hidden }, {}];
  const narrowed = [{ contestUuid: afternoon }, { filterValueUuid: stock.names.zoe }, {}];
  const inEvents = events.flatMap((event) => narrowed.map((more) => ({ ...event, ...more })));
  const inputs: Record<string, Input[]> = {
    "pictures.listPictures": [...inEvents, { eventUuid: rosieres, limit: "2", offset: "1" }],
    "pictures.listPlaceholders": inEvents,
    "pictures.listRecentPictures": events,
    "pictures.countPicturesByTime": inEvents.filter(
      (input) => "eventUuid" in input || "contestUuid" in input,
    ),
    "pictures.listPicturesForFilterOrderItem": [{ eventUuid: rosieres }, { pricingId }],
    "pictures.readPicture": [wanted, stock.pictures.first, stock.pictures.car].map((uuid) => ({ uuid })),
    "contests.listContests": events,
    "contests.searchContests": inEvents.filter((input) => !("contestUuid" in input)),
    "contests.readContest": [morning, afternoon].map((uuid) => ({ uuid })),
    "events.listEvents": [{}, { filterValueUuid: stock.names.zoe }],
    "events.readEvent": [rosieres, rally, hidden].map((uuid) => ({ uuid })),
    "filterValues.readFilterValue": [stock.names.zoe, stock.names.eclair].map((uuid) => ({ uuid })),
    "filterValues.listFilterValuesOfPicture": [wanted, stock.pictures.first].map((pictureUuid) => ({
      pictureUuid,
    })),
    "products.listProductsOfPricing": [{ pricingId }],
    "products.readProduct": [{ uuid: product }],
    "productVariants.listVariantsOfProduct": [{ productUuid: product }],
    "productVariants.readVariant": [{ uuid: variant }],
    "pricings.readPricing": [{ id: pricingId }],
  };
  return calls.flatMap(({ resource, name, endpoint }) => {
    const call = `${resource}.${name}`;
    return (inputs[call] ?? [{}]).flatMap((input) => {
      const scopes = answerScopes(endpoint, input);
      return scopes ? [{ name: call, endpoint, input, scopes }] : [];
    });
  });
}

/** Answers from the database itself: no cache of the shop's between. */
async function answerOf({ shop }: Stage, { name, endpoint, input }: Asked): Promise<string> {
  const [resource = "", call = ""] = name.split(".");
  const visitor = { sessionUuid: null, customerId: null, operator: null, tokenHash: null } as never;
  const handler = (handlers as unknown as Record<string, Record<string, CallableFunction>>)[resource]?.[call];
  const { params, query } = endpoint;
  const read = { params: params?.parse(input), query: query?.parse(input), body: undefined };
  const answer: unknown = await handler?.(new Context(shop.services, visitor), read).catch(
    ({ code }: { code: string }) => code,
  );
  return JSON.stringify(answer);
}

interface State {
  answers: string[];
  versions: Map<string, number>;
}

async function stateOf(at: Stage, asked: readonly Asked[]): Promise<State> {
  const answers = [];
  for (const one of asked) answers.push(await answerOf(at, one));
  return { answers, versions: await versionsOf(at.shop.services.db) };
}

async function versionsOf(db: Db) {
  const rows = await db.selectFrom("answerVersion").selectAll().execute();
  return new Map(rows.map(({ scope, version }) => [scope, version]));
}

/** Returns the calls whose answers have changed although no version of their scopes has. */
const unnoticed = (asked: readonly Asked[], before: State, after: State) =>
  asked
    .filter((_, index) => before.answers[index] !== after.answers[index])
    .filter(({ scopes }) => scopes.every((scope) => before.versions.get(scope) === after.versions.get(scope)))
    .map(({ name, input }) => `${name} ${JSON.stringify(input)}`);

let asked: Asked[];
beforeAll(async () => {
  const { db } = stage().shop.services;
  const pricing = await db.selectFrom("pricing").select("id").orderBy("id").executeTakeFirstOrThrow();
  const variant = await db.selectFrom("productVariant").selectAll().orderBy("uuid").executeTakeFirstOrThrow();
  asked = askedOf(stage(), String(pricing.id), variant.productUuid, variant.uuid);
}, 120_000);

const ofShoppers =
  /^(orderItems|orderItemPictures|orders|customers|visitors|counter|withdrawals|sharedSelections|payments)\b/;

describe("an answer that changes has another version, whoever writes", () => {
  it("has answers to compare, of every call with versions", async () => {
    const { answers } = await stateOf(stage(), asked);
    expect(new Set(asked.map(({ name }) => name)).size).toBe(
      calls.filter(({ endpoint }) => answerScopes(endpoint, {})).length,
    );
    expect(
      answers.filter((answer) => answer.startsWith("{") || answer.startsWith("[")).length,
    ).toBeGreaterThan(50);
  });

  const states = new Map<World, State>();

  it.each(Object.entries(raceHandlers))("%s", async (name, handler) => {
    const { shop, facts, keeper, actors, door } = stage();
    const [world = "cart"] = handler.worlds;
    await keeper.putBack(world);
    const before = states.get(world) ?? (await stateOf(stage(), asked));
    states.set(world, before);
    const { url, services } = door(actors[0], world);
    const orderUuid = facts.orders[world] ?? "";
    await handler.run({ url, services: { ...services, db: shop.services.db }, facts, world, orderUuid });
    const after = await stateOf(stage(), asked);
    expect(unnoticed(asked, before, after)).toEqual([]);
    // Carts and orders are nobody else's.
    if (ofShoppers.test(name)) expect(after.versions).toEqual(before.versions);
  });
});

describe("random writes", () => {
  const statements = [
    `update "picture" set "takenAt" = "takenAt" + interval '7 minutes' where "uuid" = (select "uuid" from "picture" order by random() limit 1)`,
    `update "picture" set "isDeleted" = not "isDeleted" where "uuid" = (select "uuid" from "picture" order by random() limit 1)`,
    `update "picture" set "colours" = array['#000000'] where "uuid" in (select "uuid" from "picture" order by random() limit 3)`,
    `update "contest" set "isVisible" = not "isVisible" where "uuid" = (select "uuid" from "contest" order by random() limit 1)`,
    `update "event" set "isVisible" = not "isVisible" where "uuid" = (select "uuid" from "event" order by random() limit 1)`,
    `update "event" set "label" = "label" || 'x' where "uuid" = (select "uuid" from "event" order by random() limit 1)`,
    `delete from "pictureFilterValue" where "pictureUuid" = (select "pictureUuid" from "pictureFilterValue" order by random() limit 1)`,
    `insert into "pictureFilterValue" ("pictureUuid", "filterValueUuid") select p."uuid", f."uuid" from "picture" p, "filterValue" f
      order by random() limit 1 on conflict do nothing`,
    `update "filterValue" set "value" = "value" || 'x' where "uuid" = (select "uuid" from "filterValue" order by random() limit 1)`,
    `update "product" set "label" = "label" || 'x' where "uuid" = (select "uuid" from "product" order by random() limit 1)`,
    `update "productVariant" set "base_price" = "base_price" + 1 where "uuid" = (select "uuid" from "productVariant" order by random() limit 1)`,
    `update "discount" set "percent" = 11`,
    `update "eventFilterValue" set "pictureCount" = "pictureCount" + 1`,
    `delete from "advert"`,
    `update "filterType" set "label" = "label" || 'x'`,
    `update "pricing" set "label" = "label" || 'x'`,
  ];

  it("never leave a changed answer with its version, rolled back ones change none", async () => {
    const { db } = stage().shop.services;
    await stage().keeper.putBack("start");
    let before = await stateOf(stage(), asked);
    for (let round = 0; round < 3; round++) {
      for (const statement of statements) {
        await expect(
          db.transaction().execute(async (tx) => {
            await sql.raw(statement).execute(tx);
            throw new Error("rolled back");
          }),
        ).rejects.toThrow("rolled back");
        expect(await versionsOf(db)).toEqual(before.versions);
        await sql.raw(statement).execute(db);
        const after = await stateOf(stage(), asked);
        expect(unnoticed(asked, before, after), statement).toEqual([]);
        before = after;
      }
    }
  });

  it("of one event leave the versions of the others", async () => {
    const { facts, shop, keeper } = stage();
    await keeper.putBack("start");
    const { rosieres, rally } = facts.stock.events;
    const before = await versionsOf(shop.services.db);
    await shop.services.db
      .updateTable("picture")
      .set({ copyright: "x" })
      .where("eventUuid", "=", rosieres)
      .execute();
    const after = await versionsOf(shop.services.db);
    const isSame = (scope: string) => before.get(scope) === after.get(scope);
    expect([rosieres, rally, "catalogue", "shop"].map(isSame)).toEqual([false, true, true, false]);
  });
});
