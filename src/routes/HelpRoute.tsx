import { useAtomValue } from "jotai";
import { Contact } from "../features/help/Contact.tsx";
import { HelpTopics } from "../features/help/HelpTopics.tsx";
import { helpOfferQueryAtom, unknownOffer } from "../features/help/helpOffer.ts";
import { paths } from "../shop/paths.ts";
import { placeAtom } from "../shop/place.ts";
import { sellerQueryAtom } from "../shop/seller.ts";
import { usePageTitle } from "../shop/usePageTitle.ts";
import { dataOf } from "../state/query.ts";
import { useHydrationEnd } from "../state/useHydrationEnd.ts";
import { Heading, Loader, Page, Stack, Text } from "../ui/index.ts";

export const firstQueries = [helpOfferQueryAtom, sellerQueryAtom];

/** /help. */
export function HelpRoute() {
  useHydrationEnd();
  usePageTitle("Aide");
  const { placeMode, placeWhat } = useAtomValue(placeAtom);
  const offer = useAtomValue(helpOfferQueryAtom);
  const seller = useAtomValue(sellerQueryAtom);
  return (
    <Page>
      <Stack space="xs">
        <Heading level={1}>Aide</Heading>
        <Text size="lead" tone="muted">
          De la recherche à la réception de vos photos, tout ce qu’il faut savoir.
        </Text>
      </Stack>
      {offer.status === "loading" || seller.status === "loading" ? (
        <Loader space="screen" label="Chargement en cours..." />
      ) : (
        <>
          <HelpTopics placeMode={placeMode} placeWhat={placeWhat} offer={dataOf(offer) ?? unknownOffer} />
          <Contact seller={dataOf(seller) ?? null} termsPath={paths.cgv()} />
        </>
      )}
    </Page>
  );
}
