import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { useBlocker } from "react-router";
import type { SelectionChoice } from "../../domain/orders/selectionOrder.ts";
import { rememberChoiceAtom } from "../../shop/lastChoice.ts";
import { loadFailureProps } from "../../shop/loadFailureProps.ts";
import { useSubmission } from "../../state/useSubmission.ts";
import { Button, ButtonLink, EmptyState, Loader, LoadFailure, Modal } from "../../ui/index.ts";
import { type Added, addPicturesToCartAtom, lastChoicesOf, selectionGroupsQuery } from "./atoms.ts";
import { OrderFooter } from "./OrderFooter.tsx";
import { OrderForm } from "./OrderForm.tsx";
import { OrderSelectionDone } from "./OrderSelectionDone.tsx";
import {
  type ChosenGroup,
  choicesOf,
  orderedLots,
  type SelectionGroup,
  startChoice,
} from "./selectionGroups.ts";
import { nothingLeft, orderTitle } from "./texts.ts";

export interface OrderSelectionModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The pictures to order, in order. */
  uuids: readonly string[];
  cartHref: string;
  /** Called with the pictures that are in the cart now. */
  onOrdered: (uuids: readonly string[]) => void;
}

/** Orders the pictures of a selection at once: one format for all, other formats for some. Load it lazily. */
export function OrderSelectionModal({
  open,
  onOpenChange,
  uuids: given,
  cartHref,
  onOrdered,
}: OrderSelectionModalProps) {
  // What was ticked stays in the sheet when it is unticked behind it.
  const [uuids] = useState(given);
  const [groups, reload] = useAtom(selectionGroupsQuery(uuids));
  const add = useSetAtom(addPicturesToCartAtom);
  const [changed, setChanged] = useState<Readonly<Record<number, SelectionChoice>>>({});
  const [added, setAdded] = useState<Added | null>(null);
  const sold = groups.status === "data" ? groups.data.filter(({ formats }) => formats.length > 0) : [];
  const last = useAtomValue(lastChoicesOf(sold.map(({ pricingId }) => pricingId)));
  const remember = useSetAtom(rememberChoiceAtom);
  const chosen: ChosenGroup[] = sold.map((group) => ({
    group,
    choice: changed[group.pricingId] ?? startChoice(group, last.get(group.pricingId) ?? null),
  }));
  const ordered = orderedLots(chosen);
  const { submit, running, failure } = useSubmission(async () => {
    const done = await add(choicesOf(ordered.lots));
    for (const { group, choice } of chosen) {
      const { variantUuid } = choice;
      if (variantUuid !== null) remember(group.pricingId, { ...choice, variantUuid });
    }
    setAdded(done);
    onOrdered([...done.addedPictureUuids, ...done.knownPictureUuids]);
  });
  // The sheet stays to say how the call ends.
  const back = useBlocker(({ historyAction }) => running && historyAction === "POP");
  useEffect(() => back.reset?.(), [back]);
  const change = ({ pricingId }: SelectionGroup, next: SelectionChoice) =>
    setChanged((held) => ({ ...held, [pricingId]: next }));
  return (
    <Modal
      size="large"
      open={open}
      onOpenChange={onOpenChange}
      locked={running}
      title={orderTitle}
      closeLabel="Fermer"
      footer={
        added ? (
          <>
            <Button onClick={() => onOpenChange(false)}>Quitter</Button>
            <ButtonLink variant="primary" icon="cart" to={cartHref}>
              Voir le panier
            </ButtonLink>
          </>
        ) : (
          chosen.length > 0 && <OrderFooter ordered={ordered} running={running} onAdd={submit} />
        )
      }
    >
      {groups.status === "loading" && <Loader label="Chargement de vos photos…" />}
      {groups.status === "error" && (
        <LoadFailure {...loadFailureProps(groups.error)} level={3} onRetry={reload} />
      )}
      {groups.status === "data" &&
        (added ? (
          <OrderSelectionDone added={added} lots={ordered.lots} groups={groups.data} />
        ) : chosen.length === 0 ? (
          <EmptyState level={3} icon="print" title={nothingLeft}>
            Elles ont pu être retirées de la vente depuis que vous les avez gardées.
          </EmptyState>
        ) : (
          <OrderForm
            chosen={chosen}
            lots={ordered.lots}
            missing={uuids.length - chosen.reduce((sum, { group }) => sum + group.pictures.length, 0)}
            failure={failure}
            onChange={change}
          />
        ))}
    </Modal>
  );
}
