import { useAtom, useAtomValue } from "jotai";
import type { Picture } from "../../api/contract/catalogueEntities.ts";
import { eventQuery } from "../../shop/catalogueQueries.ts";
import { dataOf } from "../../state/query.ts";
import type { PackWork } from "./flowStates.ts";
import { PackSelectionStep } from "./PackSelectionStep.tsx";
import { packChoicesQuery } from "./packQueries.ts";
import type { FlowActions } from "./steps/step.ts";

export interface PackStepProps {
  /** The event whose pricing applies to the pictures. */
  eventUuid: string;
  /** The picture to add; null in multi mode, where the flow holds the pictures. */
  picture: Picture | null;
  /** Number of pictures to add. */
  count: number;
  work: PackWork;
  actions: Pick<FlowActions, "fillPack" | "choosePackProduct">;
  /** Called with the uuids of the pictures added. */
  onPacked: (pictureUuids: readonly string[]) => void;
}

/** The choice of a pack, connected to the cart's packs and to the pricing's products. */
export function PackStep({ eventUuid, picture, count, work, actions, onPacked }: PackStepProps) {
  const event = useAtomValue(eventQuery(eventUuid));
  const [choices, reload] = useAtom(packChoicesQuery(eventUuid));
  const known = dataOf(choices);
  return (
    <PackSelectionStep
      choices={choices}
      pictures={{ pricingId: dataOf(event)?.pricingId ?? 0, count }}
      busyUuid={work.status === "sent" ? work.uuid : null}
      refused={work.status === "refused" ? work.message : null}
      onRetry={reload}
      onFill={async (uuid) => {
        const pack = known?.open.find(({ item }) => item.uuid === uuid);
        if (pack) onPacked(await actions.fillPack(pack, picture));
      }}
      onMake={async (uuid) => {
        const offer = known?.offers.find(({ product }) => product.uuid === uuid);
        if (offer) onPacked(await actions.choosePackProduct(offer, picture));
      }}
    />
  );
}
