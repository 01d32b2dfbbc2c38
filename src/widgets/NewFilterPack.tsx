import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { useNavigate } from "react-router";
import { missingWords } from "../features/packs/filterChoices.ts";
import { PackInitModal } from "../features/packs/PackInitModal.tsx";
import { PackPreview } from "../features/packs/PackPreview.tsx";
import { PackRounds } from "../features/packs/PackRounds.tsx";
import type { SearchFilter } from "../features/search/filter.ts";
import { subjectOf } from "../features/search/queries.ts";
import { filterTypesQuery } from "../shop/catalogueQueries.ts";
import { createOrderItemAtom } from "../shop/createOrderItem.ts";
import type { Offer } from "../shop/offers.ts";
import { paths } from "../shop/paths.ts";
import { placeAtom } from "../shop/place.ts";
import { cartCountQueryAtom } from "../shop/session.ts";
import { apiAtom } from "../state/apiAtom.ts";
import { pendingNavigation } from "../state/pendingNavigation.ts";
import { dataOf } from "../state/query.ts";
import { useSubmission } from "../state/useSubmission.ts";
import { packStartQuery, startContent } from "./packStart.ts";

export interface NewFilterPackProps {
  pack: Offer;
  filter: SearchFilter;
  onClose: () => void;
}

/** A filter pack's modal: its contest among several, what it will contain, its format, and the addition to the cart. */
export function NewFilterPack({ pack: { product, variants }, filter, onClose }: NewFilterPackProps) {
  const api = useAtomValue(apiAtom);
  const navigate = useNavigate();
  const createItem = useSetAtom(createOrderItemAtom);
  const refreshCount = useSetAtom(cartCountQueryAtom);
  const { placeMode } = useAtomValue(placeAtom);
  const types = dataOf(useAtomValue(filterTypesQuery(null))) ?? [];
  const [round, setRound] = useState<string | null>(null);
  const inView = subjectOf(filter);
  const rounds = dataOf(useAtomValue(packStartQuery({ product, subject: inView })))?.rounds ?? [];
  const subject = { ...inView, contestUuid: round ?? inView.contestUuid };
  const start = useAtomValue(packStartQuery({ product, subject }));
  const asksRound = rounds.length > 0 && round === null;
  const [chosen, setChosen] = useState<string | null>(null);
  const { submit, failure } = useSubmission(async () => {
    const productVariantUuid = chosen ?? variants[0]?.uuid ?? "";
    const { content } = dataOf(start) ?? (await startContent(api, product, subject));
    const orderItemUuid = await createItem({
      productUuid: product.uuid,
      productVariantUuid,
      quantity: 1,
      ...content,
    });
    await refreshCount();
    void navigate(paths.orderItem(orderItemUuid));
    await pendingNavigation();
  });
  return (
    <PackInitModal
      open
      onOpenChange={(open) => !open && onClose()}
      label={product.label}
      longDescription={product.longDescription}
      preview={
        <>
          {rounds.length > 0 && <PackRounds rounds={rounds} chosen={round} onChoose={setRound} />}
          {!asksRound && (
            <PackPreview
              start={start}
              missingWords={(missing) => missingWords(missing, product, types, placeMode)}
            />
          )}
        </>
      }
      ready={start.status !== "loading" && !asksRound}
      variants={variants}
      chosen={chosen}
      onChoose={setChosen}
      failure={failure}
      onCreate={submit}
    />
  );
}
