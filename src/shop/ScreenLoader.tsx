import { Loader, Page } from "../ui/index.ts";

/** While a screen's code is on its way. */
export function ScreenLoader() {
  return (
    <Page>
      <Loader label="Chargement en cours…" space="screen" />
    </Page>
  );
}
