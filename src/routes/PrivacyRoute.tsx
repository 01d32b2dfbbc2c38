import { useAtomValue } from "jotai";
import { placeAtom } from "../api/place.ts";
import { privacy } from "../features/terms/privacy.ts";
import { TermsSections } from "../features/terms/TermsSections.tsx";
import { Heading, Page } from "../ui/index.ts";
import { usePageTitle } from "./pageTitle.ts";
import { SellerText } from "./SellerText.tsx";

/** /donnees-personnelles. */
export function PrivacyRoute() {
  usePageTitle("Données personnelles et cookies");
  const { placeWhat } = useAtomValue(placeAtom);
  return (
    <Page width="reading">
      <SellerText>
        {(seller) => (
          <>
            <Heading level={1}>Données personnelles et cookies</Heading>
            <TermsSections sections={privacy(seller, placeWhat)} />
          </>
        )}
      </SellerText>
    </Page>
  );
}
