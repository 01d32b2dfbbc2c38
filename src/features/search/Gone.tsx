import { paths } from "../../shop/paths.ts";
import { ShopStepper } from "../../shop/ShopStepper.tsx";
import { usePageTitle } from "../../shop/usePageTitle.ts";
import { ButtonLink, EmptyState, Page } from "../../ui/index.ts";

const gone = { event: "Cet événement n’existe plus", contest: "Cette épreuve n’existe plus" };

/** For the link of what the shop does not have. Not kept as the last search: the next visit begins anew. */
export function Gone({ what }: { what: keyof typeof gone }) {
  usePageTitle(gone[what]);
  return (
    <Page width="wide">
      <ShopStepper active={0} />
      <EmptyState
        level={1}
        icon="calendar"
        title={gone[what]}
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
