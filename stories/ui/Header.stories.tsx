import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Banner, Header, Heading, IconButton, Page, Text } from "../../src/ui/index.ts";

const meta = {
  title: "ui/Header",
  component: Header,
  parameters: { bare: true },
  args: {
    logo: { label: "Dossard", to: "/search" },
    name: "Jeanne Lefèvre",
    navigationLabel: "Navigation principale",
    skipLabel: "Aller au contenu",
    actions: (
      <>
        <IconButton icon="search" label="Chercher mes photos" to="/search" />
        <IconButton icon="heart" label="Ma sélection, 7 photos" count={7} to="/selection" />
        <IconButton icon="cart" label="Panier, 2 articles" count={2} to="/cart" />
        <IconButton icon="help" label="Aide" to="/help" />
        <IconButton icon="user" label="Mon compte" to="/account" />
      </>
    ),
  },
  render: (args) => (
    <>
      <Header {...args} />
      <Banner tone="promo" label="Promotion en cours">
        Jusqu’à dimanche, −20 % sur toutes les photos !
      </Banner>
      <Page>
        <Heading level={1}>Retrouvez vos photos</Heading>
        <Text size="lead" tone="muted">
          Cherchez par le nom du cheval, du cavalier, ou par le numéro de dossard.
        </Text>
      </Page>
    </>
  ),
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first press of Tab offers to skip the bar. */
export const Default: Story = {
  tags: ["phone", "stand"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Aller au contenu" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("main")).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
  },
};
export const Playground: Story = { args: { name: undefined } };

/** At a stand there is neither account nor help. */
export const AtTheStand: Story = {
  args: {
    name: undefined,
    actions: (
      <>
        <IconButton icon="search" label="Chercher mes photos" to="/search" />
        <IconButton icon="heart" label="Ma sélection, vide" to="/selection" />
        <IconButton icon="cart" label="Panier, 1 article" count={1} to="/cart" />
      </>
    ),
  },
};
