import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Tabs, Text } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";
import { narrow } from "../support/widths.tsx";

type View = "photos" | "packs" | "files";

const meta = {
  title: "ui/Tabs",
  tags: ["new", "since-0.2.0"],
  component: Tabs<View>,
  args: {
    label: "Contenu de la commande",
    tabs: [
      { value: "photos", label: "Photos", icon: "image", content: <Text>Douze photos à l’unité.</Text> },
      { value: "packs", label: "Packs", count: "2", content: <Text>Deux packs de dix photos.</Text> },
      { value: "files", label: "Fichiers", content: <Text>Prêts dans 48 heures.</Text> },
    ],
    onValueChange: fn(),
  },
  parameters: {
    usage: {
      when: ["For two to six views of one subject, of which one is enough at a time."],
      whenNot: [
        "For the screens of the shop or the steps of an order, use links or Stepper.",
        "For two displays of the same content, use ModeToggle.",
        "For content to compare or to print, show it all.",
      ],
      accessibility: [
        "The tabs pattern with automatic activation: one tab stop, left and right arrows change the tab and wrap around, Home and End go to the ends.",
        "The next tab stop is the panel; tabs that do not fit wrap.",
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Tabs<View>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["forced-colors"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("tablist", { name: "Contenu de la commande" })).toBeVisible();
    await userEvent.tab();
    const first = canvas.getByRole("tab", { name: "Photos" });
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute("aria-selected", "true");
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel", { name: "Photos" })).toHaveFocus();
  },
};
export const Playground: Story = { args: { defaultValue: "packs" } };

/** Arrows wrap around; Home and End go to the ends. */
export const Keyboard: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    for (const [key, name] of [
      ["{ArrowRight}", /Packs/],
      ["{ArrowRight}", "Fichiers"],
      ["{ArrowRight}", "Photos"],
      ["{ArrowLeft}", "Fichiers"],
      ["{Home}", "Photos"],
      ["{End}", "Fichiers"],
    ] as const) {
      await userEvent.keyboard(key);
      const tab = canvas.getByRole("tab", { name });
      await expect(tab).toHaveFocus();
      await expect(tab).toHaveAttribute("aria-selected", "true");
      await expect(canvas.getByRole("tabpanel")).toHaveAccessibleName(name);
    }
    await expect(canvas.getByText("Prêts dans 48 heures.")).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("files");
  },
};

/** The caller keeps the current tab. */
export const Controlled: Story = {
  tags: ["no-picture"],
  args: { value: "packs" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "Fichiers" }));
    await expect(args.onValueChange).toHaveBeenCalledWith("files");
    await expect(canvas.getByRole("tab", { name: /Packs/ })).toHaveAttribute("aria-selected", "true");
  },
};

const long = {
  tabs: [
    { value: "photos", label: "Photos achetées à l’unité", content: <Text>Douze photos.</Text> },
    {
      value: "packs",
      label: "Packs et compléments de packs",
      count: "12",
      content: <Text>Deux packs.</Text>,
    },
    { value: "files", label: "Fichiers numériques à télécharger", content: <Text>Prêts.</Text> },
  ] as const,
};
export const LongText: Story = { args: long };
export const Narrow: Story = { args: { ...long, defaultValue: "files" }, decorators: [narrow] };
