import { useAtomValue } from "jotai";
import { placeAtom } from "../api/place.ts";
import { Contact } from "../features/help/Contact.tsx";
import { HelpTopics } from "../features/help/HelpTopics.tsx";
import { Heading, Page, Stack, Text } from "../ui/index.ts";
import { usePageTitle } from "./pageTitle.ts";
import { paths } from "./paths.ts";

/** /help. */
export function HelpRoute() {
  usePageTitle("Aide");
  const { placeMode } = useAtomValue(placeAtom);
  return (
    <Page>
      <Stack space="xs">
        <Heading level={1}>Aide</Heading>
        <Text size="lead" tone="muted">
          De la recherche à la réception de vos photos, tout ce qu’il faut savoir.
        </Text>
      </Stack>
      <HelpTopics mode={placeMode} />
      <Contact termsPath={paths.cgv()} />
    </Page>
  );
}
