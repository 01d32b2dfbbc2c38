import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Product, ProductVariant } from "../../../src/api/contract/catalogueEntities.ts";
import { surfacesOf } from "../../../src/domain/paperSurface.ts";
import {
  addPictureFlow,
  closedFlow,
  type FlowEvent,
  type FlowState,
  linePrice,
  type OpenFlow,
} from "../../../src/features/addPicture/flow.ts";
import { noSlots } from "../../support/noSlots.ts";

const uuid = "0b8f7f3e-5a8e-4c55-9a53-0d6a5d1b7c11";
const stored = {
  createdAt: "2026-05-01T08:00:00.000Z",
  modifiedAt: "2026-05-01T08:00:00.000Z",
  creationPlaceId: 1,
  isDeleted: false,
};
const product: Product = {
  ...stored,
  uuid,
  pricingId: 1,
  nature: "sp",
  label: "Tirage photo",
  description: "",
  longDescription: "",
  ...noSlots,
  grp1_count: 1,
};
const print: ProductVariant = {
  ...stored,
  uuid: "11111111-1111-4111-8111-111111111111",
  productUuid: uuid,
  grp1_format: "20_30",
  grp2_format: null,
  base_price: 1500,
  mat_option: 300,
  satin_option: null,
  numeric_option: 1000,
};
const file: ProductVariant = { ...print, grp1_format: "low", mat_option: null, numeric_option: null };

const of = { origin: "search", index: 2, count: 5 } as const;
const choice = { surface: "none", withNumericOption: false, quantity: 1 } as const;
type OptionsState = Extract<OpenFlow, { step: "spOptions" }>;
const options = (adding: OptionsState["adding"]): OptionsState => ({
  ...of,
  step: "spOptions",
  product,
  variant: print,
  choice,
  adding,
});

const states = {
  closed: closedFlow,
  picture: { ...of, step: "picture" },
  target: { ...of, step: "target" },
  variants: { ...of, step: "variantSelection", product, variants: [print, file] },
  options: options({ status: "editing" }),
  adding: options({ status: "adding", key: "key-1" }),
  refused: options({ status: "refused", message: "Non", key: "key-1" }),
  done: options({ status: "done", orderItemUuid: uuid }),
} as const satisfies Record<string, FlowState>;
type Name = keyof typeof states;

/** Where a state stands, in one word. */
function nameOf(state: FlowState): string {
  if (state.step !== "spOptions") return state.step === "variantSelection" ? "variants" : state.step;
  return state.adding.status === "editing" ? "options" : state.adding.status;
}

const events = {
  opened: { type: "opened", ...of },
  next: { type: "next" },
  previous: { type: "previous" },
  pictureChosen: { type: "pictureChosen" },
  productOfMany: { type: "productChosen", product, variants: [print, file] },
  productOfOne: { type: "productChosen", product, variants: [file] },
  productOfNone: { type: "productChosen", product, variants: [] },
  variantChosen: { type: "variantChosen", variant: print },
  mat: { type: "choiceChanged", choice: { surface: "mat" } },
  addSent: { type: "addSent", key: "key-2" },
  addDone: { type: "addDone", orderItemUuid: uuid },
  addRefused: { type: "addRefused", message: "Non" },
  removed: { type: "removedFromSelection" },
  back: { type: "back" },
  closedByHand: { type: "closed" },
} as const satisfies Record<string, FlowEvent>;

/** From each state, each event that leads somewhere else; every other event must leave it as it is. */
const table: Record<Name, Partial<Record<keyof typeof events, Name>>> = {
  closed: { opened: "picture" },
  picture: {
    opened: "picture",
    next: "picture",
    previous: "picture",
    pictureChosen: "target",
    closedByHand: "closed",
  },
  target: {
    opened: "picture",
    next: "target",
    previous: "target",
    productOfMany: "variants",
    productOfOne: "options",
    back: "picture",
    closedByHand: "closed",
  },
  variants: { opened: "picture", variantChosen: "options", back: "target", closedByHand: "closed" },
  options: { opened: "picture", mat: "options", addSent: "adding", back: "target", closedByHand: "closed" },
  adding: { opened: "picture", addDone: "done", addRefused: "refused", closedByHand: "closed" },
  refused: { opened: "picture", mat: "options", addSent: "adding", back: "target", closedByHand: "closed" },
  done: { opened: "picture", next: "target", previous: "target", back: "target", closedByHand: "closed" },
};

describe("the table of transitions", () => {
  for (const from of Object.keys(table) as Name[]) {
    for (const event of Object.keys(events) as (keyof typeof events)[]) {
      const to = table[from][event];
      test(`${from} + ${event}: ${to ?? "as it was"}`, () => {
        const next = addPictureFlow(states[from], events[event]);
        if (to) expect(nameOf(next)).toBe(to);
        else expect(next).toBe(states[from]);
      });
    }
  }
});

describe("leafing", () => {
  const at = (index: number): OpenFlow => ({ origin: "search", index, count: 3, step: "picture" });
  test("goes round at both ends", () => {
    expect(addPictureFlow(at(2), { type: "next" })).toEqual(at(0));
    expect(addPictureFlow(at(0), { type: "previous" })).toEqual(at(2));
  });
  test("a view of one picture stays on it", () => {
    const only: OpenFlow = { origin: "search", index: 0, count: 1, step: "picture" };
    expect(addPictureFlow(only, { type: "next" })).toEqual(only);
  });
});

describe("from the selection view", () => {
  const opened = addPictureFlow(closedFlow, { type: "opened", origin: "selection", index: 0, count: 2 });
  test("it opens at target", () => expect(opened.step).toBe("target"));
  test("taking the picture out closes it with that result", () => {
    expect(addPictureFlow(opened, { type: "removedFromSelection" })).toEqual({
      step: "closed",
      result: "removedFromSelection",
    });
  });
});

test("an empty view opens nothing", () => {
  expect(addPictureFlow(closedFlow, { type: "opened", origin: "search", index: 0, count: 0 })).toBe(
    closedFlow,
  );
});

describe("options", () => {
  test("only those that the variant has a price for", () => {
    expect(surfacesOf(print)).toEqual(["none", "mat"]);
    expect(surfacesOf(file)).toEqual(["none"]);
    const satin = addPictureFlow(states.options, { type: "choiceChanged", choice: { surface: "satin" } });
    expect(satin).toBe(states.options);
    const ofFile = { ...states.options, variant: file };
    const numeric = addPictureFlow(ofFile, { type: "choiceChanged", choice: { withNumericOption: true } });
    expect(numeric).toBe(ofFile);
  });

  test.each([
    [{ ...choice }, 1500],
    [{ ...choice, surface: "mat" as const }, 1800],
    [{ ...choice, withNumericOption: true }, 2500],
    [{ surface: "mat" as const, withNumericOption: true, quantity: 3 }, 8400],
    [{ ...choice, quantity: null }, null],
    [{ ...choice, quantity: 0 }, null],
    [{ ...choice, quantity: 1.5 }, null],
  ])("%j costs %s", (decided, cents) => {
    expect(linePrice(print, decided)).toBe(cents);
  });

  test("without a quantity nothing is sent", () => {
    const empty: OptionsState = { ...states.options, choice: { ...choice, quantity: null } };
    expect(addPictureFlow(empty, events.addSent)).toBe(empty);
  });
});

describe("the idempotency key", () => {
  test("pressing again after a refusal is the same call", () => {
    const again = addPictureFlow(states.refused, events.addSent);
    expect(again).toMatchObject({ adding: { status: "adding", key: "key-1" } });
  });
  test("another choice is another call", () => {
    const other = addPictureFlow(addPictureFlow(states.refused, events.mat), events.addSent);
    expect(other).toMatchObject({ adding: { status: "adding", key: "key-2" } });
  });
});

test("no order of events puts it beside its view, or says done before an answer", async () => {
  const event = fc.constantFrom<FlowEvent>(...Object.values(events));
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 40 }), async (sequence) => {
      let state: FlowState = closedFlow;
      for (const one of sequence) {
        const before: FlowState = state;
        state = addPictureFlow(state, one);
        if (state.step === "closed") continue;
        expect(state.index).toBeGreaterThanOrEqual(0);
        expect(state.index).toBeLessThan(state.count);
        if (nameOf(state) === "done" && nameOf(before) !== "done") {
          expect(nameOf(before)).toBe("adding");
          expect(one.type).toBe("addDone");
        }
      }
    }),
  );
});
