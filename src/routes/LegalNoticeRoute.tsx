import { useAtomValue } from "jotai";
import { placeAtom } from "../api/place.ts";
import { legalNotice } from "../features/terms/legalNotice.ts";
import { TermsSections } from "../features/terms/TermsSections.tsx";
import { Heading, Page } from "../ui/index.ts";
import { usePageTitle } from "./pageTitle.ts";
import { SellerText } from "./SellerText.tsx";

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
