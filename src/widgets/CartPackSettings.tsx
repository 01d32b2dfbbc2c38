import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import type { OrderItem } from "../api/contract/orderEntities.ts";
import type { OrderLine } from "../domain/orders/orderLines.ts";
import { configureItemAtom } from "../features/cart/mutations.ts";
import {
  configurationOf,
  configuredPrice,
  itemChange,
  sameConfiguration,
  variantsOf,
} from "../features/packs/configuration.ts";
import { PackSettingsModal } from "../features/packs/PackSettingsModal.tsx";
import type { Refused } from "../features/packs/refusalWords.ts";
import { UnsavedChanges } from "../features/packs/UnsavedChanges.tsx";
import { catalogueQueryAtom } from "../shop/catalogue.ts";
import { errorFrom } from "../state/mutation.ts";
import { dataOf } from "../state/query.ts";

export interface CartPackSettingsProps {
  line: OrderLine<OrderItem>;
  onClose: () => void;
}

/** A pack's settings, opened from its line in the cart. Load it lazily: it bundles the dialog. */
export function CartPackSettings({ line: { item, label }, onClose }: CartPackSettingsProps) {
  const sold = dataOf(useAtomValue(catalogueQueryAtom))?.variants ?? [];
  const variants = variantsOf(item, sold);
  const save = useSetAtom(configureItemAtom);
  const [configuration, setConfiguration] = useState(configurationOf(item));
  const [failure, setFailure] = useState<Refused | null>(null);
  const [wayOut, setWayOut] = useState<(() => void) | null>(null);
  const unsaved = !sameConfiguration(configuration, configurationOf(item));
  return (
    <>
      <PackSettingsModal
        open
        onOpenChange={(open) => {
          if (open) return;
          if (unsaved) setWayOut(() => onClose);
          else onClose();
        }}
        label={label}
        variants={variants}
        configuration={configuration}
        price={configuredPrice(item, configuration, variants)}
        failure={failure}
        onChange={(wanted) => {
          setConfiguration(wanted);
          setFailure(null);
        }}
        onSave={async () => {
          // A missing or zero quantity becomes 1 (specification, section 5).
          const quantity = Math.max(1, configuration.quantity ?? 1);
          const body = itemChange({ ...configuration, quantity });
          const refused = await errorFrom(save({ uuid: item.uuid, body }));
          if (refused) setFailure(refused);
          else onClose();
        }}
      />
      {unsaved && <UnsavedChanges wayOut={wayOut} onStay={() => setWayOut(null)} />}
    </>
  );
}
