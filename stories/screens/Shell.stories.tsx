import type { Meta, StoryObj } from "@storybook/react-vite";
import { Route, Routes } from "react-router";
import { expect, fn, within } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { CartRoute } from "../../src/routes/CartRoute.tsx";
import { Shell } from "../../src/shell/Shell.tsx";
import { Button, Heading, Modal, Page, Text, Toast, ToastRegion } from "../../src/ui/index.ts";
import { answering } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { cartCalls, shopCalls } from "../support/orderData.ts";
import { discount, pictureUuids } from "../support/searchData.ts";
import { opensIn } from "../support/window.ts";

/** What surrounds every screen: top bar, banner, footer, and what floats above them. */
const meta = {
  title: "screens/Shell",
  component: Shell,
  parameters: {
    bare: true,
    holdsNavigation: true,
    path: "/cart",
    msw: [answering(contract.discounts.listDiscounts, [discount]), ...cartCalls(), ...shopCalls],
  },
  decorators: [inShop({ selected: pictureUuids.slice(0, 3) })],
  render: () => (
    <Routes>
      <Route element={<Shell />}>
        <Route path="/cart" element={<CartRoute />} />
        <Route path="/everything" element={<Everything />} />
      </Route>
    </Routes>
  ),
} satisfies Meta<typeof Shell>;
export default meta;
type Story = StoryObj<typeof meta>;

const body = within(document.body);

/** The choice of the appearance loads after the first picture, or after 3 seconds if the page has none. */
const wholeFooter = () => body.findByText("Apparence", undefined, { timeout: 6000 });

const rounds = Array.from({ length: 30 }, (_, place) => `Les photos de l’épreuve ${place + 1} sont prêtes.`);

/** A dialog and a toast above a long page. */
function Everything() {
  return (
    <Page>
      <Heading level={1}>Le Grand Prix</Heading>
      {rounds.map((round) => (
        <Text key={round}>{round}</Text>
      ))}
      <Modal
        open
        onOpenChange={fn()}
        title="Choisir un format"
        closeLabel="Fermer"
        footer={<Button variant="primary">Continuer</Button>}
      >
        <Text>Le 20 × 30 cm se pose, le 30 × 45 cm s’accroche.</Text>
      </Modal>
      <ToastRegion label="Messages">
        <Toast dismissLabel="Fermer le message" onDismiss={fn()} duration={60_000}>
          Photo ajoutée à votre sélection.
        </Toast>
      </ToastRegion>
    </Page>
  );
}

/** Top bar, banner, screen and footer; only the screen is printed. */
export const Default: Story = {
  tags: ["tablet", "kiosk", "print"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("53,10 €")).toBeVisible();
    await expect(await canvas.findByRole("region", { name: "Promotion en cours" })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Panier, 2 articles" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Renoncer au contrat ici" })).toBeVisible();
    await wholeFooter();
  },
};

/** At a stand: without account, without help. */
export const AtAStand: Story = {
  globals: { theme: "stand", ...opensIn("kiosk") },
  tags: ["kiosk"],
  decorators: [inShop({ placeWhat: "truck", selected: pictureUuids.slice(0, 3) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("53,10 €")).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Panier, 2 articles" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Renoncer au contrat ici" })).toBeNull();
  },
};

/** A dialog covers the top bar, a toast covers both. */
export const EverythingAtOnce: Story = {
  tags: ["whole-page", "tablet"],
  parameters: { path: "/everything" },
  play: async ({ canvas }) => {
    await expect(await body.findByRole("dialog", { name: "Choisir un format" })).toBeVisible();
    await expect(await body.findByText("Photo ajoutée à votre sélection.")).toBeVisible();
    await expect(await canvas.findByText(/Offre de saison/)).toBeInTheDocument();
    await wholeFooter();
  },
};

/** A question of the cart covers the top bar. */
export const Asked: Story = {
  play: async ({ canvas, userEvent }) => {
    const [remove] = await canvas.findAllByRole("button", { name: /^Supprimer/ });
    await userEvent.click(remove as HTMLElement);
    await expect(await body.findByRole("alertdialog")).toBeVisible();
    await wholeFooter();
  },
};
