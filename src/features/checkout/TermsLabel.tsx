import { TextLink } from "../../ui/index.ts";

/** « J’accepte les conditions générales de vente »; the terms open without leaving the form. */
export function TermsLabel({ termsPath }: { termsPath: string }) {
  return (
    <>
      J’ai lu et j’accepte les{" "}
      <TextLink to={termsPath} newTabLabel="nouvel onglet">
        conditions générales de vente
      </TextLink>
    </>
  );
}
