import { searchKey } from "../../../src/domain/pictures/searchKey.ts";
import type { Print } from "./readPrints.ts";

const subjectMaximum = 40;

/**
 * « 20x30_mat_x2_A5E5_03_Oeil-d-Or.jpg »: format, surface, number of copies, order, place in it, what it shows. ASCII, so that
 * every laboratory's system reads it.
 * @param code of the order, unique in the batch
 */
export function printName(
  print: Pick<Print, "format" | "surface" | "quantity" | "number" | "subject" | "picture">,
  code: string,
): string {
  const { format, surface, quantity, number } = print;
  const subject = asciiName(print.subject) || asciiName(print.picture) || "photo";
  const place = String(number).padStart(2, "0");
  return `${format.replace("_", "x")}_${surface ?? "standard"}_x${quantity}_${code}_${place}_${subject}.jpg`;
}

/** Returns a name's Latin letters and digits, joined by hyphens, in their own case. */
function asciiName(text: string): string {
  const words = text.split(/[^\p{L}\p{N}\p{M}]+/u).map((word) => {
    const plain = searchKey(word).replace(/[^a-z0-9]/g, "");
    const [first = ""] = word;
    if (word.length > 1 && word === word.toUpperCase()) return plain.toUpperCase();
    return first === first.toLowerCase() ? plain : plain.charAt(0).toUpperCase() + plain.slice(1);
  });
  return words
    .filter((word) => word !== "")
    .join("-")
    .slice(0, subjectMaximum)
    .replace(/-+$/, "");
}

/** Returns each order's code: four characters, or more where orders of the batch share them. */
export function batchCodes(orderUuids: readonly string[]): Map<string, string> {
  const lengths = [4, 8, 13, 18, 23, 36];
  return new Map(
    orderUuids.map((uuid) => {
      const isAlone = (length: number) =>
        orderUuids.every((other) => other === uuid || other.slice(0, length) !== uuid.slice(0, length));
      return [uuid, uuid.slice(0, lengths.find(isAlone) ?? 36).toUpperCase()];
    }),
  );
}
