import { formatNumber } from "../french/formatNumber.ts";
import { frenchText } from "../french/frenchText.ts";
import { pluralize } from "../french/pluralize.ts";
import type { PackRefusal } from "./packCapacity.ts";

type NoRoom = Extract<PackRefusal, { reason: "noRoom" }>;

/**
 * Why the selected pictures do not fit into a pack (specification, section 8).
 * @param refusal capacity left in the pack, a new one or one of the cart
 * @param selected number of pictures to add
 */
export function noRoomWords({ kind, room }: Pick<NoRoom, "kind" | "room">, selected: number): string {
  const pictures =
    kind === "existing"
      ? pluralize(room, "photo supplémentaire", "photos supplémentaires")
      : pluralize(room, "photo");
  return `Ce pack peut accueillir ${pictures}. Vous en avez sélectionné ${formatNumber(selected)}.`;
}

/** Why a picture cannot join a pack of another pricing, naming both categories (specification, section 8). */
export function incompatibleWords(pictureCategory: string, packCategory: string): string {
  return frenchText(
    `Vous ne pouvez pas ajouter cette photographie (catégorie « ${pictureCategory} ») à ce pack (catégorie « ${packCategory} »).`,
  );
}

/** Why a removed pack's pictures cannot stay in the cart: its pricing sells no single pictures. */
export const notSoldAlone =
  "Les photos de ce pack ne se vendent pas à l’unité\u00a0: elles ne peuvent pas rester dans le panier.";

/** Label on a pack of another pricing (specification, section 5 "Multi-pack selection"). */
export const incompatibleMark = "Incompatible";
