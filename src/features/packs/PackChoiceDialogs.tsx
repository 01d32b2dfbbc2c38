import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useMemo, useState } from "react";
import { filterQuestions } from "../../domain/packs/filterSlots.ts";
import { freePlaces, type GroupPosition } from "../../domain/packs/packCapacity.ts";
import { catalogueQueryAtom } from "../../shop/catalogue.ts";
import { placeAtom } from "../../shop/place.ts";
import type { QueryState } from "../../state/query.ts";
import { ContestPicker } from "./ContestPicker.tsx";
import { cartSinglesQueryAtom, contestsQuery, singlesQuery, valuesFor } from "./choiceQueries.ts";
import type { ItemContent } from "./configuration.ts";
import { FilterValuePicker } from "./FilterValuePicker.tsx";
import { valueWords } from "./filterChoices.ts";
import { isPackChangingAtom } from "./mutations.ts";
import type { PackDialogsProps } from "./PackDialogs.tsx";
import { PicturesFromCartModal } from "./PicturesFromCartModal.tsx";
import { groupFormat, heldPictures } from "./packPage.ts";
import type { Refused } from "./refusalWords.ts";

/** Closes the dialog at once; the page then shows the saved choice, or why it was refused. */
function useChosen({ onDialog, onChange, onRefused }: PackDialogsProps) {
  return async (content: Partial<ItemContent>) => {
    onDialog(null);
    const refused = await onChange({ kind: "update", body: content });
    if (refused) onRefused(refused);
  };
}

const onItsWay = { status: "loading" } as const;

/**
 * Options of a choice. They show as loading while a previous choice is being saved, since they depend on it: a list
 * that changes under the finger leads to a wrong choice.
 */
function useOffered<Found extends QueryState<unknown> | null>(found: Found): Found | typeof onItsWay {
  return useAtomValue(isPackChangingAtom) ? onItsWay : found;
}

/** Lists contests of the pack's event, or of any event if none is chosen. */
export function ChooseContest(props: PackDialogsProps) {
  const { page, onDialog } = props;
  const { eventUuid, contestUuid, filterValueUuid1, filterValueUuid2 } = page.item;
  const filterValueUuid = filterValueUuid1 ?? filterValueUuid2;
  const { pricingId } = page.product;
  const [contests, reload] = useAtom(contestsQuery({ eventUuid, pricingId, filterValueUuid }));
  const choose = useChosen(props);
  return (
    <ContestPicker
      open
      onOpenChange={(open) => !open && onDialog(null)}
      contests={useOffered(contests)}
      chosen={contestUuid}
      // A contest determines its event.
      onChoose={(contest) => void choose({ contestUuid: contest.uuid, eventUuid: contest.eventUuid })}
      onRetry={reload}
    />
  );
}

/** A horse, a rider or a bib, as the slot requires. */
export function ChooseValue({ slot, ...props }: PackDialogsProps & { slot: 0 | 1 }) {
  const { page, types, onDialog } = props;
  const { placeMode } = useAtomValue(placeAtom);
  const [text, setText] = useState("");
  const { item, product } = page;
  const filterTypeUuid = filterQuestions(product).valueTypes[slot] ?? null;
  const search = {
    text,
    filterTypeUuid,
    eventUuid: item.eventUuid,
    contestUuid: item.contestUuid,
    existingFilterValueUuid: slot === 0 ? item.filterValueUuid2 : item.filterValueUuid1,
  };
  const found = valuesFor(search);
  const reload = useSetAtom(found);
  const choose = useChosen(props);
  const words = valueWords(filterTypeUuid, types, placeMode);
  return (
    <FilterValuePicker
      open
      onOpenChange={(open) => !open && onDialog(null)}
      title={words.choose}
      label={words.search}
      found={useOffered(useAtomValue(found))}
      onSearch={setText}
      onChoose={({ uuid }) =>
        void choose(slot === 0 ? { filterValueUuid1: uuid } : { filterValueUuid2: uuid })
      }
      onRetry={reload}
    />
  );
}

/** Moves single pictures of the cart into a group, up to its free places. */
export function ChooseSingles({ position, ...props }: PackDialogsProps & { position: GroupPosition }) {
  const { page, onDialog, onChange } = props;
  const { product, places } = page;
  const [failure, setFailure] = useState<Refused | null>(null);
  const held = places.map(({ pictureUuid }) => pictureUuid).join();
  const query = useMemo(
    () => singlesQuery({ pricingId: product.pricingId, held: held.split(",") }),
    [product.pricingId, held],
  );
  const singles = useAtomValue(query);
  const reload = useSetAtom(cartSinglesQueryAtom);
  const reloadCatalogue = useSetAtom(catalogueQueryAtom);
  return (
    <PicturesFromCartModal
      open
      onOpenChange={(open) => !open && onDialog(null)}
      group={product.grp2_count ? `Groupe ${position}` : null}
      maximum={freePlaces(product, heldPictures(page))[position - 1] ?? 0}
      format={groupFormat(page, position)}
      singles={singles}
      failure={failure}
      onConfirm={async (orderItemUuids) => {
        setFailure(null);
        const refused = await onChange({ kind: "addSingles", orderItemUuids, groupPosition: position });
        if (refused === null) onDialog(null);
        else {
          setFailure(refused);
          // One of them may have been removed in another tab.
          await reload();
        }
      }}
      onRetry={async () => void (await Promise.all([reload(), reloadCatalogue()]))}
    />
  );
}
