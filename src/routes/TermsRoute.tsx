import { SellerText } from "../features/terms/SellerText.tsx";
import { TermsOfSale } from "../features/terms/TermsOfSale.tsx";
import { usePageTitle } from "../shop/usePageTitle.ts";
import { Page } from "../ui/index.ts";

/** /cgv. */
export function TermsRoute() {
  usePageTitle("Conditions générales de vente");
  return (
    <Page>
      <SellerText>{(seller) => <TermsOfSale seller={seller} />}</SellerText>
    </Page>
  );
}
