import { atom } from "jotai";
import * as z from "zod/mini";
import { uuid } from "../../api/contract/fields.ts";
import { memoizeByKey } from "../../state/memoizeByKey.ts";
import { mutationAtom, mutationQueue } from "../../state/mutation.ts";
import { persistedAtom } from "../../state/persisted.ts";

const claimSchema = z.object({ pictureUuid: uuid, filterValueUuid: uuid });
/** A picture on which the shopper recognises who or what has a name. */
export type NameClaim = z.infer<typeof claimSchema>;

const claimsKept = 300;
const storedAtom = persistedAtom("session", "nameClaims", z.array(claimSchema), []);
const othersThan = (held: readonly NameClaim[], pictureUuid: string) =>
  held.filter((claim) => claim.pictureUuid !== pictureUuid);

/** Whether this browser has proposed the name for the picture: an operator may have decided since. */
export const isClaimedAtom = memoizeByKey(({ pictureUuid, filterValueUuid }: NameClaim) =>
  atom((get) =>
    get(storedAtom).some(
      (claim) => claim.pictureUuid === pictureUuid && claim.filterValueUuid === filterValueUuid,
    ),
  ),
);

/** A claim and its withdrawal arrive in the order in which they were pressed. */
const claimQueue = mutationQueue();

export const claimPictureAtom = mutationAtom({
  name: "claimPicture",
  queue: claimQueue,
  send: (api, options, body: NameClaim) => api.nameClaims.claimPicture({ body }, options),
  onSuccess: async (set, claim) =>
    set(storedAtom, (held) => [...othersThan(held, claim.pictureUuid), claim].slice(-claimsKept)),
});

export const withdrawClaimAtom = mutationAtom({
  name: "withdrawClaim",
  queue: claimQueue,
  send: (api, options, body: { pictureUuid: string }) => api.nameClaims.withdrawClaim({ body }, options),
  onSuccess: async (set, { pictureUuid }) => set(storedAtom, (held) => othersThan(held, pictureUuid)),
});
