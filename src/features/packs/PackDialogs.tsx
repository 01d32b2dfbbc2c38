import { useAtomValue } from "jotai";
import { useState } from "react";
import type { FilterType, Product } from "../../api/contract/catalogueEntities.ts";
import { type GroupPosition, groupPositions } from "../../domain/packs/packCapacity.ts";
import { packMatchCriteria } from "../../domain/packs/packMatchCriteria.ts";
import { pictureLabel } from "../../domain/pictures/pictureTitle.ts";
import type { PackChange } from "./mutations.ts";
import { isPackChangingAtom } from "./mutations.ts";
import { ChooseContest, ChooseSingles, ChooseValue } from "./PackChoiceDialogs.tsx";
import { MatchingGallery, PlacesGallery } from "./PackGalleries.tsx";
import { PictureEditModal } from "./PictureEditModal.tsx";
import { type PackPage, placeGroups } from "./packPage.ts";
import { RemovePictureModal } from "./RemovePictureModal.tsx";
import type { ChangeRefused, Refused } from "./refusalWords.ts";

/** The open dialog of a pack's page, and its subject. */
export type PackDialog =
  | { kind: "contest" }
  | { kind: "value"; slot: 0 | 1 }
  | { kind: "edit"; placeUuid: string }
  | { kind: "remove"; placeUuid: string }
  | { kind: "fromCart"; position: GroupPosition }
  | { kind: "gallery"; index: number };

export interface PackDialogsProps {
  page: PackPage & { product: Product };
  dialog: PackDialog;
  types: readonly FilterType[];
  onDialog: (dialog: PackDialog | null) => void;
  /** Resolves with the refusal; null if accepted. */
  onChange: (change: PackChange) => Promise<ChangeRefused | null>;
  /** Shown on the page, since the dialog's subject is gone. */
  onRefused: (refused: ChangeRefused) => void;
}

/** The dialogs of a pack's page. Load it lazily: it bundles them all. */
export function PackDialogs(props: PackDialogsProps) {
  const { page, dialog, onDialog } = props;
  switch (dialog.kind) {
    case "contest":
      return <ChooseContest {...props} />;
    case "value":
      return <ChooseValue {...props} slot={dialog.slot} />;
    case "fromCart":
      return <ChooseSingles {...props} position={dialog.position} />;
    case "edit":
    case "remove":
      return <PlaceDialog {...props} dialog={dialog} />;
    case "gallery": {
      const content = packMatchCriteria(page.product, page.item);
      const gallery = {
        title: page.product.label,
        index: dialog.index,
        onIndexChange: (index: number | null) => onDialog(index === null ? null : { kind: "gallery", index }),
      };
      return page.product.nature === "multi" || content === null ? (
        <PlacesGallery {...gallery} page={page} />
      ) : (
        <MatchingGallery {...gallery} content={content} />
      );
    }
  }
}

interface PlaceDialogProps extends PackDialogsProps {
  dialog: Extract<PackDialog, { placeUuid: string }>;
}

/** Actions on one picture of the pack: view, move to the other group, remove. */
function PlaceDialog({ page, dialog, onDialog, onChange, onRefused }: PlaceDialogProps) {
  const changing = useAtomValue(isPackChangingAtom);
  const [failure, setFailure] = useState<Refused | null>(null);
  const { placeUuid } = dialog;
  const groups = placeGroups(page);
  const group = groups.find(({ pictures }) => pictures.some((one) => one.placeUuid === placeUuid));
  const placed = group?.pictures.find((one) => one.placeUuid === placeUuid);
  // Removed in another tab.
  if (!group || !placed) return null;
  const { picture, small } = placed;
  const other = groupPositions.find((position) => position !== group.position);
  const onOpenChange = (open: boolean) => !open && !changing && onDialog(null);

  async function act(change: PackChange) {
    setFailure(null);
    const refused = await onChange(change);
    if (refused !== null && refused.code !== "NOT_FOUND") {
      setFailure(refused);
      return;
    }
    onDialog(null);
    // The dialog closes along with its picture.
    if (refused) onRefused(refused);
  }

  if (dialog.kind === "remove") {
    return (
      <RemovePictureModal
        open
        onOpenChange={onOpenChange}
        pictureName={pictureLabel(picture)}
        failure={failure}
        onRemove={(mode) => act({ kind: "removePicture", placeUuid, mode })}
      />
    );
  }
  return (
    <PictureEditModal
      open
      onOpenChange={onOpenChange}
      picture={picture}
      place={[
        groups.length > 1 ? `Groupe ${group.position}` : "Dans le pack",
        ...(group.format ? [group.format] : []),
      ].join(", ")}
      small={small}
      failure={failure}
      onChangeGroup={
        groups.length > 1 && other
          ? () => act({ kind: "changeGroup", placeUuid, newGroupPosition: other })
          : undefined
      }
      onRemove={() => onDialog({ kind: "remove", placeUuid })}
    />
  );
}
