import type { ApiError } from "../../api/apiError.ts";
import { notSoldAlone } from "../../domain/packs/packRefusalWords.ts";

/** Why a change of the cart was refused, worded for the line that it concerns. */
export function cartRefusal(failure: ApiError): string {
  if (failure.code === "NOT_FOUND") {
    return "Cet article n’est plus dans votre panier.";
  }
  if (failure.fields.some(({ path }) => path === "target.mode")) return notSoldAlone;
  return failure.shopperMessage;
}
