import { useAtomValue } from "jotai";
import { useLocation } from "react-router";
import { placeAtom } from "../api/place.ts";
import { cartCountAtom, currentCustomerAtom } from "../api/session.ts";
import { selectionCountAtom } from "../features/selection/atoms.ts";
import { Box, Icon, IconButton, Inline, Text, TextLink } from "../ui/index.ts";
import { paths, routePaths } from "./paths.ts";

/** Number of things in French: « 1 photo », « 3 photos »; zero is singular. */
const counted = (count: number, one: string) => `${count} ${one}${count > 1 ? "s" : ""}`;

/** The top bar of every page (specification, section 2). */
export function TopBar() {
  const { pathname, search } = useLocation();
  const { placeWhat } = useAtomValue(placeAtom);
  const selected = useAtomValue(selectionCountAtom);
  const inCart = useAtomValue(cartCountAtom);
  const customer = useAtomValue(currentCustomerAtom);
  const onSearch = pathname === routePaths.search;
  const inSelection = onSearch && new URLSearchParams(search).get("view") === "selection";
  return (
    <Box as="header" background="surface" paddingInline={["md", "lg", "xl"]} paddingBlock="xs">
      <Inline justify="space-between" wrap={false}>
        <TextLink standalone to={onSearch && !inSelection ? paths.rootSearch() : paths.search()}>
          <Inline space="xs" wrap={false}>
            <Icon name="logo" size="large" />
            <Text as="span" weight="strong" size="lead">
              Dossard
            </Text>
          </Inline>
        </TextLink>
        <Inline as="nav" space="xs" wrap={false}>
          <IconButton icon="search" label="Rechercher" to={paths.search()} />
          <IconButton
            icon="heart"
            label={selected > 0 ? `Ma sélection, ${counted(selected, "photo")}` : "Ma sélection"}
            count={selected}
            to={paths.selection()}
          />
          <IconButton
            icon="cart"
            label={inCart > 0 ? `Panier, ${counted(inCart, "article")}` : "Panier"}
            count={inCart}
            to={paths.cart()}
          />
          {customer && (
            <Box display={["none", "block"]}>
              <Text as="span" size="small">
                {customer.firstName} {customer.lastName}
              </Text>
            </Box>
          )}
          {placeWhat === "main" && <IconButton icon="help" label="Aide" to={paths.help()} />}
          {placeWhat === "main" &&
            (customer ? (
              <IconButton icon="user" label="Mon compte" to={paths.account()} />
            ) : (
              <IconButton
                icon="user"
                label="Connexion / Créer un compte"
                title="Connexion / Créer un compte"
                to={paths.login()}
              />
            ))}
        </Inline>
      </Inline>
    </Box>
  );
}
