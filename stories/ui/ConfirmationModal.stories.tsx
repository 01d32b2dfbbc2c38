import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { Button, ConfirmationModal, confirmationTones, LineItem, Price } from "../../src/ui/index.ts";
import { photo } from "../drawings/photo.ts";
import type { Usage } from "../support/usage.ts";
import { inWindow } from "../support/window.ts";

const page = within(document.body);
const after = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

const meta = {
  title: "ui/ConfirmationModal",
  tags: ["stable", "since-0.1.0"],
  component: ConfirmationModal,
  argTypes: { tone: { control: "select", options: confirmationTones } },
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(() => Promise.resolve()),
    title: "Vider votre sélection\u202f?",
    message: "Les 12 photos de votre sélection en seront retirées. Votre panier ne change pas.",
    confirmLabel: "Vider ma sélection",
    cancelLabel: "Annuler",
    loadingLabel: "Suppression en cours…",
    closeLabel: "Fermer",
    tone: "danger",
  },
  parameters: {
    usage: {
      when: [
        "Before an action that cannot be undone or costs work: emptying the selection, removing an item from the cart, cancelling an order.",
        "Danger if something is lost; default for a mere change, such as a price.",
      ],
      whenNot: [
        "For an action that can be undone, act at once and offer to undo it in a Toast.",
        "For a task with fields or choices, use Modal.",
        "For a message without a choice, use Alert.",
      ],
      accessibility: [
        "An alertdialog: the question is its name, the consequence is its description, and both are read when it opens.",
        "The cancel button has the initial focus, so that a hasty Enter loses nothing; the action's button uses its own verb.",
        "A running action is announced once, and nothing closes the dialog meanwhile; a failure is announced inside it, and the dialog stays open.",
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof ConfirmationModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["forced-colors"],
  play: async () => {
    const dialog = await page.findByRole("alertdialog", { name: "Vider votre sélection\u202f?" });
    await expect(dialog).toHaveAccessibleDescription(/^Les 12 photos/);
    const cancel = within(dialog).getByRole("button", { name: "Annuler" });
    await waitFor(() => expect(cancel).toHaveFocus());
  },
};
export const Playground: Story = {
  args: {
    tone: "default",
    title: "Changer de format\u202f?",
    message: "Le prix de cet article passe de 9,00\u00a0€ à 14,00\u00a0€.",
    confirmLabel: "Changer de format",
    loadingLabel: "Enregistrement en cours…",
  },
};

/** Shows the item in question. */
export const WithItem: Story = {
  args: {
    title: "Supprimer cet article\u202f?",
    message: "Il sera retiré de votre panier. La photo reste dans votre sélection.",
    confirmLabel: "Supprimer",
    cancelLabel: "Conserver",
    children: (
      <LineItem
        size="small"
        image={photo(1)}
        imageAlt="Jeanne Lefèvre sur Quartz"
        title="Tirage papier"
        meta={["20x30\u00a0cm", "Photo DSC_0411"]}
        price={<Price amount={"14,00\u00a0€"} />}
      />
    ),
  },
};

/** The action runs once, then the dialog requests closing. */
export const Confirm: Story = {
  args: { onConfirm: fn(() => after(100)) },
  play: async ({ userEvent, args }) => {
    const dialog = await page.findByRole("alertdialog");
    await userEvent.dblClick(within(dialog).getByRole("button", { name: "Vider ma sélection" }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

/** While the action runs, the dialog cannot be closed. */
export const Running: Story = {
  args: { onConfirm: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ userEvent, args }) => {
    const dialog = await page.findByRole("alertdialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "Vider ma sélection" }));
    await expect(within(dialog).getByRole("status")).toHaveTextContent("Suppression en cours…");
    await userEvent.click(within(dialog).getByRole("button", { name: "Annuler" }));
    await userEvent.click(within(dialog).getByRole("button", { name: "Fermer" }));
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
  },
};

/** The action fails: the dialog says why, stays open, and allows a retry. */
export const Failed: Story = {
  args: {
    onConfirm: fn(async () => {
      await after(20);
      throw new Error("offline");
    }),
    failureText: () => "Le serveur ne répond pas. Réessayez dans un instant.",
  },
  play: async ({ userEvent, args }) => {
    const dialog = await page.findByRole("alertdialog");
    const confirm = within(dialog).getByRole("button", { name: "Vider ma sélection" });
    await userEvent.click(confirm);
    await expect(await within(dialog).findByRole("alert")).toHaveTextContent("Le serveur ne répond pas.");
    await waitFor(() => expect(confirm).not.toHaveAttribute("aria-busy"));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(confirm);
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledTimes(2));
    await expect(await within(dialog).findByRole("alert")).toBeVisible();
    await waitFor(() => expect(confirm).not.toHaveAttribute("aria-busy"));
  },
};

export const Cancel: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await page.findByRole("alertdialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "Annuler" }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** Opened and answered by keyboard alone: a hasty Enter cancels, and the focus returns. */
export const ByKeyboard: Story = {
  args: { open: false },
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Vider toute ma sélection</Button>
        <ConfirmationModal {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole("button", { name: "Vider toute ma sélection" });
    const closed = () => waitFor(() => expect(page.queryByRole("alertdialog")).toBeNull());
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(page.getByRole("button", { name: "Annuler" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await closed();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());

    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(page.getByRole("button", { name: "Annuler" })).toHaveFocus());
    await userEvent.tab();
    await expect(page.getByRole("button", { name: "Vider ma sélection" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await closed();
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Long words in the smallest window: everything stays reachable. */
export const LongWords: Story = {
  args: {
    title: "Renoncer à votre commande et vider entièrement votre panier\u202f?",
    message:
      "Les 3 packs, les 14 tirages et les 27 fichiers numériques de cette commande en seront retirés, et la remise de bienvenue avec eux. Votre sélection ne change pas.",
    confirmLabel: "Renoncer à ma commande",
    cancelLabel: "Conserver ma commande",
  },
  play: async () => {
    const dialog = await page.findByRole("alertdialog");
    await inWindow(320, 480, async () => {
      const frame = dialog.getBoundingClientRect();
      await expect(frame.top).toBeGreaterThanOrEqual(0);
      await expect(frame.bottom).toBeLessThanOrEqual(480);
      // The question comes first; the buttons need a scroll.
      await expect(within(dialog).getByRole("heading").getBoundingClientRect().top).toBeGreaterThan(0);
      dialog.scrollTop = dialog.scrollHeight;
      for (const name of ["Conserver ma commande", "Renoncer à ma commande"]) {
        const { bottom } = within(dialog).getByRole("button", { name }).getBoundingClientRect();
        await expect(bottom).toBeLessThanOrEqual(480);
      }
      dialog.scrollTop = 0;
    });
  },
};
