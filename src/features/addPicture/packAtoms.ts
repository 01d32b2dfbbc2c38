import { atom, type Getter, type Setter } from "jotai";
import { toApiError } from "../../api/apiError.ts";
import type { Picture, Product, ProductVariant } from "../../api/contract/catalogueEntities.ts";
import type { OrderItem } from "../../api/contract/orderEntities.ts";
import { randomUuid } from "../../browser/randomUuid.ts";
import { packCapacity } from "../../domain/packs/packCapacity.ts";
import type { Offer } from "../../shop/offers.ts";
import { cartCountQueryAtom } from "../../shop/session.ts";
import { apiAtom } from "../../state/apiAtom.ts";
import { addPictureAtom } from "./atoms.ts";
import type { FlowEvent, PackState } from "./flowStates.ts";
import type { OpenPack } from "./packChoices.ts";
import { uncompletePacksQueryAtom } from "./packQueries.ts";

/** Refusals of the order itself: what the next picture would be told too. */
const ofTheOrder: readonly string[] = ["PAYMENT_IN_PROGRESS", "ORDER_NOT_MODIFIABLE"];

function packState(item: Pick<OrderItem, "uuid" | "remainingPictures">, product: Product): PackState {
  const capacity = packCapacity(product);
  const filled = capacity - (item.remainingPictures ?? 0);
  return { orderItemUuid: item.uuid, label: product.label, filled, capacity };
}

const refresh = (set: Setter) => Promise.all([set(cartCountQueryAtom), set(uncompletePacksQueryAtom)]);

/** The key of what an event has begun; null where the flow took no notice of it. */
function begun(get: Getter, set: Setter, event: FlowEvent): string | null {
  const before = get(addPictureAtom);
  set(addPictureAtom, event);
  const state = get(addPictureAtom);
  if (state === before || !("work" in state)) return null;
  return state.work.status === "sent" || state.work.status === "running" ? state.work.key : null;
}

/**
 * Puts the picture shown, or in multi mode each of the several, into a pack of the cart.
 * @returns the uuids of the pictures that went in
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
      const filled = await get(apiAtom).orderItems.addPictureToPack(
        { params: { uuid: item.uuid }, body: { pictureUuid: picture.uuid } },
        { idempotencyKey: key },
      );
      added.push(picture.uuid);
      set(addPictureAtom, { type: "packFilled", key, pack: packState(filled, product) });
    } catch (thrown) {
      set(addPictureAtom, { type: "packRefused", key, message: toApiError(thrown).shopperMessage });
    }
    await refresh(set);
    return added;
  },
);

/** A product chosen to become a pack: with one variant it is made at once, otherwise its format is asked for. */
export const choosePackProductAtom = atom(
  null,
  async (get, set, { product, variants }: Offer, picture: Picture | null): Promise<string[]> => {
    const key = begun(get, set, { type: "packProductChosen", product, variants, key: randomUuid() });
    const [only] = variants;
    return key === null || only === undefined ? [] : await set(makeAtom, key, product, only, picture);
  },
);

/** The format of the pack to be made. */
export const choosePackVariantAtom = atom(
  null,
  async (get, set, product: Product, variant: ProductVariant, picture: Picture | null): Promise<string[]> => {
    const key = begun(get, set, { type: "packVariantChosen", variant, key: randomUuid() });
    return key === null ? [] : await set(makeAtom, key, product, variant, picture);
  },
);

/** A pack of quantity 1 with the picture in it; in multi mode an empty one, which the pictures then join. */
const makeAtom = atom(
  null,
  async (get, set, key: string, product: Product, variant: ProductVariant, picture: Picture | null) => {
    try {
      const { orderItemUuid } = await get(apiAtom).orderItems.createOrderItem(
        {
          body: {
            productUuid: product.uuid,
            productVariantUuid: variant.uuid,
            quantity: 1,
            pictureUuid: picture?.uuid ?? null,
          },
        },
        { idempotencyKey: key },
      );
      const remainingPictures = packCapacity(product) - (picture ? 1 : 0);
      const pack = packState({ uuid: orderItemUuid, remainingPictures }, product);
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

/** One picture at a time; closing the modal leaves the rest out. */
const runAtom = atom(null, async (get, set, key: string, orderItemUuid: string, product: Product) => {
  const api = get(apiAtom);
  const added: string[] = [];
  const state = get(addPictureAtom);
  const pictures = "pictures" in state ? state.pictures : [];
  for (const pictureUuid of pictures) {
    if (!isRunning(get, key)) break;
    try {
      const item = await api.orderItems.addPictureToPack({
        params: { uuid: orderItemUuid },
        body: { pictureUuid },
      });
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

/** What the shopper knows a picture by; ticked in the mosaic, it came with a page and not by itself. */
async function nameOf(get: Getter, uuid: string): Promise<string> {
  try {
    return (await get(apiAtom).pictures.readPicture({ params: { uuid } })).name;
  } catch {
    return `Photo ${uuid.slice(0, 8)}`;
  }
}
