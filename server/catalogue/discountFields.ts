import { CliError } from "../core/cliError.ts";
import type { Tx } from "../db/database.ts";

/** What an operator decides about a discount. */
export interface DiscountFields {
  label: string;
  /** Shown in the banner of every page. */
  description: string;
  /** Above 0, at most 100. */
  percent: number;
  startAt: string;
  endAt: string;
}

/** Reads a discount and locks it until the transaction ends. Throws `CliError` if there is none. */
export async function lockDiscount(tx: Tx, id: number): Promise<DiscountFields> {
  const discount = await tx
    .selectFrom("discount")
    .select(["label", "description", "percent", "startAt", "endAt"])
    .where("id", "=", id)
    .where("isDeleted", "=", false)
    .forUpdate()
    .executeTakeFirst();
  if (!discount) throw new CliError(`Il n’y a pas de remise ${id}.`);
  return discount;
}

/** Throws `CliError` for a discount that would never apply or could not be shown. */
export function checkDiscount({ label, description, percent, startAt, endAt }: DiscountFields): void {
  if (label.trim() === "") throw new CliError("Une remise a un nom.");
  if (label.length > 100) throw new CliError("Le nom d’une remise a 100 caractères au plus.");
  if (description.trim() === "") throw new CliError("Une remise a un texte pour le bandeau.");
  if (!(percent > 0 && percent <= 100)) {
    throw new CliError(`Une remise est de plus de 0 et d’au plus 100 %, pas de ${percent}.`);
  }
  if (endAt <= startAt) throw new CliError("Une remise se termine après son début.");
}
