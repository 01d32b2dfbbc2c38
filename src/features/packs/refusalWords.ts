import type { ApiError } from "../../api/apiError.ts";
import { notSoldAlone } from "../../domain/packs/packRefusalWords.ts";
import type { PackChange } from "./mutations.ts";

/** Why something was refused, worded for the shopper. */
export type Refused = Pick<ApiError, "shopperMessage">;
export type ChangeRefused = Pick<ApiError, "code" | "shopperMessage">;

const gone: Record<PackChange["kind"], string> = {
  update: "Ce choix n’est plus proposé. Veuillez en faire un autre.",
  addPicture: "Cette photo n’est plus en vente.",
  removePicture: "Cette photo n’est plus dans le pack.",
  changeGroup: "Cette photo n’est plus dans le pack.",
  addSingles: "L’une de ces photos n’est plus à l’unité dans votre panier. Veuillez choisir à nouveau.",
  delete: "Ce pack n’est plus dans votre panier.",
};

/**
 * Words the refusal of a pack's change: rephrases the server's general message for the action at hand. « N’existe
 * plus » refers to the picture or choice, since the pack itself still exists.
 */
export function refusalOf(change: PackChange, error: ApiError): ChangeRefused {
  return { code: error.code, shopperMessage: wordsOf(change, error) };
}

function wordsOf(change: PackChange, error: ApiError): string {
  switch (error.code) {
    case "NOT_FOUND":
      return gone[change.kind];
    case "PACK_FULL":
      return change.kind === "changeGroup"
        ? `Le groupe ${change.newGroupPosition} est complet. Retirez-en d’abord une photo.`
        : error.shopperMessage;
    case "INVALID_INPUT":
      if (error.fields.some(({ path }) => path === "target.mode")) {
        return notSoldAlone;
      }
      return change.kind === "update" ? "Ce choix ne convient pas à ce pack." : error.shopperMessage;
    default:
      return error.shopperMessage;
  }
}
