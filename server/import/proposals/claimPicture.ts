import type { nameClaimCalls } from "../../../src/api/contract/nameClaimCalls.ts";
import { visible } from "../../catalogue/pictureSearch.ts";
import { ApiError } from "../../core/apiError.ts";
import type { Handler } from "../../core/handler.ts";
import { orNotFound } from "../../core/orNotFound.ts";
import { hitRateLimit } from "../../core/rateLimit.ts";
import { keepSession } from "../../core/session.ts";
import type { Visitor } from "../../core/visitor.ts";
import { RetryTransaction, type Tx } from "../../db/database.ts";
import { claimSource, dropClaim, lockClaims } from "./claims.ts";
import { nameHashes } from "./nameHashes.ts";
import { keepProposals } from "./proposeNames.ts";

/** Maximum from one address in 15 minutes: a stand's shoppers share its network. */
const claimsMaximum = 120;
/** A shopper may be wrong: below any threshold, so that an operator decides. */
const certainty = 0.5;

/**
 * Keeps the name that a shopper recognises on a picture, for an operator to accept or refuse. The visitor's earlier claim of the
 * picture gives way. What an operator has decided stays. Throws NOT_FOUND for a picture that nobody can see and an unknown name.
 */
export const claimPicture: Handler<typeof nameClaimCalls.claimPicture> = async (context, { body }) => {
  const { services, visitor } = context;
  await hitRateLimit(services, `name claim ${visitor.address}`, claimsMaximum);
  return context.transaction(async (tx) => {
    await keepSession(tx, visitor);
    const name = await readName(tx, body);
    await lockClaims(tx, visitor, body.pictureUuid);
    const proposal = { pictureUuid: body.pictureUuid, type: name.code, value: name.value, certainty };
    const asked = { source: claimSource, threshold: 1, names: [proposal] };
    const { unusable } = await keepProposals(tx, asked, services.now());
    if (unusable.length > 0) throw new ApiError("NOT_FOUND");
    await noteClaim(tx, visitor, { ...body, ...name });
    return {};
  });
};

interface Claimed {
  pictureUuid: string;
  filterTypeUuid: string;
  value: string;
}

async function readName(
  tx: Tx,
  { pictureUuid, filterValueUuid }: { pictureUuid: string; filterValueUuid: string },
) {
  const picture = visible(tx.selectFrom("picture").select("picture.uuid"));
  orNotFound(await picture.where("picture.uuid", "=", pictureUuid).executeTakeFirst());
  const name = await tx
    .selectFrom("filterValue")
    .innerJoin("filterType", "filterType.uuid", "filterTypeUuid")
    .select(["value", "filterTypeUuid", "filterType.code"])
    .where("filterValue.uuid", "=", filterValueUuid)
    .where("filterValue.isDeleted", "=", false)
    .executeTakeFirst();
  return orNotFound(name);
}

/** Notes whose proposal it is, in place of an earlier one, while it waits. */
async function noteClaim(tx: Tx, visitor: Visitor, claimed: Claimed): Promise<void> {
  const pictureUuid = claimed.pictureUuid.toLowerCase();
  const [hashes = []] = await nameHashes(tx, [{ ...claimed, pictureUuid }]);
  const [proposed] = await tx
    .selectFrom("proposedName")
    .select(["uuid", "state"])
    .where("pictureUuid", "=", pictureUuid)
    .where("source", "=", claimSource)
    .where("nameHash", "in", hashes)
    // Of several spellings that were merged, the one that waits.
    .orderBy("state", "desc")
    .forUpdate()
    .execute();
  // Withdrawn by another visitor meanwhile.
  if (!proposed) throw new RetryTransaction();
  const own = await tx
    .selectFrom("nameClaim")
    .select("proposedNameUuid")
    .where("sessionUuid", "=", visitor.sessionUuid)
    .where("pictureUuid", "=", pictureUuid)
    .executeTakeFirst();
  if (own?.proposedNameUuid === proposed.uuid) return;
  await dropClaim(tx, visitor, pictureUuid);
  if (proposed.state !== "waiting" || visitor.sessionUuid === null) return;
  await tx
    .insertInto("nameClaim")
    .values({ sessionUuid: visitor.sessionUuid, pictureUuid, proposedNameUuid: proposed.uuid })
    .execute();
}
