import { paths } from "../shop/paths.ts";
import { usePageTitle } from "../shop/usePageTitle.ts";
import { useHydrationEnd } from "../state/useHydrationEnd.ts";
import { Button, ButtonLink, EmptyState, Inline, Page } from "../ui/index.ts";

/** A screen that crashed or whose code failed to load: one sentence and two actions. */
export function ErrorRoute() {
  useHydrationEnd();
  usePageTitle("Une erreur est survenue");
  return (
    <Page width="reading">
      <EmptyState
        level={1}
        icon="warning"
        title="Une erreur est survenue"
        action={
          <Inline justify="center">
            <Button variant="primary" icon="refresh" onClick={() => window.location.reload()}>
              Recharger la page
            </Button>
            <ButtonLink to={paths.rootSearch()} icon="home">
              Retour à l’accueil
            </ButtonLink>
          </Inline>
        }
      >
        Cette page n’a pas pu s’afficher. Votre sélection et votre panier sont conservés.
      </EmptyState>
    </Page>
  );
}
