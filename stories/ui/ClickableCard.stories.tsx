import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { formatEuros } from "../../src/domain/money/money.ts";
import {
  Badge,
  Box,
  ClickableCard,
  Columns,
  cardLayouts,
  coverRatios,
  Heading,
  headingLevels,
  Price,
  Stack,
} from "../../src/ui/index.ts";
import { missingImage } from "../drawings/images.ts";
import { photo } from "../drawings/photo.ts";
import type { Usage } from "../support/usage.ts";
import { inWindow } from "../support/window.ts";

const meta = {
  title: "ui/ClickableCard",
  tags: ["stable", "since-0.1.0"],
  component: ClickableCard,
  argTypes: {
    ratio: { control: "select", options: coverRatios },
    level: { control: "select", options: headingLevels },
    layout: { control: "select", options: cardLayouts },
  },
  parameters: {
    usage: {
      when: [
        "A choice of items, each with a name and a few facts: events, contests, packs.",
        "With `to` for a link to a screen, with `onClick` alone for an action on this one.",
      ],
      whenNot: [
        "For a card with its own buttons or fields, use Card: a target must not contain another.",
        "For hundreds of photographs, use Mosaic with Picture.",
        "For a choice inside a form, use RadioGroup with its cards.",
      ],
      accessibility: [
        "One link or one button, named by the title alone; the whole card is its target and shows its focus ring.",
        "The cover is decorative: everything important is in the text.",
        "In a choice, each button says whether it is pressed; the chosen card has a check as well as its colour.",
      ],
    } satisfies Usage,
  },
  args: {
    title: "Grand Prix de Lamotte-Beuvron",
    cover: photo(4),
    eager: true,
    level: 2,
    meta: ["Du 12 au 15 juin 2026", "4\u202f218 photos"],
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
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: "Grand Prix de Lamotte-Beuvron" });
    const { x, y, width, height } = canvas.getByRole("article").getBoundingClientRect();
    const corner = document.elementFromPoint(x + width - 20, y + height - 20);
    await expect(corner).toBe(link);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole("article")).outlineStyle).toBe("solid");
    link.blur();
  },
};
export const Playground: Story = { args: { ratio: "16/9", badge: <Badge tone="promo">−20 %</Badge> } };

/** The focus ring surrounds the whole card. */
export const Focused: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};

/** Events as on the search page. */
export const Events: Story = {
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
          meta={["Du 12 au 15 juin 2026", "4\u202f218 photos"]}
          badge={<Badge tone="promo">−20 %</Badge>}
          to="/a"
        />
        <ClickableCard
          title="Championnat régional de saut d’obstacles de Nouvelle-Aquitaine"
          level={2}
          cover={photo(1)}
          eager
          meta={["Les 6 et 7 juin 2026", "1\u202f902 photos"]}
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

/** A pack opens a dialog: a button, pressed by Enter and by Space. */
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
    </Columns>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: "Pack 10 photos numériques" });
    await expect(button).toHaveFocus();
    // Not a toggle: it has no pressed state.
    await expect(button).not.toHaveAttribute("aria-pressed");
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    button.blur();
  },
};

const packs = ["Pack 10 photos numériques", "Toutes les photos de l’épreuve", "Pack 3 tirages 20 × 30"];

/** In a choice, each card says whether it is chosen. */
export const Choice: Story = {
  tags: ["forced-colors"],
  render: function Render() {
    const [chosen, setChosen] = useState(packs[1]);
    return (
      <Columns as="ul">
        {packs.map((title) => (
          <Box as="li" key={title}>
            <ClickableCard
              title={title}
              level={2}
              selected={title === chosen}
              meta={["Fichiers en haute définition"]}
              footer={<Price amount={formatEuros(6900)} size="large" />}
              onClick={() => setChosen(title)}
            />
          </Box>
        ))}
      </Columns>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const pressed = () => canvas.getAllByRole("button").map((button) => button.getAttribute("aria-pressed"));
    await expect(pressed()).toEqual(["false", "true", "false"]);
    const first = canvas.getByRole("button", { name: "Pack 10 photos numériques" });
    await userEvent.click(first);
    await expect(pressed()).toEqual(["true", "false", "false"]);
    first.blur();
  },
};

/** The card of the current screen. */
export const CurrentScreen: Story = {
  args: { selected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("aria-current", "true");
  },
};

/** A drawing of the same size replaces a cover that fails. */
export const CoverFails: Story = {
  args: { cover: missingImage },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("img")).toBeNull());
  },
};

export const WithoutCover: Story = {
  render: ({ title, meta: lines, level }) => (
    <Columns>
      <ClickableCard title={title} meta={lines ?? []} level={level ?? 2} to="/a" />
    </Columns>
  ),
};

/** Cards in a row share the height of the tallest, with the price at the bottom of each. */
export const LongText: Story = {
  render: () => (
    <Columns>
      <ClickableCard
        title="Championnat régional de saut d’obstacles et de dressage de Nouvelle-Aquitaine, finale des amateurs"
        level={2}
        cover={photo(1)}
        eager
        meta={["Du vendredi 12 au lundi 15 juin 2026", "1\u202f234\u202f567 photos"]}
        badge={<Badge tone="promo">−20 % sur toutes les photos jusqu’à dimanche soir</Badge>}
        footer={<Price amount={formatEuros(123_450)} />}
        to="/a"
      />
      <ClickableCard
        title="Pack"
        level={2}
        cover={photo(2)}
        eager
        footer={<Price amount={formatEuros(1250)} />}
        to="/b"
      />
    </Columns>
  ),
};

/** Compact: on a phone its title and its price share a line. */
export const Compact: Story = {
  tags: ["no-picture"],
  args: {
    title: "Mon parcours complet",
    cover: undefined,
    meta: [],
    footer: <Price amount={formatEuros(3900)} />,
    layout: "compact",
  },
  play: async ({ canvas }) => {
    const above = () =>
      canvas.getByText(/39,00/).getBoundingClientRect().top >
      canvas.getByRole("heading").getBoundingClientRect().bottom;
    await expect(above()).toBe(true);
    await inWindow(390, 844, async () => {
      await expect(above()).toBe(false);
    });
  },
};
