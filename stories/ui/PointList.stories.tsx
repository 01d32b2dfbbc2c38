import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { iconNames, PointList, pointListSpaces } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";
import { inWindow } from "../support/window.ts";

const points = [
  "Le téléchargement est possible pendant un an, autant de fois que vous le souhaitez.",
  "Les fichiers sont en pleine définition, sans filigrane.",
  "L’usage est privé\u00a0: ni publicité, ni revente.",
];

const meta = {
  title: "ui/PointList",
  tags: ["stable", "since-0.1.0"],
  component: PointList,
  argTypes: {
    icon: { control: "select", options: iconNames },
    space: { control: "select", options: pointListSpaces },
  },
  parameters: {
    usage: {
      when: ["Two to eight points of running text: help, terms of sale, what a pack contains."],
      whenNot: [
        "For names and their values, use DefinitionList.",
        "For steps in sequence, use Stepper or a numbered text.",
        "For controls, use a list of TextLink, or ClickableCard.",
      ],
      accessibility: [
        "A list with its count; the icon is silent, so it never carries a meaning alone.",
        "The title, if any, names the list.",
      ],
    } satisfies Usage,
  },
  args: { points },
} satisfies Meta<typeof PointList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole("list")).getAllByRole("listitem");
    await expect(items.map((item) => item.textContent)).toEqual(points);
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};
export const Playground: Story = {
  args: { title: "Vos fichiers numériques", icon: "check", space: "tight" },
};

/** A title names the list and is part of the outline. */
export const Titled: Story = {
  args: { title: "Vos fichiers numériques", level: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Vos fichiers numériques" })).toBeVisible();
    await expect(canvas.getByRole("list", { name: "Vos fichiers numériques" })).toBeVisible();
  },
};

/** Under another title, the list's own is hidden visually. */
export const TitleHidden: Story = {
  args: { title: "Vos fichiers numériques", titleHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading")).toBeNull();
    await expect(canvas.getByRole("list", { name: "Vos fichiers numériques" })).toBeVisible();
  },
};

export const Tight: Story = {
  args: {
    space: "tight",
    icon: "check",
    points: ["Tirage 20 × 30", "Papier brillant", "Expédié sous 5 jours"],
  },
};

/** A point of several lines stays clear of its icon, and a very long word breaks. */
export const LongText: Story = {
  args: {
    points: [
      "Conformément aux articles L.\u00a0221-18 et suivants du code de la consommation, vous disposez de quatorze jours pour renoncer à l’achat de vos tirages, sans avoir à donner de raison ni à supporter d’autres frais que ceux du retour.",
      "https://www.exemple.fr/conditions-generales-de-vente/photographies-numeriques/telechargement",
    ],
  },
};

/** Icons shrank to nothing beside long words: each keeps its size. */
export const BugDrawingShrank: Story = {
  name: "Bug: the drawing shrank beside long words",
  args: LongText.args ?? {},
  tags: ["no-picture"],
  play: async ({ canvasElement }) => {
    await inWindow(390, 844, async () => {
      const widths = [...canvasElement.querySelectorAll("svg")].map(
        (drawing) => drawing.getBoundingClientRect().width,
      );
      await expect(widths).toEqual([16, 16]);
    });
  },
};
