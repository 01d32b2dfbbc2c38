import { TermsOfSale } from "../features/terms/TermsOfSale.tsx";
import { Page } from "../ui/index.ts";
import { usePageTitle } from "./pageTitle.ts";

/** /cgv. */
export function TermsRoute() {
  usePageTitle("Conditions générales de vente");
  return (
    <Page>
      <TermsOfSale />
    </Page>
  );
}
