import type { FlowEvent, OpenFlow, PackRun, PackWork, PicturesFlow } from "./flowStates.ts";
import { choosing } from "./opening.ts";

export const severalOf = ({ origin, pictures }: PicturesFlow) => ({ origin, pictures });
export const pictureOf = <Shown extends Extract<OpenFlow, { index: number }>>({
  origin,
  index,
  count,
}: Shown) => ({ origin, index, count });

/** Sent, unless something is already under way. The same choice after a refusal is the same call. */
function sent(work: PackWork | PackRun, uuid: string, key: string): PackWork | null {
  if (work.status === "sent" || work.status === "running") return null;
  const again = work.status === "refused" && work.uuid === uuid;
  return { status: "sent", uuid, key: again ? work.key : key };
}

type PackEvent = Extract<
  FlowEvent,
  {
    type:
      | "packWanted"
      | `pack${"Chosen" | "ProductChosen" | "VariantChosen" | "Made" | "Filled" | "Refused"}`;
  }
>;

/** The steps that lead into a pack: the choice, its format, the server's answer. */
export function packFlow(state: OpenFlow, event: PackEvent): OpenFlow {
  switch (event.type) {
    case "packWanted":
      return state.step === "target" ? { ...pictureOf(state), step: "packSelection", work: choosing } : state;
    case "packChosen":
      return packChosen(state, event);
    case "packProductChosen": {
      const { product, variants, key } = event;
      if (state.step !== "packSelection" && state.step !== "multiPackSelection") return state;
      const work = sent(state.work, product.uuid, key);
      if (work === null || variants.length === 0) return state;
      // Nothing to choose: the pack is made at once (specification, section 4).
      if (variants.length === 1) return { ...state, work };
      const step = { step: "variantSelection", product, variants, work: choosing } as const;
      return state.origin === "several" ? { ...severalOf(state), ...step } : { ...pictureOf(state), ...step };
    }
    case "packVariantChosen": {
      if (state.step !== "variantSelection" || state.product.nature === "sp") return state;
      const work = sent(state.work, event.variant.uuid, event.key);
      return work === null ? state : { ...state, work };
    }
    case "packMade":
      if (!isAnswer(state, event)) return state;
      if (state.origin === "several") return running(state, { ...event, end: "afterPackCreation" });
      return { ...pictureOf(state), step: "afterPackCreation", pack: event.pack };
    case "packFilled":
      if (!isAnswer(state, event) || state.step !== "packSelection") return state;
      return { ...pictureOf(state), step: "afterPackUpdate", pack: event.pack };
    case "packRefused": {
      if (!isAnswer(state, event)) return state;
      const { uuid, key } = state.work;
      return { ...state, work: { status: "refused", uuid, key, message: event.message } };
    }
  }
}

function packChosen(state: OpenFlow, { pack, key }: Extract<PackEvent, { type: "packChosen" }>): OpenFlow {
  if (state.step !== "packSelection" && state.step !== "multiPackSelection") return state;
  const work = sent(state.work, pack.orderItemUuid, key);
  if (work === null) return state;
  // Of several each is a call of its own: there is nothing to wait for before the first.
  if (state.origin === "several") return running(state, { pack, key, end: "afterPackUpdate" });
  return { ...state, work };
}

function running(state: PicturesFlow, { key, pack, end }: Pick<PackRun, "key" | "pack" | "end">): OpenFlow {
  const work: PackRun = { status: "running", key, pack, end, added: 0, refused: [] };
  return { ...severalOf(state), step: "multiPackSelection", work };
}

type Waiting = OpenFlow & {
  step: "packSelection" | "multiPackSelection" | "variantSelection";
  work: Extract<PackWork, { status: "sent" }>;
};

/** Whether the step waits for this very answer. */
function isAnswer(state: OpenFlow, { key }: { key: string }): state is Waiting {
  return "work" in state && state.work.status === "sent" && state.work.key === key;
}

type RunEvent = Extract<FlowEvent, { type: "pictureAdded" | "pictureRefused" | "runStopped" }>;

/** Several pictures, one after the other: one that is refused does not stop the others. */
export function runFlow(state: OpenFlow, event: RunEvent): OpenFlow {
  if (state.step !== "multiPackSelection") return state;
  const run = state.work;
  if (run.status !== "running" || run.key !== event.key) return state;
  if (event.type === "runStopped") {
    if (run.added + run.refused.length > 0) return after(state, run, event.message);
    const { key, pack } = run;
    return {
      ...state,
      work: { status: "refused", uuid: pack.orderItemUuid, key, message: event.message },
    };
  }
  const next: PackRun =
    event.type === "pictureAdded"
      ? { ...run, added: run.added + 1, pack: event.pack }
      : { ...run, refused: [...run.refused, event.refused] };
  const over = next.added + next.refused.length >= state.pictures.length;
  return over ? after(state, next, null) : { ...state, work: next };
}

function after(state: PicturesFlow, run: PackRun, stopped: string | null): OpenFlow {
  const { end, pack, added, refused } = run;
  const outcome = { total: state.pictures.length, added, refused, stopped };
  return { ...severalOf(state), step: end, pack, outcome };
}
