import sharp from "sharp";
import { type AlteredCrop, alteredCrop } from "../../../src/domain/products/printArea.ts";
import type { Services } from "../../core/services.ts";
import { makePrint } from "../../files/makePrint.ts";
import { ImageError } from "../../images/imageError.ts";
import { readOriginal } from "../../images/readOriginal.ts";
import { deleteFiles, writeDurably } from "./batchFolder.ts";
import { listRow } from "./batchList.ts";
import type { BatchOrder } from "./batchManifest.ts";
import type { PrintOrder } from "./findPrintOrders.ts";
import { printName } from "./printNames.ts";
import { type Print, printsState } from "./readPrints.ts";
import { type SlipPrint, slipOfOrder } from "./slipOfOrder.ts";

/** Why an order cannot be printed, as the end of a sentence. */
export class UnprintableOrder extends Error {}

/** Where and how a batch is made. */
export interface Making {
  folder: string;
  /** `srgb`, or the path of an RGB profile. */
  profile: string;
  reason: string | null;
  onPrint: () => void;
}

const thumbnailSide = 240;

/**
 * Makes the files of one order: its prints and its slip. Throws UnprintableOrder if one of them cannot be made; then none of
 * them is left in the folder.
 */
export async function makeOrderPrints(
  services: Services,
  order: PrintOrder,
  prints: readonly Print[],
  code: string,
  making: Making,
): Promise<BatchOrder> {
  const names = prints.map((print) => printName(print, code));
  const slipName = `bon_${code}.pdf`;
  // Two prints are made at a time; the others wait within `makePrint`.
  const made = await Promise.allSettled(
    prints.map((print, index) => writePrint(services, print, names[index] ?? "", code, making)),
  );
  try {
    const written = made.map((result) => {
      if (result.status === "rejected") throw result.reason;
      return result.value;
    });
    const slip = await slipOfOrder(
      services.db,
      order,
      code,
      making.reason,
      written.map((print) => print.forSlip),
    );
    return {
      orderUuid: order.uuid,
      state: printsState(prints),
      slip: await writeDurably(making.folder, slipName, slip),
      prints: written.map((print) => print.entry),
    };
  } catch (error) {
    await deleteFiles(
      making.folder,
      [...names, slipName].map((name) => ({ name })),
    );
    throw error;
  }
}

async function writePrint(
  { store }: Services,
  print: Print,
  name: string,
  code: string,
  { folder, profile, onPrint }: Making,
): Promise<{ entry: BatchOrder["prints"][number]; forSlip: SlipPrint }> {
  if (print.isTakenDown) throw new UnprintableOrder(`la photo ${print.picture} a été retirée`);
  const { format, cropOffset } = print;
  const wanted = { format, crop: cropOf(print), cropOffset, profile };
  const read = async () => {
    const original = await readOriginal(store, print.originalKey);
    if (!original) throw new UnprintableOrder(`l’original de ${print.picture} manque`);
    return original;
  };
  const { jpeg, ...made } = await makePrint(read, wanted).catch((error: unknown) => {
    if (!(error instanceof ImageError)) throw error;
    throw new UnprintableOrder(`l’original de ${print.picture} est inutilisable : ${error.message}`);
  });
  const file = await writeDurably(folder, name, jpeg);
  const { isSmaller, density } = made;
  onPrint();
  return {
    entry: {
      ...file,
      orderItemPictureUuid: print.orderItemPictureUuid,
      quantity: print.quantity,
      row: listRow(print, name, code, made),
      isSmaller,
      density,
    },
    forSlip: { print, file: name, isSmaller, density, thumbnail: await thumbnailOf(jpeg) },
  };
}

function cropOf({ alterParams, picture }: Print): AlteredCrop | null {
  try {
    return alteredCrop(alterParams);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new UnprintableOrder(`le cadrage de ${picture} est inutilisable`);
  }
}

async function thumbnailOf(print: Buffer): Promise<SlipPrint["thumbnail"]> {
  const { data, info } = await sharp(print)
    .resize({ width: thumbnailSide, height: thumbnailSide, fit: "inside" })
    .jpeg({ quality: 75 })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
}
