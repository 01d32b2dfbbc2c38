import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Button, IconButton, Menu, type MenuAction } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

const print = fn();
const cancel = fn();
const items: MenuAction[] = [
  { label: "Voir la commande", icon: "eye", to: "/order/7K2M" },
  { label: "Imprimer le ticket", icon: "print", onSelect: print },
  { label: "Rembourser", icon: "refresh", onSelect: fn(), unavailable: true },
  { label: "Annuler la commande", icon: "trash", tone: "danger", onSelect: cancel },
];

const meta = {
  title: "ui/Menu",
  tags: ["new", "since-0.2.0", "whole-page"],
  component: Menu,
  args: {
    label: "Actions sur la commande 7K2M",
    trigger: <Button iconEnd="chevronDown">Actions</Button>,
    items,
  },
  beforeEach: () => {
    print.mockClear();
    cancel.mockClear();
  },
  parameters: {
    usage: {
      when: ["For several actions on one thing that would crowd its line: an order, a picture, an operator."],
      whenNot: [
        "For one or two actions, use Buttons.",
        "For a choice that a form keeps, use Select; for screens of the shop, use links.",
      ],
      accessibility: [
        "The menu button pattern: Enter, Space and the down arrow open it on its first item, the up arrow on its last.",
        "Arrows move and wrap around, Home and End go to the ends, a letter to the next item that begins with it. Escape returns to the button, Tab goes on from it.",
        "An unavailable action is reached, says so, and does nothing.",
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["forced-colors"],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Actions" });
    await userEvent.click(button);
    const first = await canvas.findByRole("menuitem", { name: "Voir la commande" });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(first).toHaveAttribute("href", "/order/7K2M");
  },
};
export const Playground: Story = {
  args: { trigger: <IconButton icon="info" label="Actions" />, items: items.slice(1) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Actions" }));
    await userEvent.click(await canvas.findByRole("menuitem", { name: "Imprimer le ticket" }));
    await expect(print).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole("menu")).toBeNull());
  },
};

/** By keys alone, to an action at the end. */
export const Keyboard: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Actions" });
    await userEvent.tab();
    await userEvent.keyboard("{ArrowUp}");
    const last = await canvas.findByRole("menuitem", { name: "Annuler la commande" });
    await waitFor(() => expect(last).toHaveFocus());
    for (const [key, name] of [
      ["{ArrowDown}", "Voir la commande"],
      ["i", "Imprimer le ticket"],
      ["{ArrowDown}", "Rembourser"],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(canvas.getByRole("menuitem", { name })).toHaveFocus();
    }
    // Unavailable: it stays open.
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("menu")).toBeVisible();
    await userEvent.keyboard("{End}{Enter}");
    await expect(cancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

const long: MenuAction[] = [
  {
    label: "Renvoyer la confirmation et la facture à l’adresse e-mail de la commande",
    icon: "share",
    onSelect: fn(),
  },
  { label: "Marquer comme remise au stand, contre présentation du code", icon: "check", onSelect: fn() },
];
export const LongText: Story = {
  args: { items: long },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Actions" }));
    await waitFor(() => expect(canvas.getAllByRole("menuitem")[0]).toHaveFocus());
  },
};
