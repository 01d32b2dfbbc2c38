import { atom, type Getter, type Setter } from "jotai";
import { toApiError } from "../../api/apiError.ts";
import type { Picture, Product, ProductVariant } from "../../api/contract/catalogueEntities.ts";
import type { OrderItem } from "../../api/contract/orderEntities.ts";
import { randomUuid } from "../../browser/randomUuid.ts";
import { packCapacity } from "../../domain/packs/packCapacity.ts";
import { pictureLabel } from "../../domain/pictures/pictureTitle.ts";
import { createOrderItemAtom } from "../../shop/createOrderItem.ts";
import type { Offer } from "../../shop/offers.ts";
import { openPackAtom } from "../../shop/openPack.ts";
import { packVersionAtom } from "../../shop/packVersion.ts";
import { cartCountQueryAtom } from "../../shop/session.ts";
import { apiAtom } from "../../state/apiAtom.ts";
import { mutationAtom } from "../../state/mutation.ts";
import { addPictureAtom } from "./atoms.ts";
import type { FlowEvent, PackState } from "./flowStates.ts";
import type { OpenPack } from "./packChoices.ts";
import { uncompletePacksQueryAtom } from "./packQueries.ts";

/** Refusals that concern the whole order: the next picture would be refused too. */
const ofTheOrder: readonly string[] = ["PAYMENT_IN_PROGRESS", "ORDER_NOT_MODIFIABLE"];

function packState(item: Pick<OrderItem, "uuid" | "remainingPictures">, product: Product): PackState {
  const capacity = packCapacity(product);
  const filled = capacity - (item.remainingPictures ?? 0);
  return { orderItemUuid: item.uuid, label: product.label, filled, capacity };
}

const addToPackAtom = mutationAtom({
  name: "addPictureToPack",
  send: (api, options, { uuid, pictureUuid }: { uuid: string; pictureUuid: string }) =>
    api.orderItems.addPictureToPack({ params: { uuid }, body: { pictureUuid } }, options),
});

function refresh(set: Setter) {
  set(packVersionAtom, (version) => version + 1);
  return Promise.all([set(cartCountQueryAtom), set(uncompletePacksQueryAtom)]);
}

/** Returns the key of the call that an event started; null if the flow ignored the event. */
function begun(get: Getter, set: Setter, event: FlowEvent): string | null {
  const before = get(addPictureAtom);
  set(addPictureAtom, event);
  const state = get(addPictureAtom);
  if (state === before || !("work" in state)) return null;
  return state.work.status === "sent" || state.work.status === "running" ? state.work.key : null;
}

/**
 * Adds the shown picture, or each of several in multi mode, to a pack of the cart.
 * @returns the uuids of the pictures added
 */
export const fillPackAtom = atom(
  null,
  async (get, set, { item, product }: OpenPack, picture: Picture | null): Promise<string[]> => {
    const pack = packState(item, product);
    const key = begun(get, set, { type: "packChosen", pack, key: randomUuid() });
    if (key === null) return [];
    if (picture === null) return await set(runAtom, key, pack.orderItemUuid, product);
    const added: string[] = [];
    try {
      const filled = await set(addToPackAtom, { uuid: item.uuid, pictureUuid: picture.uuid });
      added.push(picture.uuid);
      set(addPictureAtom, { type: "packFilled", key, pack: packState(filled, product) });
    } catch (thrown) {
      set(addPictureAtom, { type: "packRefused", key, message: toApiError(thrown).shopperMessage });
    }
    await refresh(set);
    return added;
  },
);

/** Chooses the product of a new pack: created at once with one variant, otherwise after the choice of a format. */
export const choosePackProductAtom = atom(
  null,
  async (get, set, { product, variants }: Offer, picture: Picture | null): Promise<string[]> => {
    const key = begun(get, set, { type: "packProductChosen", product, variants, key: randomUuid() });
    const [only] = variants;
    return key === null || only === undefined ? [] : await set(makeAtom, key, product, only, picture);
  },
);

/** Chooses the format of the new pack. */
export const choosePackVariantAtom = atom(
  null,
  async (get, set, product: Product, variant: ProductVariant, picture: Picture | null): Promise<string[]> => {
    const key = begun(get, set, { type: "packVariantChosen", variant, key: randomUuid() });
    return key === null ? [] : await set(makeAtom, key, product, variant, picture);
  },
);

/** Creates a pack of quantity 1 with the picture in it; in multi mode an empty one, filled next. */
const makeAtom = atom(
  null,
  async (_get, set, key: string, product: Product, variant: ProductVariant, picture: Picture | null) => {
    try {
      const orderItemUuid = await set(createOrderItemAtom, {
        productUuid: product.uuid,
        productVariantUuid: variant.uuid,
        quantity: 1,
        pictureUuid: picture?.uuid ?? null,
      });
      const remainingPictures = packCapacity(product) - (picture ? 1 : 0);
      const pack = packState({ uuid: orderItemUuid, remainingPictures }, product);
      // Its tray stays over the pictures once the modal is closed.
      set(openPackAtom, orderItemUuid);
      set(addPictureAtom, { type: "packMade", key, pack });
      if (picture === null) return await set(runAtom, key, orderItemUuid, product);
      await refresh(set);
      return [picture.uuid];
    } catch (thrown) {
      set(addPictureAtom, { type: "packRefused", key, message: toApiError(thrown).shopperMessage });
      await refresh(set);
      return [];
    }
  },
);

/** Adds one picture at a time; closing the modal skips the rest. */
const runAtom = atom(null, async (get, set, key: string, orderItemUuid: string, product: Product) => {
  const added: string[] = [];
  const state = get(addPictureAtom);
  const pictures = "pictures" in state ? state.pictures : [];
  for (const pictureUuid of pictures) {
    if (!isRunning(get, key)) break;
    try {
      const item = await set(addToPackAtom, { uuid: orderItemUuid, pictureUuid });
      added.push(pictureUuid);
      set(addPictureAtom, { type: "pictureAdded", key, pack: packState(item, product) });
    } catch (thrown) {
      const { code, shopperMessage: message } = toApiError(thrown);
      if (ofTheOrder.includes(code)) {
        set(addPictureAtom, { type: "runStopped", key, message });
        break;
      }
      const name = await nameOf(get, pictureUuid);
      set(addPictureAtom, { type: "pictureRefused", key, refused: { name, message } });
    }
  }
  await refresh(set);
  return added;
});

function isRunning(get: Getter, key: string): boolean {
  const state = get(addPictureAtom);
  return state.step === "multiPackSelection" && state.work.status === "running" && state.work.key === key;
}

/** What a refused picture is called. A picture ticked in the mosaic was loaded with its page, not individually. */
async function nameOf(get: Getter, uuid: string): Promise<string> {
  try {
    return pictureLabel(await get(apiAtom).pictures.readPicture({ params: { uuid } }));
  } catch {
    return `Photo ${uuid.slice(0, 8)}`;
  }
}
