import { useAtomValue, useSetAtom } from "jotai";
import { Suspense, useCallback, useMemo, useState } from "react";
import type { Picture } from "../api/contract/catalogueEntities.ts";
import { pictureLabel } from "../domain/pictures/pictureTitle.ts";
import { openAddPictureAtom } from "../features/addPicture/openState.ts";
import { OrderSelection } from "../features/orderSelection/OrderSelection.tsx";
import { PictureMosaic } from "../features/search/PictureMosaic.tsx";
import { useMosaicPlace } from "../features/search/useMosaicPlace.ts";
import {
  removeFromSelectionAtom,
  selectionAtom,
  tickedUuidsAtom,
  untickAtom,
} from "../features/selection/atoms.ts";
import { ClearSelectionButton } from "../features/selection/ClearSelectionButton.tsx";
import { SelectionRefused } from "../features/selection/SelectionRefused.tsx";
import { SharedOpened } from "../features/selection/SharedOpened.tsx";
import { ShareSelectionButton } from "../features/selection/ShareSelectionButton.tsx";
import { selectionView } from "../features/selection/selectionView.ts";
import { TickedBar } from "../features/selection/TickedBar.tsx";
import { isKioskAtom } from "../shop/kiosk.ts";
import { paths } from "../shop/paths.ts";
import type { PictureView } from "../shop/pictureView.ts";
import { shopUrlAtom } from "../shop/place.ts";
import { ShopStepper } from "../shop/ShopStepper.tsx";
import { usePageTitle } from "../shop/usePageTitle.ts";
import { lazyPart } from "../state/lazyPart.ts";
import { Badge, Button, ButtonLink, EmptyState, Heading, Inline, Page, Stack } from "../ui/index.ts";
import { AddPicture } from "../widgets/AddPicture.tsx";
import { MarkedTile } from "../widgets/PicturesPanel.tsx";

const ContinueOnPhone = lazyPart(() => import("../widgets/ContinueOnPhone.tsx"), "ContinueOnPhone");

/** "Ma sélection" on /search; leaving it restores the search. */
export function SelectionScreen() {
  usePageTitle("Ma sélection");
  const uuids = useAtomValue(selectionAtom);
  const view = useMemo(() => selectionView(uuids), [uuids]);
  const open = useSetAtom(openAddPictureAtom);
  const shopUrl = useAtomValue(shopUrlAtom);
  const isKiosk = useAtomValue(isKioskAtom);
  const [continuing, setContinuing] = useState(false);
  const [ordering, setOrdering] = useState<readonly string[] | null>(null);
  const untick = useSetAtom(untickAtom);
  return (
    <Page width="wide">
      <ShopStepper active={2} />
      <Inline justify="space-between">
        <Inline>
          <Heading level={1}>Ma sélection</Heading>
          {uuids.length > 0 && <Badge tone="accent">{uuids.length}</Badge>}
        </Inline>
        <Inline space="xs" data-reach="">
          <ButtonLink size="small" icon="home" iconOnPhone to={paths.rootSearch()}>
            Accueil
          </ButtonLink>
          <ButtonLink size="small" icon="arrowLeft" iconOnPhone to={paths.search()}>
            Revenir à la recherche
          </ButtonLink>
          {uuids.length > 0 && (
            <>
              <Button size="small" variant="primary" icon="cart" onClick={() => setOrdering(uuids)}>
                Commander ma sélection
              </Button>
              <Button
                size="small"
                icon="plus"
                onClick={() => open({ type: "openedWithSeveral", pictures: uuids })}
              >
                Tout ajouter à un pack
              </Button>
              <ShareSelectionButton
                uuids={uuids}
                linkOf={(code) => new URL(paths.sharedSelection(code), shopUrl).href}
              />
              {isKiosk && (
                <Button size="small" icon="share" onClick={() => setContinuing(true)}>
                  Continuer sur votre téléphone
                </Button>
              )}
              <ClearSelectionButton />
            </>
          )}
        </Inline>
      </Inline>
      {continuing && (
        <Suspense>
          <ContinueOnPhone onClose={() => setContinuing(false)} />
        </Suspense>
      )}
      <SharedOpened />
      {uuids.length > 0 ? (
        <SelectedPictures uuids={uuids} view={view} onOrder={setOrdering} />
      ) : (
        <NothingSelected />
      )}
      {/* Not in the bar of the ticked pictures, which goes when they are ordered. They stay in the selection. */}
      <OrderSelection
        uuids={ordering}
        onClose={() => setOrdering(null)}
        cartHref={paths.cart()}
        onOrdered={untick}
      />
      <AddPicture view={view} origin="selection" />
    </Page>
  );
}

interface SelectedPicturesProps {
  uuids: readonly string[];
  view: PictureView;
  onOrder: (uuids: readonly string[]) => void;
}

function SelectedPictures({ uuids, view, onOrder }: SelectedPicturesProps) {
  const open = useSetAtom(openAddPictureAtom);
  const remove = useSetAtom(removeFromSelectionAtom);
  const place = useMosaicPlace("selection");
  const { count } = view;
  const drawPicture = useCallback(
    (picture: Picture, index: number) => (
      <MarkedTile
        picture={picture}
        label={pictureLabel(picture)}
        index={index}
        onOpen={() => open({ type: "opened", origin: "selection", index, count })}
      />
    ),
    [open, count],
  );
  const skip = useCallback((index: number) => remove(uuids.slice(index, index + 1)), [remove, uuids]);
  const ticked = useAtomValue(tickedUuidsAtom);
  return (
    <Stack space="md">
      <SelectionRefused />
      <PictureMosaic
        label="Photos de ma sélection"
        view={view}
        renderPicture={drawPicture}
        onMissing={skip}
        place={place}
        bar={
          <TickedBar onAddToPack={() => open({ type: "openedWithSeveral", pictures: ticked })}>
            <Button variant="primary" icon="cart" onClick={() => onOrder(ticked)}>
              Commander
            </Button>
          </TickedBar>
        }
      />
    </Stack>
  );
}

function NothingSelected() {
  return (
    <EmptyState
      icon="heart"
      title="Aucune photo dans Ma sélection"
      action={
        <ButtonLink variant="primary" icon="search" to={paths.search()}>
          Rechercher vos photos
        </ButtonLink>
      }
    >
      Cochez les photos qui vous plaisent, puis ajoutez-les à votre sélection&nbsp;: vous les retrouverez ici.
    </EmptyState>
  );
}
