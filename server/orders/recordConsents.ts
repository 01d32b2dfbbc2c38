import { consentVersions, termsRefused, waiverRefused } from "../../src/domain/orders/consents.ts";
import { ApiError } from "../core/apiError.ts";
import type { Services } from "../core/services.ts";
import type { Tx } from "../db/database.ts";

/** Versions of the texts agreed to, as sent by the calls that place an order. */
export interface AgreedVersions {
  termsVersion?: string | undefined;
  waiverVersion?: string | undefined;
}

/**
 * Records what the shopper agreed to, in the transaction that places the order. Another attempt to pay replaces it: the texts
 * seen last count. Throws INVALID_INPUT where a required agreement is missing, TERMS_CHANGED where it names a version other
 * than the current one.
 * @param asks.waiver whether the order needs the waiver of withdrawal for files
 */
export async function recordConsents(
  tx: Tx,
  { now }: Pick<Services, "now">,
  orderUuid: string,
  { termsVersion, waiverVersion }: AgreedVersions,
  asks: { waiver: boolean },
): Promise<void> {
  const asked = [
    { kind: "terms", path: "termsVersion", version: termsVersion, isNeeded: true, refusal: termsRefused },
    {
      kind: "waiver",
      path: "waiverVersion",
      version: waiverVersion,
      isNeeded: asks.waiver,
      refusal: waiverRefused,
    },
  ] as const;
  const missing = asked.filter(({ isNeeded, version }) => isNeeded && !version);
  if (missing.length > 0) {
    const fields = missing.map(({ path, refusal }) => ({ path, message: refusal }));
    throw new ApiError("INVALID_INPUT", { fields });
  }
  const at = now().toISOString();
  for (const { kind, version } of asked) {
    if (!version) continue;
    if (version !== consentVersions[kind]) throw new ApiError("TERMS_CHANGED");
    await tx
      .insertInto("orderConsent")
      .values({ orderUuid, kind, version, at })
      .onConflict((conflict) => conflict.columns(["orderUuid", "kind"]).doUpdateSet({ version, at }))
      .execute();
  }
}
