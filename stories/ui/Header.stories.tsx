import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { Banner, Card, Header, Heading, IconButton, Page, Stack, Text } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

const meta = {
  title: "ui/Header",
  tags: ["stable", "since-0.1.0"],
  component: Header,
  parameters: {
    bare: true,
    usage: {
      when: ["Once, on top of every screen: the mark, links to search, selection, cart, help, account."],
      whenNot: [
        "For the steps of an order, use Stepper below it.",
        "For a screen's place in the catalogue, use Breadcrumbs inside Page.",
        "For a message to everybody, put a Banner right below it.",
      ],
      accessibility: [
        "The banner landmark, with a named navigation in it.",
        "Its skip link is the first tab stop; it moves the focus to Page’s main landmark.",
        "Each icon's name includes its count: « Panier, 2 articles ».",
        "It stays on top without hiding focused elements: the page scrolls them clear.",
      ],
    } satisfies Usage,
  },
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

/** Landmarks, and a skip link as the first tab stop. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const banner = canvas.getByRole("banner");
    const navigation = within(banner).getByRole("navigation", { name: "Navigation principale" });
    await expect(within(navigation).getAllByRole("link")).toHaveLength(5);
    await expect(within(banner).getByRole("link", { name: "Dossard" })).toHaveAttribute("href", "/search");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Aller au contenu" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("main")).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
  },
};
export const Playground: Story = { args: { name: undefined } };

/** The first thing that a keyboard user sees; it covers the mark until the focus moves on. */
export const SkipLink: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const { width, height, top } = canvas
      .getByRole("link", { name: "Aller au contenu" })
      .getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThan(40);
    await expect(top).toBeGreaterThanOrEqual(0);
    (document.activeElement as HTMLElement).blur();
  },
};

/** From the skip link to the last icon, in reading order. */
export const ByKeyboard: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, userEvent }) => {
    const order: (string | null)[] = [];
    for (let press = 0; press < 7; press += 1) {
      await userEvent.tab();
      order.push(
        document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? null,
      );
    }
    await expect(order).toEqual([
      "Aller au contenu",
      "Dossard",
      "Chercher mes photos",
      "Ma sélection, 7 photos",
      "Panier, 2 articles",
      "Aide",
      "Mon compte",
    ]);
    await expect(canvas.getByRole("banner")).toContainElement(document.activeElement as HTMLElement);
  },
};

/** A stand has neither account nor help. */
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

/** A long name is cut; large counts stay on their icon. */
export const LongText: Story = {
  args: {
    name: "Marie-Charlotte de La Rochefoucauld-Montmorency",
    actions: (
      <>
        <IconButton icon="search" label="Chercher mes photos" to="/search" />
        <IconButton icon="heart" label="Ma sélection, 100 photos" count={100} to="/selection" />
        <IconButton icon="cart" label="Panier, 112 articles" count={112} to="/cart" />
        <IconButton icon="user" label="Mon compte" to="/account" />
      </>
    ),
  },
};

const ownLogo =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 90 30'%3E%3Ccircle cx='15' cy='15' r='13'/%3E%3Cpath d='M36 8h50v14H36z'/%3E%3C/svg%3E";

/** A photographer's own logo, on white paper in the dark too. */
export const OwnLogo: Story = {
  tags: ["dark"],
  args: { logo: { label: "Photos de Lamotte", to: "/search", image: ownLogo } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Photos de Lamotte" })).toBeVisible();
    await expect(canvas.queryByText("Photos de Lamotte")).toBeNull();
  },
};

const onLogo = fn();

/** The mark may also act: begin a new search. */
export const LogoActs: Story = {
  tags: ["no-picture"],
  args: { logo: { label: "Dossard", to: "/search", onClick: onLogo } },
  play: async ({ canvas, userEvent }) => {
    onLogo.mockClear();
    await userEvent.click(canvas.getByRole("link", { name: "Dossard" }));
    await expect(onLogo).toHaveBeenCalledTimes(1);
  },
};

/** Stays on top; what is scrolled to stops clear of it. */
export const StaysOnTop: Story = {
  tags: ["no-picture"],
  render: (args) => (
    <>
      <Header {...args} />
      <Page>
        <Stack>
          {Array.from({ length: 40 }, (_, index) => index + 1).map((number) => (
            <Card key={number} space="sm">
              <Heading level={2} size="title4" focusable id={`epreuve-${number}`}>
                Épreuve {number}
              </Heading>
            </Card>
          ))}
        </Stack>
      </Page>
    </>
  ),
  play: async ({ canvas }) => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const header = canvas.getByRole("banner").getBoundingClientRect();
    await expect(header.top).toBe(0);
    const heading = canvas.getByRole("heading", { name: "Épreuve 5" });
    // As a link to it does. The focus would scroll it to the middle of the window, where no bar is.
    heading.scrollIntoView({ block: "start", behavior: "instant" });
    await expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(header.bottom);
  },
};
