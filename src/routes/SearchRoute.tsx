import { Heading, Page } from "../ui/index.ts";
import { usePageTitle } from "./pageTitle.ts";

/** /search. */
export function SearchRoute() {
  usePageTitle("Rechercher vos photos");
  return (
    <Page width="wide">
      <Heading level={1}>Retrouvez vos photos</Heading>
    </Page>
  );
}
