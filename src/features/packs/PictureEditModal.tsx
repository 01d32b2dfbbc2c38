import { useAtomValue } from "jotai";
import type { Picture as Photo } from "../../api/contract/catalogueEntities.ts";
import { pictureSources, pictureUrl } from "../../domain/pictures/imageUrl.ts";
import { pictureLabel, pictureTitle } from "../../domain/pictures/pictureTitle.ts";
import { placeAtom } from "../../shop/place.ts";
import { Alert, Button, LoadingButton, Modal, Picture, Text } from "../../ui/index.ts";
import type { Refused } from "./refusalWords.ts";
import { close } from "./texts.ts";

export interface PictureEditModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  picture: Photo;
  /** « Groupe 1, 20x30 cm ». */
  place: string;
  /** « Photo de 1200x800 px, petite pour ce format »; null if the size suffices. */
  small: string | null;
  /** Why the last change was refused. */
  failure: Refused | null;
  /** Moves it to the other group. Omitted if the pack has one group. */
  onChangeGroup?: (() => Promise<void>) | undefined;
  onRemove: () => void;
}

/** One picture of a pack and its actions. Load it lazily: it bundles the dialog. */
export function PictureEditModal(props: PictureEditModalProps) {
  const { open, onOpenChange, picture, place, small, failure, onChangeGroup, onRemove } = props;
  const { cdnHost } = useAtomValue(placeAtom);
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title={`Photo ${pictureTitle(picture)}`}
      closeLabel={close}
      footer={
        <>
          <Button icon="trash" onClick={onRemove}>
            Retirer du pack
          </Button>
          {onChangeGroup && (
            <LoadingButton
              variant="primary"
              loadingLabel="Changement de groupe en cours…"
              onClick={onChangeGroup}
            >
              Changer de groupe
            </LoadingButton>
          )}
        </>
      }
    >
      <Text tone="muted">{place}</Text>
      {small && <Alert tone="warning">{small}</Alert>}
      {failure && <Alert tone="critical">{failure.shopperMessage}</Alert>}
      <Picture
        src={pictureUrl(cdnHost, picture, 600)}
        srcSet={pictureSources(cdnHost, picture)}
        sizes="(min-width: 768px) 36rem, 100vw"
        fit="contain"
        alt={`Photo ${pictureLabel(picture)}`}
        retryLabel="Réessayer"
        eager="first"
      />
    </Modal>
  );
}
