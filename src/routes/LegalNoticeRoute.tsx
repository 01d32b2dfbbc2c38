import { useAtomValue } from "jotai";
import { legalNotice } from "../features/terms/legalNotice.ts";
import { SellerText } from "../features/terms/SellerText.tsx";
import { TermsSections } from "../features/terms/TermsSections.tsx";
import { placeAtom } from "../shop/place.ts";
import { usePageTitle } from "../shop/usePageTitle.ts";
import { Heading, Page } from "../ui/index.ts";

/** /mentions-legales. */
export function LegalNoticeRoute() {
  usePageTitle("Mentions légales");
  const { placeWhat } = useAtomValue(placeAtom);
  return (
    <Page width="reading">
      <SellerText>
        {(seller) => (
          <>
            <Heading level={1}>Mentions légales</Heading>
            <TermsSections sections={legalNotice(seller, placeWhat)} />
          </>
        )}
      </SellerText>
    </Page>
  );
}
