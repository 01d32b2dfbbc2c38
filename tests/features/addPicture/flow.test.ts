import fc from "fast-check";
import { createStore } from "jotai";
import { describe, expect, test } from "vitest";
import type { Product, ProductVariant } from "../../../src/api/contract/catalogueEntities.ts";
import { surfacesOf } from "../../../src/domain/products/paperSurface.ts";
import { linePrice } from "../../../src/domain/products/singleChoice.ts";
import { addPictureFlow, canMoveCrop } from "../../../src/features/addPicture/flow.ts";
import type {
  FlowEvent,
  FlowState,
  OpenFlow,
  PackRun,
  PackState,
  PackWork,
} from "../../../src/features/addPicture/flowStates.ts";
import { closeLayersAtom, depthOf } from "../../../src/features/addPicture/layers.ts";
import { closedFlow, flowStateAtom } from "../../../src/features/addPicture/openState.ts";
import { noSlots } from "../../../stories/support/noSlots.ts";

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
const packProduct: Product = { ...product, nature: "multi", label: "Pack 5 tirages", grp1_count: 5 };
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
const two = { origin: "several", pictures: ["a", "b"] } as const;
const choice = { surface: "none", withNumericOption: false, quantity: 1 } as const;
const pack: PackState = { orderItemUuid: "pack", label: "Pack 5 tirages", filled: 3, capacity: 5 };

type OptionsState = Extract<OpenFlow, { step: "spOptions" }>;
const options = (adding: OptionsState["adding"]): OptionsState => ({
  ...of,
  step: "spOptions",
  product,
  variant: print,
  choice,
  cropOffset: 0.5,
  adding,
});
const idle: PackWork = { status: "choosing" };
const sent: PackWork = { status: "sent", uuid: "pack", key: "key-1" };
const refused: PackWork = { status: "refused", uuid: "pack", message: "Non" };
const running: PackRun = {
  status: "running",
  key: "key-1",
  end: "afterPackUpdate",
  pack,
  added: 0,
  refused: [],
};
const packs = (work: PackWork) => ({ ...of, step: "packSelection", work }) as const;
const multi = (work: PackWork | PackRun) => ({ ...two, step: "multiPackSelection", work }) as const;
const formats = { step: "variantSelection", product: packProduct, variants: [print, file] } as const;
const outcome = { total: 2, added: 2, refused: [], stopped: null } as const;

const states = {
  closed: closedFlow,
  picture: { ...of, step: "picture" },
  target: { ...of, step: "target" },
  variants: { ...of, step: "variantSelection", product, variants: [print, file], work: idle },
  options: options({ status: "editing" }),
  adding: options({ status: "adding", key: "key-1" }),
  refused: options({ status: "refused", message: "Non" }),
  done: options({ status: "done", isQueued: false }),
  onWall: {
    ...of,
    step: "onWall",
    product,
    variants: [print],
    variant: print,
    under: { step: "variantSelection", product, variants: [print, file], work: idle },
  },
  packs: packs(idle),
  packsSent: packs(sent),
  packsRefused: packs(refused),
  formats: { ...of, ...formats, work: idle },
  formatsSent: { ...of, ...formats, work: sent },
  formatsRefused: { ...of, ...formats, work: refused },
  made: { ...of, step: "afterPackCreation", pack },
  filled: { ...of, step: "afterPackUpdate", pack },
  multi: multi(idle),
  multiSent: multi(sent),
  multiRefused: multi(refused),
  multiRunning: multi(running),
  multiLast: multi({ ...running, added: 1 }),
  multiFormats: { ...two, ...formats, work: idle },
  multiFormatsSent: { ...two, ...formats, work: sent },
  multiFormatsRefused: { ...two, ...formats, work: refused },
  multiMade: { ...two, step: "afterPackCreation", pack, outcome },
  multiFilled: { ...two, step: "afterPackUpdate", pack, outcome },
} as const satisfies Record<string, FlowState>;
type Name = keyof typeof states;

const ended: Partial<Record<string, string>> = { afterPackCreation: "made", afterPackUpdate: "filled" };
const stepNames: Partial<Record<string, string>> = { packSelection: "packs", multiPackSelection: "" };
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the name of a state, a key of `states`. */
function nameOf(state: FlowState): string {
  if (state.step === "closed") return "closed";
  const several = state.origin === "several";
  const named = (name: string) => (several ? `multi${capital(name)}` : name);
  if (state.step === "spOptions") return state.adding.status === "editing" ? "options" : state.adding.status;
  const end = ended[state.step];
  if (end !== undefined) return named(end);
  if (!("work" in state)) return state.step;
  if (state.step === "variantSelection" && state.product.nature === "sp") return "variants";
  const { work } = state;
  if (work.status === "running") {
    return work.added + work.refused.length === two.pictures.length - 1 ? "multiLast" : "multiRunning";
  }
  return named(
    (stepNames[state.step] ?? "formats") + (work.status === "choosing" ? "" : capital(work.status)),
  );
}

test("each state of the table is the one that its name says", () => {
  for (const [name, state] of Object.entries(states)) expect(nameOf(state)).toBe(name);
});

const events = {
  opened: { type: "opened", ...of },
  openedWithSeveral: { type: "openedWithSeveral", pictures: two.pictures },
  openedWithNone: { type: "openedWithSeveral", pictures: [] },
  next: { type: "next" },
  previous: { type: "previous" },
  toFirst: { type: "leafedTo", index: 0 },
  toNone: { type: "leafedTo", index: of.count },
  pictureChosen: { type: "pictureChosen" },
  productOfMany: { type: "productChosen", product, variants: [print, file] },
  productOfOne: { type: "productChosen", product, variants: [file] },
  productOfNone: { type: "productChosen", product, variants: [] },
  variantChosen: { type: "variantChosen", variant: print },
  mat: { type: "choiceChanged", choice: { surface: "mat" } },
  cropMoved: { type: "cropMoved", offset: 0.2 },
  wallOpened: { type: "wallOpened", variants: [print], variant: print },
  wallVariantChosen: { type: "wallVariantChosen", variant: print },
  addSent: { type: "addSent", key: "key-2" },
  addDone: { type: "addDone", key: "key-1", isQueued: false },
  addDoneLate: { type: "addDone", key: "key-0", isQueued: false },
  addRefused: { type: "addRefused", key: "key-1", message: "Non" },
  addRefusedLate: { type: "addRefused", key: "key-0", message: "Non" },
  packWanted: { type: "packWanted" },
  packChosen: { type: "packChosen", pack, key: "key-2" },
  packOfMany: { type: "packProductChosen", product: packProduct, variants: [print, file], key: "key-2" },
  packOfOne: { type: "packProductChosen", product: packProduct, variants: [file], key: "key-2" },
  packOfNone: { type: "packProductChosen", product: packProduct, variants: [], key: "key-2" },
  packVariantChosen: { type: "packVariantChosen", variant: print, key: "key-2" },
  packMade: { type: "packMade", key: "key-1", pack },
  packMadeLate: { type: "packMade", key: "key-0", pack },
  packFilled: { type: "packFilled", key: "key-1", pack },
  packFilledLate: { type: "packFilled", key: "key-0", pack },
  packRefused: { type: "packRefused", key: "key-1", message: "Non" },
  packRefusedLate: { type: "packRefused", key: "key-0", message: "Non" },
  pictureAdded: { type: "pictureAdded", key: "key-1", pack },
  pictureAddedLate: { type: "pictureAdded", key: "key-0", pack },
  pictureRefused: { type: "pictureRefused", key: "key-1", refused: { name: "DSC_1", message: "Non" } },
  pictureRefusedLate: { type: "pictureRefused", key: "key-0", refused: { name: "DSC_1", message: "Non" } },
  runStopped: { type: "runStopped", key: "key-1", message: "Non" },
  runStoppedLate: { type: "runStopped", key: "key-0", message: "Non" },
  removed: { type: "removedFromSelection" },
  back: { type: "back" },
  closedByHand: { type: "closed" },
} as const satisfies Record<string, FlowEvent>;
type EventName = keyof typeof events;

const always = { opened: "picture", openedWithSeveral: "multi", closedByHand: "closed" } as const;
const leafs = { next: "target", previous: "target", toFirst: "target" } as const;
const shaped = { cropMoved: "options", wallOpened: "onWall" } as const;
const packsOffered = { packChosen: "packsSent", packOfMany: "formats", packOfOne: "packsSent" } as const;
const multiOffered = {
  packChosen: "multiRunning",
  packOfMany: "multiFormats",
  packOfOne: "multiSent",
} as const;

/** For each state, the events that lead elsewhere; every other event must leave it unchanged. */
const table: Record<Name, Partial<Record<EventName, Name>>> = {
  closed: { opened: "picture", openedWithSeveral: "multi" },
  picture: { ...always, next: "picture", previous: "picture", toFirst: "picture", pictureChosen: "target" },
  target: {
    ...always,
    ...leafs,
    productOfMany: "variants",
    productOfOne: "options",
    packWanted: "packs",
    back: "picture",
  },
  variants: { ...always, variantChosen: "options", wallOpened: "onWall", back: "target" },
  options: { ...always, ...shaped, mat: "options", addSent: "adding", back: "target" },
  adding: { ...always, addDone: "done", addRefused: "refused" },
  refused: { ...always, ...shaped, mat: "options", addSent: "adding", back: "target" },
  done: { ...always, ...leafs, back: "target" },
  onWall: { ...always, wallVariantChosen: "onWall", variantChosen: "options", back: "variants" },
  packs: { ...always, ...packsOffered, back: "target" },
  packsSent: { ...always, packMade: "made", packFilled: "filled", packRefused: "packsRefused" },
  packsRefused: { ...always, ...packsOffered, back: "target" },
  formats: { ...always, packVariantChosen: "formatsSent", back: "target" },
  formatsSent: { ...always, packMade: "made", packRefused: "formatsRefused" },
  formatsRefused: { ...always, packVariantChosen: "formatsSent", back: "target" },
  made: { ...always, ...leafs, back: "target" },
  filled: { ...always, ...leafs, back: "target" },
  multi: { ...always, ...multiOffered },
  multiSent: { ...always, packMade: "multiRunning", packRefused: "multiRefused" },
  multiRefused: { ...always, ...multiOffered },
  multiRunning: {
    ...always,
    pictureAdded: "multiLast",
    pictureRefused: "multiLast",
    runStopped: "multiRefused",
  },
  multiLast: {
    ...always,
    pictureAdded: "multiFilled",
    pictureRefused: "multiFilled",
    runStopped: "multiFilled",
  },
  multiFormats: { ...always, packVariantChosen: "multiFormatsSent", back: "multi" },
  multiFormatsSent: { ...always, packMade: "multiRunning", packRefused: "multiFormatsRefused" },
  multiFormatsRefused: { ...always, packVariantChosen: "multiFormatsSent", back: "multi" },
  multiMade: always,
  multiFilled: always,
};

describe("the table of transitions", () => {
  for (const from of Object.keys(table) as Name[]) {
    for (const event of Object.keys(events) as EventName[]) {
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
  test("leads to any picture of the view", () => {
    expect(addPictureFlow(at(2), { type: "leafedTo", index: 1 })).toEqual(at(1));
    for (const index of [-1, 3]) {
      expect(addPictureFlow(at(2), { type: "leafedTo", index })).toEqual(at(2));
    }
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

  test("the crop is moved while they are chosen, and begins in the middle of the next picture", () => {
    const moved = { type: "cropMoved", offset: 0.2 } as const;
    expect(canMoveCrop(states.options)).toBe(true);
    const state = addPictureFlow(options({ status: "refused", message: "Non" }), moved);
    expect(state).toEqual({ ...states.options, cropOffset: 0.2 });
    const kept = addPictureFlow(state, { type: "choiceChanged", choice: { quantity: 2 } });
    expect(kept).toMatchObject({ cropOffset: 0.2, choice: { quantity: 2 } });
    for (const adding of [
      { status: "adding", key: "key-1" },
      { status: "done", isQueued: true },
    ] as const) {
      expect(addPictureFlow(options(adding), moved)).toEqual(options(adding));
    }
    const target = addPictureFlow(state, { type: "back" });
    const again = addPictureFlow(target, { type: "productChosen", product, variants: [print] });
    expect(again).toMatchObject({ step: "spOptions", cropOffset: 0.5 });
  });

  test("under the wall they stay, and a format chosen there keeps what it offers too, and the crop", () => {
    const chosen = { surface: "mat", withNumericOption: true, quantity: 3 } as const;
    const before = { ...states.options, choice: chosen, cropOffset: 0.2 };
    const large = { ...print, uuid: "large", numeric_option: null };
    const wall = addPictureFlow(before, { type: "wallOpened", variants: [print, large], variant: print });
    expect(depthOf(wall)).toBe(depthOf(before) + 1);
    const other = addPictureFlow(wall, { type: "wallVariantChosen", variant: large });
    expect(other).toMatchObject({ step: "onWall", variant: large });
    expect(addPictureFlow(other, { type: "wallVariantChosen", variant: file })).toBe(other);
    expect(addPictureFlow(other, { type: "back" })).toEqual(before);
    expect(addPictureFlow(other, { type: "variantChosen", variant: large })).toEqual({
      ...before,
      variant: large,
      choice: { surface: "mat", withNumericOption: false, quantity: 3 },
    });
  });

  test("without a quantity nothing is sent", () => {
    const empty: OptionsState = { ...states.options, choice: { ...choice, quantity: null } };
    expect(addPictureFlow(empty, events.addSent)).toBe(empty);
  });
});

describe("the zoom and the details", () => {
  const detailed = addPictureFlow(states.picture, { type: "detailsChanged", details: true });

  test("the details are of one picture after another, and stay below the steps that follow", () => {
    expect(depthOf(detailed)).toBe(depthOf(states.picture) + 1);
    expect(addPictureFlow(detailed, { type: "next" })).toMatchObject({ step: "picture", details: true });
    const target = addPictureFlow(detailed, { type: "pictureChosen" });
    expect(depthOf(target)).toBe(depthOf(states.target) + 1);
    expect(addPictureFlow(target, { type: "back" })).toEqual(detailed);
  });

  test("the zoom is over any step, and ends with it", () => {
    for (const state of [detailed, states.target, states.options]) {
      const zoomed = addPictureFlow(state, { type: "zoomChanged", zoomed: true });
      expect(depthOf(zoomed)).toBe(depthOf(state) + 1);
      expect(addPictureFlow(zoomed, { type: "zoomChanged", zoomed: false })).toMatchObject({
        step: state.step,
        zoomed: false,
      });
    }
    const zoomed = addPictureFlow(detailed, { type: "zoomChanged", zoomed: true });
    const next = addPictureFlow(zoomed, { type: "next" });
    expect(depthOf(next)).toBe(depthOf(detailed));
  });

  test("Back closes the zoom, then the details, then the picture", () => {
    const store = createStore();
    store.set(flowStateAtom, addPictureFlow(detailed, { type: "zoomChanged", zoomed: true }));
    expect(store.set(closeLayersAtom, 2)).toBe(2);
    expect(store.get(flowStateAtom)).toMatchObject({ step: "picture", details: true, zoomed: false });
    expect(store.set(closeLayersAtom, 1)).toBe(1);
    expect(store.get(flowStateAtom)).toMatchObject({ step: "picture", details: false });
    expect(store.set(closeLayersAtom, 0)).toBe(0);
    expect(store.get(flowStateAtom)).toEqual(closedFlow);
  });
});

describe("like the last one", () => {
  const last = { product, variant: print, choice: { ...choice, surface: "mat" as const } };
  const repeated: FlowEvent = { type: "lastRepeated", last, key: "key-9" };

  test.each([states.picture, states.target])(
    "is added at once from $step, and its options show if that fails",
    (from) => {
      const adding = addPictureFlow(from, repeated);
      expect(adding).toEqual({
        ...options({ status: "adding", key: "key-9" }),
        choice: last.choice,
      });
      const refusal = { type: "addRefused", key: "key-9", message: "Non" } as const;
      expect(addPictureFlow(adding, refusal)).toMatchObject({
        step: "spOptions",
        choice: last.choice,
        adding: { status: "refused", message: "Non" },
      });
      expect(addPictureFlow(adding, { type: "addDone", key: "late", isQueued: false })).toBe(adding);
      // Twice in a row is once.
      expect(addPictureFlow(adding, { ...repeated, key: "key-10" })).toBe(adding);
    },
  );

  test("begins the choice of options, with one format and with several", () => {
    const begun = { surface: "mat", withNumericOption: false, quantity: 1 } as const;
    const single = { type: "productChosen", product, variants: [print], choice: begun } as const;
    expect(addPictureFlow(states.target, single)).toMatchObject({ step: "spOptions", choice: begun });
    const variant = { type: "variantChosen", variant: print, choice: begun } as const;
    expect(addPictureFlow(states.variants, variant)).toMatchObject({ step: "spOptions", choice: begun });
  });
});

describe("several pictures into a pack", () => {
  const begun = addPictureFlow(states.multi, { type: "packChosen", pack, key: "key-1" });
  const afterOne = addPictureFlow(begun, events.pictureRefused);

  test("one that is refused does not stop the others, and is told at the end", () => {
    const end = addPictureFlow(afterOne, { ...events.pictureAdded, pack: { ...pack, filled: 4 } });
    expect(end).toEqual({
      ...two,
      step: "afterPackUpdate",
      pack: { ...pack, filled: 4 },
      outcome: { total: 2, added: 1, refused: [{ name: "DSC_1", message: "Non" }], stopped: null },
    });
  });

  test("into a new pack they end after its creation", () => {
    const made = addPictureFlow(states.multiFormatsSent, events.packMade);
    const end = addPictureFlow(addPictureFlow(made, events.pictureAdded), events.pictureAdded);
    expect(nameOf(end)).toBe("multiMade");
  });

  test("what stops them before the first leaves the choice of a pack, with its message", () => {
    expect(addPictureFlow(begun, events.runStopped)).toEqual(
      multi({ status: "refused", uuid: "pack", message: "Non" }),
    );
  });

  test("what stops them later leaves what went in", () => {
    const one = addPictureFlow(begun, events.pictureAdded);
    expect(addPictureFlow(one, events.runStopped)).toMatchObject({
      step: "afterPackUpdate",
      outcome: { added: 1, stopped: "Non" },
    });
  });
});

test("no order of events puts it beside its view, or says done before an answer", async () => {
  const event = fc.constantFrom<FlowEvent>(...Object.values(events));
  const answers: Partial<Record<string, readonly string[]>> = {
    done: ["addDone"],
    made: ["packMade"],
    filled: ["packFilled"],
    multiMade: ["pictureAdded", "pictureRefused", "runStopped"],
    multiFilled: ["pictureAdded", "pictureRefused", "runStopped"],
  };
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 40 }), async (sequence) => {
      let state: FlowState = closedFlow;
      for (const one of sequence) {
        const before: FlowState = state;
        state = addPictureFlow(state, one);
        if (state.step === "closed") continue;
        if (state.origin === "several") expect(state.pictures.length).toBeGreaterThan(0);
        else expect(state.index < state.count && state.index >= 0).toBe(true);
        const name = nameOf(state);
        if (answers[name] && nameOf(before) !== name) expect(answers[name]).toContain(one.type);
      }
    }),
  );
});
