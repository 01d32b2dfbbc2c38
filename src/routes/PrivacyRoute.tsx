import { useAtomValue } from "jotai";
import { privacy } from "../features/terms/privacy.ts";
import { SellerText } from "../features/terms/SellerText.tsx";
import { TermsSections } from "../features/terms/TermsSections.tsx";
import { placeAtom } from "../shop/place.ts";
import { usePageTitle } from "../shop/usePageTitle.ts";
import { Heading, Page } from "../ui/index.ts";

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
