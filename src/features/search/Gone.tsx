import { useAtomValue } from "jotai";
import { contestWords } from "../../domain/shop/contestWords.ts";
import { paths } from "../../shop/paths.ts";
import { placeAtom } from "../../shop/place.ts";
import { ShopStepper } from "../../shop/ShopStepper.tsx";
import { usePageTitle } from "../../shop/usePageTitle.ts";
import { ButtonLink, EmptyState, Page } from "../../ui/index.ts";

/** Shown for a link to an unknown event or contest. Not saved as the last search: the next visit starts at the root. */
export function Gone({ what }: { what: "event" | "contest" }) {
  const { placeMode } = useAtomValue(placeAtom);
  const title =
    what === "event" ? "Cet événement n’existe plus" : `Cette ${contestWords[placeMode]} n’existe plus`;
  usePageTitle(title);
  return (
    <Page width="wide">
      <ShopStepper active={0} />
      <EmptyState
        level={1}
        icon="calendar"
        title={title}
        action={
          <ButtonLink variant="primary" icon="home" to={paths.rootSearch()}>
            Accueil
          </ButtonLink>
        }
      >
        Le lien est peut-être trop ancien. Retrouvez vos photos parmi tous les événements.
      </EmptyState>
    </Page>
  );
}
