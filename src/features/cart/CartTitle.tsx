import { paths } from "../../shop/paths.ts";
import { ButtonLink, Heading, Inline } from "../../ui/index.ts";

/** The cart's title and the link back to the start. */
export function CartTitle() {
  return (
    <Inline justify="space-between">
      <Heading level={1}>Votre panier</Heading>
      <ButtonLink icon="home" to={paths.rootSearch()}>
        Accueil
      </ButtonLink>
    </Inline>
  );
}
