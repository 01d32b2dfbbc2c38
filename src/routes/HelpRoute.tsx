import { useAtomValue } from "jotai";
import { placeAtom } from "../api/place.ts";
import { dataOf } from "../api/query.ts";
import { sellerQueryAtom } from "../api/seller.ts";
import { Contact } from "../features/help/Contact.tsx";
import { HelpTopics } from "../features/help/HelpTopics.tsx";
import { helpOfferQueryAtom, unknownOffer } from "../features/help/helpOffer.ts";
import { Heading, Loader, Page, Stack, Text } from "../ui/index.ts";
import { usePageTitle } from "./pageTitle.ts";
import { paths } from "./paths.ts";

/** /help. */
export function HelpRoute() {
  usePageTitle("Aide");
  const { placeMode, placeWhat } = useAtomValue(placeAtom);
  const offer = useAtomValue(helpOfferQueryAtom);
  const seller = dataOf(useAtomValue(sellerQueryAtom));
  return (
    <Page>
      <Stack space="xs">
        <Heading level={1}>Aide</Heading>
        <Text size="lead" tone="muted">
          De la recherche à la réception de vos photos, tout ce qu’il faut savoir.
        </Text>
      </Stack>
      {offer.status === "loading" ? (
        <Loader space="screen" label="Chargement en cours..." />
      ) : (
        <HelpTopics placeMode={placeMode} placeWhat={placeWhat} offer={dataOf(offer) ?? unknownOffer} />
      )}
      <Contact seller={seller ?? null} termsPath={paths.cgv()} />
    </Page>
  );
}
