import { Loader, Page } from "../ui/index.ts";

/** Shown while a screen's code loads. */
export function ScreenLoader() {
  return (
    <Page>
      <Loader label="Chargement en cours…" space="screen" />
    </Page>
  );
}
