import type { FlowEvent, OpenFlow, PackRun, PackWork, PictureFlow, PicturesFlow } from "../flowStates.ts";
import { choosing } from "../openState.ts";

/** What each step keeps of a picture. */
export const pictureOf = ({ origin, index, count, details }: PictureFlow) => ({
  origin,
  index,
  count,
  details,
});
export const severalOf = ({ origin, pictures }: PicturesFlow) => ({ origin, pictures });

/** Moves to another picture; arrows wrap around. `at`: the same step of the picture at an index. */
const leafingWith = (at: (state: PictureFlow, index: number) => PictureFlow) => ({
  next: (state: PictureFlow) => at(state, (state.index + 1) % state.count),
  previous: (state: PictureFlow) => at(state, (state.index - 1 + state.count) % state.count),
  leafedTo: (state: PictureFlow, { index }: { index: number }) =>
    index >= 0 && index < state.count ? at(state, index) : state,
});

/** At the picture itself. */
export const leafingPictures = leafingWith((state, index) => ({
  ...pictureOf(state),
  index,
  step: "picture",
}));

/** At the choice of a product. */
export const leafing = leafingWith((state, index) => ({ ...pictureOf(state), index, step: "target" }));

export const toTarget = (state: PictureFlow): PictureFlow => ({ ...pictureOf(state), step: "target" });

/** Shows a print on a wall, over the step. */
export const toWall = (
  state: Extract<PictureFlow, { step: "variantSelection" | "spOptions" }>,
  { variants, variant }: Extract<FlowEvent, { type: "wallOpened" }>,
): PictureFlow => {
  const { origin: _, index: __, count: ___, details: ____, zoomed: _____, ...under } = state;
  return { ...pictureOf(state), step: "onWall", product: state.product, variants, variant, under };
};

/** Marks the call as sent, unless one is in progress. */
export function sent(work: PackWork | PackRun, uuid: string, key: string): PackWork | null {
  if (work.status === "sent" || work.status === "running") return null;
  return { status: "sent", uuid, key };
}

/** Whether this response belongs to the step's pending call. */
export const isAnswer = (work: PackWork | PackRun, { key }: { key: string }) =>
  work.status === "sent" && work.key === key;

/** A pack chosen by its product: with a single format it is created at once (specification, section 4). */
export function packProductChosen(
  state: Extract<OpenFlow, { step: "packSelection" | "multiPackSelection" }>,
  { product, variants, key }: Extract<FlowEvent, { type: "packProductChosen" }>,
): OpenFlow {
  const work = sent(state.work, product.uuid, key);
  if (work === null || variants.length === 0) return state;
  if (variants.length === 1) return { ...state, work };
  const step = { step: "variantSelection", product, variants, work: choosing } as const;
  return state.origin === "several" ? { ...severalOf(state), ...step } : { ...pictureOf(state), ...step };
}

/** The pack was created: with the picture in it, or empty for the several that join it next. */
export function packMade(
  state: OpenFlow & { work: PackWork | PackRun },
  event: Extract<FlowEvent, { type: "packMade" }>,
): OpenFlow {
  if (!isAnswer(state.work, event)) return state;
  if (state.origin === "several") return running(state, { ...event, end: "afterPackCreation" });
  return { ...pictureOf(state), step: "afterPackCreation", pack: event.pack };
}

/** The state after the server refused a pack. */
export function refused<State extends OpenFlow & { work: PackWork | PackRun }>(
  state: State,
  { key, message }: Extract<FlowEvent, { type: "packRefused" }>,
): State {
  const { work } = state;
  if (work.status !== "sent" || work.key !== key) return state;
  return { ...state, work: { status: "refused", uuid: work.uuid, message } };
}

/** Several pictures being added to a pack. */
export function running(
  state: PicturesFlow,
  { key, pack, end }: Pick<PackRun, "key" | "pack" | "end">,
): PicturesFlow {
  const work: PackRun = { status: "running", key, pack, end, added: 0, refused: [] };
  return { ...severalOf(state), step: "multiPackSelection", work };
}
