import type { ReactElement } from "react";
import { expect, test } from "vitest";
import type {
  Button,
  ButtonLink,
  ConfirmationModal,
  IconButton,
  LoadingButton,
  Modal,
  ModeToggle,
  PackTooltip,
  Pagination,
  QRCode,
  Stepper,
  Tooltip,
} from "../../src/ui/index.ts";

/** Checked by the compiler: these props fit the component. */
type Of<Component extends (props: never) => unknown> = Parameters<Component>[0];
const fits = <Props,>(props: Props) => props;
const button = null as unknown as ReactElement;
const nothing = () => undefined;
const pages = {
  label: "Pages",
  count: 3,
  previousLabel: "Page précédente",
  nextLabel: "Page suivante",
  pageLabel: (page: number) => `Page ${page}`,
  positionText: (page: number, count: number) => `Page ${page} sur ${count}`,
};

/** A pair of props that compiles leaves its `ts-expect-error` unused, which fails the type check. */
test("impossible props do not compile", () => {
  const impossible = [
    // @ts-expect-error out of use in two ways at once
    fits<Of<typeof Button>>({ children: "Valider", disabled: true, unavailable: true }),
    // @ts-expect-error a look of its own
    fits<Of<typeof Button>>({ children: "Valider", className: "mine" }),
    // @ts-expect-error a button without words
    fits<Of<typeof Button>>({ icon: "cart" }),
    // @ts-expect-error a link to two places
    fits<Of<typeof ButtonLink>>({ children: "Voir", to: "/cart", href: "/facture.pdf" }),
    // @ts-expect-error a link to nowhere
    fits<Of<typeof ButtonLink>>({ children: "Voir" }),
    // @ts-expect-error a wait without words for it
    fits<Of<typeof LoadingButton>>({ children: "Valider" }),
    // @ts-expect-error busy by two words
    fits<Of<typeof LoadingButton>>({ children: "Valider", loadingLabel: "…", "aria-busy": true }),
    // @ts-expect-error a drawing without a name
    fits<Of<typeof IconButton>>({ icon: "close" }),
    // @ts-expect-error a link that is out of use
    fits<Of<typeof IconButton>>({ icon: "cart", label: "Panier", to: "/cart", disabled: true }),
    fits<Of<typeof Stepper>>({
      label: "Étapes",
      active: 0,
      // @ts-expect-error something to do on the way to nowhere
      steps: [{ label: "Rechercher", onClick: nothing }],
    }),
    fits<Of<typeof ModeToggle<"a" | "b">>>({
      label: "Affichage",
      value: "a",
      onValueChange: nothing,
      // @ts-expect-error one mode is no switch
      modes: [{ value: "a", label: "Par épreuve" }],
    }),
    // @ts-expect-error held open by nobody
    fits<Of<typeof Tooltip>>({ text: "Pourquoi", children: button, open: true }),
    // @ts-expect-error two reasons at once
    fits<Of<typeof PackTooltip>>({
      text: "Pourquoi",
      children: button,
      places: { free: 1, selected: 2 },
      categories: { picture: "A", pack: "B" },
    }),
    // @ts-expect-error no reason at all
    fits<Of<typeof PackTooltip>>({ text: "Pourquoi", children: button }),
    // @ts-expect-error a dialog without a title
    fits<Of<typeof Modal>>({ open: true, onOpenChange: nothing, closeLabel: "Fermer" }),
    // @ts-expect-error a dialog that cannot be closed
    fits<Of<typeof Modal>>({ open: true, title: "Format", closeLabel: "Fermer" }),
    // @ts-expect-error a question without what it does
    fits<Of<typeof ConfirmationModal>>({ open: true, onOpenChange: nothing, title: "Vider ?" }),
    // @ts-expect-error pages that have addresses, none of which is the current one
    fits<Of<typeof Pagination>>({ ...pages, to: (page) => `/account?page=${page}` }),
    // @ts-expect-error an image without a name
    fits<Of<typeof QRCode>>({ value: "https://dossard.example" }),
  ];
  expect(impossible).toHaveLength(19);
});

test("what stands in the shop compiles", () => {
  const possible = [
    fits<Of<typeof Button>>({ children: "Valider", disabled: true }),
    fits<Of<typeof Button>>({ children: "Valider", unavailable: true }),
    fits<Of<typeof ButtonLink>>({ children: "Facture", href: "/facture.pdf", download: "" }),
    fits<Of<typeof Stepper>>({
      label: "Étapes",
      active: 0,
      steps: [{ label: "Rechercher", to: "/search", onClick: nothing }, { label: "Commander" }],
    }),
    fits<Of<typeof Tooltip>>({ text: "Pourquoi", children: button, open: true, onOpenChange: nothing }),
    fits<Of<typeof PackTooltip>>({ text: "Pourquoi", children: button, places: { free: 1, selected: 2 } }),
  ];
  expect(possible).toHaveLength(6);
});
