import { describe, expect, it } from "vitest";
import { print } from "../cart/shopper.ts";
import { raceHandlers } from "./handlers.ts";
import { testStage } from "./testStage.ts";

const stage = testStage();

const operators = [
  "dossard takedown",
  "dossard import",
  "dossard import --start-list",
  "dossard start-lists undo",
  "dossard catalogue import",
  "dossard clocks set",
  "dossard events edit, of its days",
  "dossard demo",
];

/** A scenario may be of several names: of a command and of the call that does the same. */
const scenarioOf = (name: string) =>
  Object.entries(raceHandlers).find(([names]) => names === name || names.split(", ").includes(name))?.[1];

describe.each(operators)("%s, held before it ends", (name) => {
  it("keeps no shopper of the same event waiting", { timeout: 60_000 }, async () => {
    const { actors, door, facts, keeper } = stage();
    const [operator, shopper] = actors;
    const world = "cart";
    const at = (actor: typeof operator) => ({
      ...door(actor, world),
      ...{ facts, world, orderUuid: facts.orders[world] ?? "" },
    });
    const work = () => scenarioOf(name)?.run(at(operator) as never) ?? Promise.reject(new Error(name));
    await keeper.putBack(world);
    await operator.begin(work);
    const ends = operator.statements.flatMap(({ text }, index) => (text === "commit" ? [index] : []));
    expect(ends.length).toBeGreaterThan(0);
    const other = facts.stock.pictures.many[2];
    const visitor = facts.zoe.at(door(shopper, world).url);
    const collect = () =>
      visitor.put(`/api/customer/orders/${facts.orders[world]}/clickAndCollectEvent`, {
        eventUuid: facts.stock.events.rosieres,
      });
    for (const end of ends) {
      await keeper.putBack(world);
      const working = operator.begin(work, end);
      expect(await operator.settled()).toBe("stopped");
      for (const write of [
        () => visitor.post("/api/anonymous/orderItems", print(facts.stock, { pictureUuid: other })),
        () => visitor.put(`/api/anonymous/orderItems/${facts.held[world].single}`, { quantity: 3 }),
        () =>
          visitor.put(`/api/anonymous/orderItems/${facts.held[world].pack}/addPictureToPack`, {
            pictureUuid: other,
          }),
        collect,
      ]) {
        const writing = shopper.begin(write);
        expect(await shopper.settled(operator)).toBe("done");
        // An earlier step may have dated the event otherwise: nothing is collected at one that has ended.
        expect(write === collect ? [200, 404] : [200]).toContain((await writing).status);
      }
      operator.goOn();
      await working;
    }
  });
});
