import { useAtomValue, useSetAtom } from "jotai";
import type { Picture } from "../../api/contract/catalogueEntities.ts";
import { errorFrom } from "../../state/mutation.ts";
import { Box, LoadingButton, VisuallyHidden } from "../../ui/index.ts";
import { claimPictureAtom, isClaimedAtom, withdrawClaimAtom } from "./nameClaims.ts";

/** What a press has led to, in a sentence. */
export interface ClaimOutcome {
  title: string;
  words: string;
}

export interface ClaimButtonProps {
  picture: Pick<Picture, "uuid" | "name">;
  /** The name that was searched for. */
  filterValueUuid: string;
  /** Called after each press. */
  onOutcome: (outcome: ClaimOutcome) => void;
}

/** « C’est moi » below a picture without a name: proposes the searched name for it, or takes that back. */
export function ClaimButton({ picture, filterValueUuid, onOutcome }: ClaimButtonProps) {
  const claim = { pictureUuid: picture.uuid, filterValueUuid };
  const isClaimed = useAtomValue(isClaimedAtom(claim));
  const send = useSetAtom(claimPictureAtom);
  const withdraw = useSetAtom(withdrawClaimAtom);
  async function press() {
    const { pictureUuid } = claim;
    const error = await errorFrom(isClaimed ? withdraw({ pictureUuid }) : send(claim));
    if (error) onOutcome({ title: "Proposition non envoyée", words: error.shopperMessage });
    else onOutcome(isClaimed ? withdrawn : thanks);
  }
  return (
    <Box paddingTop="xs">
      <LoadingButton size="small" full loadingLabel="Envoi en cours…" onClick={press}>
        {isClaimed ? "Annuler" : "C’est moi"}
        <VisuallyHidden>
          {isClaimed ? ` ma proposition pour la photo ${picture.name}` : ` sur la photo ${picture.name}`}
        </VisuallyHidden>
      </LoadingButton>
    </Box>
  );
}

const withdrawn = { title: "Proposition annulée", words: "Proposition annulée." };
const thanks = {
  title: "Nom proposé",
  words: "Merci\u202f! La photo rejoindra celles de ce nom après vérification.",
};
