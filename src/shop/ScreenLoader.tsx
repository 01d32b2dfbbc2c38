import { useHydrationEnd } from "../state/useHydrationEnd.ts";
import { Loader, Page } from "../ui/index.ts";

/** Shown while a screen's code loads, also in the page itself (src/entry/serverEntry.tsx). */
export function ScreenLoader() {
  useHydrationEnd();
  return (
    <Page>
      <Loader label="Chargement en cours…" space="screen" />
    </Page>
  );
}
