import type { ConsentKind } from "../../src/domain/consents.ts";
import type { Tx } from "../db/database.ts";
import type { Services } from "../services.ts";

/**
 * Notes what the shopper agreed to, in the transaction that places the order. Agreeing again, to a payment tried once more,
 * replaces it: what counts stood before him last.
 * @param versions which words of each; what he was not asked is left out
 */
export async function recordConsents(
  tx: Tx,
  { now }: Pick<Services, "now">,
  orderUuid: string,
  versions: Partial<Record<ConsentKind, string | undefined>>,
): Promise<void> {
  const at = now().toISOString();
  for (const kind of ["terms", "waiver"] as const) {
    const version = versions[kind];
    if (version === undefined) continue;
    await tx
      .insertInto("orderConsent")
      .values({ orderUuid, kind, version, at })
      .onConflict((conflict) => conflict.columns(["orderUuid", "kind"]).doUpdateSet({ version, at }))
      .execute();
  }
}
