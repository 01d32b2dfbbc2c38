import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { formatEuros } from "../../src/domain/money.ts";
import { Badge, ClickableCard, Columns, Heading, Price, Stack } from "../../src/ui/index.ts";
import { photo } from "../drawings/photo.ts";

const meta = {
  title: "ui/ClickableCard",
  component: ClickableCard,
  args: {
    title: "Grand Prix de Lamotte-Beuvron",
    cover: photo(4),
    eager: true,
    level: 2,
    meta: ["Du 12 au 15 juin 2026", "4 218 photos"],
    to: "/search?event=lamotte",
  },
  render: (args) => (
    <Columns>
      <ClickableCard {...args} />
    </Columns>
  ),
} satisfies Meta<typeof ClickableCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole card is the link's target. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Grand Prix de Lamotte-Beuvron" });
    const { x, y, width, height } = canvas.getByRole("article").getBoundingClientRect();
    const corner = document.elementFromPoint(x + width - 20, y + height - 20);
    await expect(corner).toBe(link);
  },
};
export const Playground: Story = { args: { ratio: "16/9", badge: <Badge tone="promo">−20 %</Badge> } };

/** Events as on the search page. */
export const Events: Story = {
  tags: ["phone", "stand"],
  render: () => (
    <Stack>
      <Heading level={1} size="title2">
        Retrouvez vos photos
      </Heading>
      <Columns>
        <ClickableCard
          title="Grand Prix de Lamotte-Beuvron"
          level={2}
          cover={photo(4)}
          eager
          meta={["Du 12 au 15 juin 2026", "4 218 photos"]}
          badge={<Badge tone="promo">−20 %</Badge>}
          to="/a"
        />
        <ClickableCard
          title="Championnat régional de saut d’obstacles de Nouvelle-Aquitaine"
          level={2}
          cover={photo(1)}
          eager
          meta={["Les 6 et 7 juin 2026", "1 902 photos"]}
          to="/b"
        />
        <ClickableCard
          title="Concours du Haras du Pin"
          level={2}
          cover={null}
          meta={["Le 30 mai 2026", "Photos à venir"]}
          to="/c"
        />
      </Columns>
    </Stack>
  ),
};

/** A pack opens a dialog: it is a button. */
export const Pack: Story = {
  args: { onClick: fn() },
  render: ({ onClick }) => (
    <Columns>
      <ClickableCard
        title="Pack 10 photos numériques"
        level={2}
        meta={["10 fichiers en haute définition", "3 photos déjà choisies"]}
        footer={<Price amount={formatEuros(6900)} size="large" />}
        onClick={() => onClick?.()}
      />
      <ClickableCard
        title="Toutes les photos de l’épreuve"
        level={2}
        selected
        meta={["218 fichiers en haute définition"]}
        footer={<Price amount={formatEuros(12_900)} size="large" />}
        onClick={() => onClick?.()}
      />
    </Columns>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole("button", { name: "Toutes les photos de l’épreuve" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  },
};
