import { TextLink } from "../../ui/index.ts";

/** « J’accepte les conditions générales de vente », the terms one link away. */
export function TermsLabel({ termsPath }: { termsPath: string }) {
  return (
    <>
      J’ai lu et j’accepte les <TextLink to={termsPath}>conditions générales de vente</TextLink>
    </>
  );
}
