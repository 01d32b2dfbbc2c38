import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { notFoundRedirectMs } from "../domain/shop/limits.ts";
import { focusHeading } from "../shell/focusHeading.ts";
import { paths } from "../shop/paths.ts";
import { usePageTitle } from "../shop/usePageTitle.ts";
import { Button, ButtonLink, EmptyState, Inline, Page } from "../ui/index.ts";

/** Unknown path: redirects to the search after 3 seconds, unless the shopper stays (WCAG 2.2.1). */
export function NotFoundRoute() {
  const navigate = useNavigate();
  const [staying, setStaying] = useState(false);
  usePageTitle("Page introuvable");
  useEffect(() => {
    if (staying) return;
    const timer = setTimeout(() => navigate(paths.search(), { replace: true }), notFoundRedirectMs);
    return () => clearTimeout(timer);
  }, [navigate, staying]);
  return (
    <Page width="reading">
      <EmptyState
        level={1}
        icon="search"
        title="Oups"
        action={
          <Inline justify="center">
            <ButtonLink variant="primary" to={paths.search()} icon="search">
              Rechercher vos photos
            </ButtonLink>
            {!staying && (
              <Button
                onClick={() => {
                  setStaying(true);
                  // The button disappears along with the focus.
                  focusHeading();
                }}
              >
                Rester sur cette page
              </Button>
            )}
          </Inline>
        }
      >
        Cette page n’existe pas.
        {!staying && " Vous allez être redirigé vers la recherche dans 3\u00a0secondes."}
      </EmptyState>
    </Page>
  );
}
