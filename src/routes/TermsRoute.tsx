import { TermsOfSale } from "../features/terms/TermsOfSale.tsx";
import { Page } from "../ui/index.ts";
import { usePageTitle } from "./pageTitle.ts";
import { SellerText } from "./SellerText.tsx";

/** /cgv. */
export function TermsRoute() {
  usePageTitle("Conditions générales de vente");
  return (
    <Page>
      <SellerText>{(seller) => <TermsOfSale seller={seller} />}</SellerText>
    </Page>
  );
}
